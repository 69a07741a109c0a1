import { use, useRef, useState, type ComponentProps, type FocusEvent } from 'react';
import { LowData } from '../picture/Picture.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { CALM, useMedia } from '../../internal/use-media.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { bannerBox, bannerColumn, controlsRow } from './box.ts';
import type { BannerLabels, BannerSlideData } from './types.ts';
import { useControls, useIdlePointer } from './use-controls.ts';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';

/** Skeleton of a `BannerSlider`; decorative. Put it into a `SkeletonGroup`. */
export function BannerSliderSkeleton({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden="true" {...rest} className={cn(bannerBox, bannerColumn, className)}>
      <div className="h-6" />
      {/* The same pattern as on every banner, so that the banner only adds its content. */}
      <div className="relative h-(--banner-height) overflow-hidden rounded-xl">
        <Skeleton className="h-full rounded-xl" />
        <div className="backdrop-pattern absolute inset-0" />
      </div>
    </div>
  );
}

/** Duration of the transition (BANNER-09). */
const SPEED_MS = 200;

export interface BannerSliderProps extends Omit<ComponentProps<'section'>, 'children'> {
  slides: readonly BannerSlideData[];
  labels: BannerLabels;
  /** Duration of a slide without video, ms (BANNER-04, BANNER-06). */
  autoplayMs?: number | undefined;
  /** How long a video slide waits for its video to start, ms (BANNER-08). */
  videoWaitMs?: number | undefined;
  /** Duration of a slide whose video failed, ms (BANNER-08). */
  videoFailMs?: number | undefined;
}

/**
 * Rotating banners. The rotation pauses while a mouse pointer is over the slider or the tab is hidden; stops when the
 * keyboard focus enters (except on the pause button), a slide is selected or swiped, or pause is pressed; and never
 * starts with reduced motion or data saving (`LowData`). The controls precede the slides in the document; hidden slides
 * are inert. Screen readers announce only changes made by the user.
 */
export function BannerSlider(props: BannerSliderProps) {
  const {
    slides,
    labels,
    autoplayMs = 5000,
    videoWaitMs = 10_000,
    videoFailMs = 3000,
    className,
    ...rest
  } = props;
  const count = slides.length;
  const names = slides.map(
    (slide, slideIndex) => `${labels.slide(slideIndex + 1, count)}: ${slide.title.replaceAll('\n', ' ')}`,
  );
  const saves = use(LowData) !== null;
  const calm = useMedia(CALM, false) || saves;
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const [videoSlide, setVideoSlide] = useState<string | null>(null);
  const [failedVideos, setFailedVideos] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const { idle, ...pointer } = useIdlePointer();
  /** Highest index whose picture has loaded or failed, or -1. */
  const [settled, setSettled] = useState(-1);
  /** Stops the rotation and announces the banner that the user selected. */
  const choose = (slideIndex: number) => {
    setStopped(true);
    setVideoSlide(null);
    setAnnouncement(names[slideIndex] ?? '');
  };
  const BannerControls = useControls();
  const rootRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState(0);
  const current = slides[index];
  // The next picture waits for the visible one.
  const loadsNext = settled >= index || current?.image === undefined || current.video !== undefined;
  const rotates = count > 1 && !calm;
  const videoRuns = current?.video !== undefined && videoSlide === current.id;
  const advance = () => {
    setVideoSlide(null);
    setWanted((index + 1) % count);
  };
  const waitMs =
    current && failedVideos.includes(current.id) ? Math.min(videoFailMs, videoWaitMs) : videoWaitMs;
  const stay = current?.video ? waitMs : autoplayMs;
  if (count === 0) return null;

  const pick = (slideIndex: number) => {
    choose(slideIndex);
    setWanted(slideIndex);
  };
  const stopForKeyboard = (event: FocusEvent<HTMLElement>) => {
    const { target } = event;
    if (target.matches(':focus-visible') && !target.matches('[data-rotation-toggle]')) setStopped(true);
  };

  return (
    <section
      aria-label={labels.region}
      {...rest}
      onFocus={stopForKeyboard}
      onPointerEnter={(event) => setHeld(event.pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      className={cn(bannerBox, bannerColumn, className)}
    >
      <div className={controlsRow}>
        {BannerControls && count > 1 && (
          <BannerControls
            count={count}
            index={index}
            labels={labels}
            titles={names}
            rotates={rotates}
            stopped={stopped}
            onToggle={() => setStopped(!stopped)}
            onPick={pick}
            rotation={{
              running: rotates && !stopped && !videoRuns,
              held,
              index,
              durationMs: stay,
              onEnd: advance,
            }}
            swiper={{
              rootRef,
              count,
              speedMs: calm ? 0 : SPEED_MS,
              wanted,
              onIndex: (slideIndex) => {
                setIndex(slideIndex);
                setWanted(slideIndex);
              },
              onSwipe: choose,
            }}
          />
        )}
      </div>
      <div
        ref={rootRef}
        {...pointer}
        data-pointer={idle ? 'idle' : undefined}
        className="relative h-(--banner-height) touch-pan-y overflow-hidden rounded-xl data-[pointer=idle]:cursor-none @max-[15rem]:h-auto @max-[15rem]:min-h-(--banner-height)"
      >
        <div className="swiper-wrapper flex h-full w-full ease-out [transition-property:transform]">
          {slides.map((slide, slideIndex) => (
            <BannerSlide
              key={slide.id}
              slide={slide}
              label={labels.slide(slideIndex + 1, count)}
              active={slideIndex === index}
              showImage={slideIndex <= Math.max(index + Number(loadsNext), wanted, settled)}
              onImageSettled={() => setSettled((highest) => Math.max(highest, slideIndex))}
              playVideo={!stopped && !calm}
              onVideoPlaying={() => setVideoSlide(slide.id)}
              onVideoEnded={advance}
              onVideoFailed={() => {
                setVideoSlide(null);
                setFailedVideos((failed) => [...failed, slide.id]);
              }}
            />
          ))}
        </div>
      </div>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </section>
  );
}
