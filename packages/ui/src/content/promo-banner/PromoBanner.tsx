import { type ComponentProps, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { backdropClass, sparkClass, type Backdrop } from '../../foundations/backdrop/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { largeText } from '../../internal/large-text.ts';
import { TermsLine } from '../../internal/TermsLine.tsx';
import { Picture, type ImageSource, LowData } from '../picture/Picture.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { PauseIcon, PlayIcon } from '../../foundations/icon/index.ts';
import { CALM } from '../../internal/use-media.ts';

interface PromoVideoLabels {
  pause: string;
  play: string;
}

interface PromoVideoProps {
  src: string;
  poster?: string | undefined;
  labels: PromoVideoLabels;
}

/** Share of the banner that must be visible before its video plays. */
const SEEN = 0.6;

/** Whether autoplay is off: reduced motion, or data saving of the browser. */
const isCalm = () =>
  matchMedia(CALM).matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Background video of a banner: muted, plays once while visible, without autoplay for reduced motion or data
 * saving; no video data is loaded before it plays. If it fails, its poster or the backdrop remains.
 */
function PromoVideo({ src, poster, labels }: PromoVideoProps) {
  const isSparing = use(LowData) !== null;
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [isBroken, setBroken] = useState(false);
  /** The player pressed the button, so visibility no longer starts the video. */
  const isChosen = useRef(false);

  useEffect(() => {
    const video = videoRef.current;
    if (!video) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN;
        if (!isSeen) video.pause();
        else if (!isChosen.current && !isSparing && !isCalm() && !video.ended)
          video.play().catch(() => undefined);
      },
      { threshold: [0, SEEN] },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, [isSparing]);

  const toggle = () => {
    const video = videoRef.current;
    if (!video) return;
    isChosen.current = true;
    if (video.paused) video.play().catch(() => undefined);
    else video.pause();
  };

  return (
    <>
      <video
        ref={videoRef}
        src={src}
        poster={isSparing ? undefined : poster}
        muted
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setRunning(true)}
        onPause={() => setRunning(false)}
        onEnded={() => setRunning(false)}
        onError={() => setBroken(true)}
        className="pointer-events-none absolute inset-0 -z-20 size-full object-cover object-right"
      />
      <div
        className={cn(
          'absolute inset-0 -z-10 bg-[linear-gradient(90deg,rgb(0_0_0/.7),rgb(0_0_0/.45)_60%,rgb(0_0_0/.2))]',
          largeText.scrim,
        )}
      />
      {!isBroken && (
        <button
          type="button"
          aria-label={isRunning ? labels.pause : labels.play}
          onClick={toggle}
          className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full text-on-backdrop hover:bg-black/45 [&_svg]:size-4 [&_svg]:fill-current"
        >
          {isRunning ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </>
  );
}

/** Texts are ready to render; empty ones are left out. */
export interface PromoBannerProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  backdrop: Backdrop;
  eyebrow?: string | undefined;
  /** Line breaks are preserved. */
  title: string;
  text?: string | undefined;
  /** Amount below the text, in gold, such as a prize pool. */
  prize?: string | undefined;
  /** Shown if there is no `action`: "from 1 December". */
  note?: ReactNode;
  action?: { label: string; href: string } | undefined;
  /** Terms below the button: "21+ · wager x35 · 7 days". */
  terms?: string | undefined;
  /** Link to the full terms, shown after `terms`. */
  termsLink?: { label: string; href: string } | undefined;
  image?: ImageSource | undefined;
  /** Shown instead of the picture: muted, plays once while in view, with a pause button. */
  video?: { src: string; poster?: string | undefined; labels: PromoVideoLabels } | undefined;
}

/**
 * A small banner: texts and one button on a backdrop. At least 184 px high, so that two of them fit next to the
 * `BannerSlider` even with two lines of terms; fills its container's width.
 */
export function PromoBanner(props: PromoBannerProps) {
  const {
    backdrop,
    eyebrow,
    title,
    text,
    prize,
    note,
    action,
    terms,
    termsLink,
    image,
    video,
    className,
    ...rest
  } = props;
  return (
    <article
      {...rest}
      className={cn(
        '@container relative isolate flex min-h-46 flex-col items-start overflow-hidden rounded-xl p-4',
        backdropClass[backdrop],
        className,
      )}
    >
      <div className="backdrop-pattern absolute inset-0 -z-30" />
      {video ? (
        <PromoVideo {...video} />
      ) : (
        <Picture
          image={image ? { ...image, alt: '' } : null}
          className={cn(
            'pointer-events-none absolute top-3 right-2 -z-20 size-30 object-contain',
            largeText.object,
          )}
        />
      )}
      {eyebrow && (
        <span
          className={cn(
            'max-w-[64%] flex-none rounded-[9px_3px_9px_3px] bg-black/45 px-[9px] py-1 text-[0.75rem] leading-4 font-[650]',
            largeText.line,
          )}
        >
          <DotLine parts={eyebrow.split(' · ')} />
        </span>
      )}
      <h3
        className={cn(
          'slant mt-2 line-clamp-3 max-w-[64%] flex-none font-display text-[1.375rem] leading-[1.625rem] font-extrabold tracking-[-.02em] text-balance wrap-anywhere whitespace-pre-line',
          largeText.headline,
        )}
      >
        {title}
      </h3>
      {text && (
        <p
          className={cn(
            'mt-1 line-clamp-2 max-w-[64%] flex-none text-caption',
            largeText.text,
            sparkClass[backdrop],
          )}
        >
          <DotLine parts={text.split(' · ')} />
        </p>
      )}
      {prize && (
        <p
          className={cn(
            'slant max-w-full flex-none truncate font-display text-display-sm text-amber-bright',
            largeText.line,
          )}
        >
          {prize}
        </p>
      )}
      <div className="min-h-2.5 flex-1" />
      {action ? (
        <Button asChild variant="pearl" size="xs" className="max-w-full">
          <Link href={action.href}>
            <span className={cn('truncate', largeText.line)}>{action.label}</span>
          </Link>
        </Button>
      ) : (
        note && <p className={cn('text-caption font-[650]', sparkClass[backdrop])}>{note}</p>
      )}
      {terms && (
        <TermsLine terms={terms} link={termsLink} className={cn(largeText.text, sparkClass[backdrop])} />
      )}
      <div className="pointer-events-none absolute inset-0 rounded-xl shadow-[inset_0_0_0_1px_rgb(255_255_255/.1),inset_0_1px_0_rgb(255_255_255/.2)]" />
    </article>
  );
}

/** Skeleton of a `PromoBanner`; decorative. Put it into a `SkeletonGroup`. */
export function PromoBannerSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <Skeleton {...rest} className={cn('min-h-46 rounded-xl', className)} />;
}
