import { useEffect, useRef, useState } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { backdropClass, sparkClass } from '../../foundations/backdrop/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { largeText } from '../../internal/large-text.ts';
import { TermsLine } from '../../internal/TermsLine.tsx';
import { Picture } from '../picture/Picture.tsx';
import { blurHeight } from './box.ts';
import type { BannerSlideData } from './types.ts';

export interface BannerSlideProps {
  slide: BannerSlideData;
  /** "2 of 4": accessible name of the group. */
  label: string;
  /** The visible slide; the others are inert. */
  active: boolean;
  showImage: boolean;
  /** Called when the picture has loaded or failed. */
  onImageSettled: () => void;
  playVideo: boolean;
  onVideoPlaying: () => void;
  onVideoEnded: () => void;
  /** Called when the video failed; its poster or picture is shown instead. */
  onVideoFailed: () => void;
}

const fits = {
  object:
    'top-3.5 right-1 size-[150px] object-contain tablet:top-7 tablet:right-12 tablet:size-[264px] desktop:size-[300px]',
  visual:
    '-top-5.5 -right-4.5 h-[241px] w-[262px] object-contain [mask-image:linear-gradient(90deg,transparent_12%,#000_42%)] tablet:-top-[70px] tablet:-right-2.5 tablet:h-[433px] tablet:w-[470px] desktop:-top-[60px] desktop:-right-6 desktop:h-[464px] desktop:w-[503px]',
  cover: 'inset-0 size-full object-cover object-right',
} as const;

/**
 * Sizes of the headline. In every language it must fit two lines (three in the small size), so longer headlines use a
 * smaller size.
 */
const headline = {
  large:
    'line-clamp-2 max-w-[62%] text-[2rem] leading-[2.125rem] max-[359px]:text-[1.75rem] tablet:text-[2.75rem] tablet:leading-[2.625rem] desktop:text-[4rem] desktop:leading-[3.875rem]',
  wide: 'line-clamp-2 max-w-[62%] text-[1.75rem] leading-8 tablet:text-[2.75rem] tablet:leading-[2.625rem] desktop:text-[4rem] desktop:leading-[3.875rem]',
  medium:
    'line-clamp-2 max-w-[58%] text-[1.5rem] leading-7 tablet:text-[2.5rem] tablet:leading-[2.625rem] desktop:text-[3.25rem] desktop:leading-[3.375rem]',
  small:
    'line-clamp-3 max-w-[56%] text-[1.25rem] leading-6 tablet:text-[1.75rem] tablet:leading-[1.875rem] desktop:text-[2.25rem] desktop:leading-[2.5rem]',
} as const;

function headlineSize(title: string): keyof typeof headline {
  const longest = Math.max(...title.split('\n').map((line) => line.length));
  if (longest <= 8) return 'large';
  if (longest <= 10) return 'wide';
  return title.length <= 22 ? 'medium' : 'small';
}

/** One banner of the slider: text on the left, picture on the right. */
export function BannerSlide({
  slide,
  label,
  active,
  showImage,
  onImageSettled,
  playVideo,
  onVideoPlaying,
  onVideoEnded,
  onVideoFailed,
}: BannerSlideProps) {
  const { backdrop, eyebrow, title, text, prize, terms, termsLink, action, image, blur } = slide;
  const [brokenVideo, setBrokenVideo] = useState<string | null>(null);
  const video = slide.video?.src === brokenVideo ? undefined : slide.video;
  const poster = video ? undefined : slide.video?.poster;
  const fit = slide.imageFit ?? (image && image.width / image.height >= 1.5 ? 'cover' : 'object');
  const covered = video !== undefined || poster !== undefined || (image !== undefined && fit === 'cover');
  const strip = blur ? blurHeight(blur.height) : null;
  const size = headlineSize(title);
  return (
    <div
      role="group"
      aria-label={label}
      inert={!active}
      className={cn(
        // Same gap as swiper's, so that no slide moves when swiper loads.
        'swiper-slide relative isolate mr-3 h-full w-full flex-none overflow-hidden rounded-xl @max-[15rem]:h-auto',
        backdropClass[backdrop],
      )}
    >
      <div className="backdrop-pattern absolute inset-0 -z-30" />
      {video ? (
        <SlideVideo
          {...video}
          play={active && playVideo}
          onPlaying={onVideoPlaying}
          onEnded={onVideoEnded}
          onFailed={() => {
            setBrokenVideo(video.src);
            onVideoFailed();
          }}
        />
      ) : poster !== undefined ? (
        <Picture
          image={{ src: poster, width: 860, height: 484, alt: '' }}
          className={cn('pointer-events-none absolute -z-20 max-w-none', fits.cover)}
        />
      ) : (
        <Picture
          image={showImage && image ? image : null}
          onLoad={onImageSettled}
          onError={onImageSettled}
          loading={slide.priority ? 'priority' : 'lazy'}
          className={cn(
            'pointer-events-none absolute -z-20 max-w-none',
            fits[fit],
            fit !== 'cover' && largeText.object,
          )}
        />
      )}
      {strip !== null && (
        <div
          data-blur
          className="absolute inset-x-0 bottom-0 -z-10 [mask-image:linear-gradient(transparent,#000_60%)] backdrop-blur-[14px]"
          style={{ height: strip }}
        >
          {/* `background-color`, because `background` would also load a URL sent by the server. */}
          <div className="size-full opacity-60" style={{ backgroundColor: blur?.colour ?? 'black' }} />
        </div>
      )}
      {covered && (
        <div
          className={cn(
            'absolute inset-0 -z-10 bg-[linear-gradient(90deg,rgb(0_0_0/.62),rgb(0_0_0/.45)_45%,transparent_80%)]',
            largeText.scrim,
          )}
        />
      )}
      <div className="flex h-full flex-col items-start p-4.5 tablet:p-7 desktop:p-9">
        {eyebrow && (
          <span
            className={cn(
              'max-w-[62%] flex-none truncate rounded-[9px_3px_9px_3px] bg-black/45 px-[9px] text-[0.75rem] leading-6 font-[650]',
              largeText.line,
            )}
          >
            {eyebrow}
          </span>
        )}
        <h2
          className={cn(
            'slant mt-2.5 flex-none font-display font-extrabold tracking-[-.02em] text-balance whitespace-pre-line',
            headline[size],
            largeText.headline,
          )}
        >
          {title}
        </h2>
        {text && (
          <p
            className={cn(
              'mt-1.5 min-w-0 flex-none text-caption whitespace-pre-line tablet:max-w-75 tablet:text-[1rem] tablet:leading-6 desktop:text-[1.0625rem]',
              fit === 'visual' ? 'max-w-[44%]' : 'max-w-[52%]',
              size === 'small'
                ? 'line-clamp-1 tablet:line-clamp-2'
                : 'line-clamp-2 @max-[20rem]:line-clamp-3',
              largeText.text,
              sparkClass[backdrop],
            )}
          >
            {text}
          </p>
        )}
        {prize && (
          <p
            className={cn(
              'slant max-w-[58%] flex-none truncate font-display text-display-sm text-amber-bright tablet:text-[2.25rem] tablet:leading-[2.875rem]',
              largeText.line,
            )}
          >
            {prize}
          </p>
        )}
        <div className="mt-auto flex max-w-full flex-none flex-col items-start pt-1.5">
          {action && (
            <Button
              asChild
              variant="pearl"
              size="sm"
              className="max-w-full tablet:h-12 desktop:h-[54px] desktop:rounded-[14px] desktop:px-6 desktop:text-[1.0625rem]"
            >
              <Link href={action.href}>
                <span className={cn('truncate', largeText.line)}>{action.label}</span>
              </Link>
            </Button>
          )}
          {terms && (
            <TermsLine
              terms={terms}
              link={termsLink}
              className={cn('tablet:text-[0.8125rem]', largeText.text, sparkClass[backdrop])}
            />
          )}
        </div>
      </div>
      <div className="pointer-events-none absolute inset-0 rounded-xl shadow-[inset_0_0_0_1px_rgb(255_255_255/.1),inset_0_1px_0_rgb(255_255_255/.2)]" />
    </div>
  );
}

interface SlideVideoProps {
  src: string;
  poster?: string | undefined;
  play: boolean;
  onPlaying: () => void;
  onEnded: () => void;
  onFailed: () => void;
}

function SlideVideo({ src, poster, play, onPlaying, onEnded, onFailed }: SlideVideoProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    // If the browser refuses to play, the poster remains and the slider continues by its timer.
    if (play) video.play().catch(() => undefined);
    else video.pause();
  }, [play]);
  return (
    <video
      ref={videoRef}
      src={src}
      poster={poster}
      muted
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={onPlaying}
      onEnded={onEnded}
      onError={onFailed}
      className="pointer-events-none absolute inset-0 -z-20 size-full object-cover object-right"
    />
  );
}
