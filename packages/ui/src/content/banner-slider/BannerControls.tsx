import { cn } from '../../foundations/cn/cn.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../foundations/icon/index.ts';
import type { BannerLabels } from './types.ts';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { Swiper } from 'swiper';

interface SwiperInput {
  /** Container of the slides. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** Number of slides. Below 2, swiper is not loaded; a change attaches swiper again, which then counts the slides. */
  count: number;
  /** Duration of the transition, ms; 0 with reduced motion or data saving. */
  speedMs: number;
  /** Index of the slide to show. */
  wanted: number;
  /** Called when another slide becomes visible, and with 0 when swiper is detached. */
  onIndex: (index: number) => void;
  onSwipe: (index: number) => void;
}

/**
 * Attaches swiper's core to rendered slides. swiper loads when the browser is idle, because the first slide
 * does not need it; a slide selected before is shown once swiper has loaded.
 */
function useSwiper({ rootRef, count, speedMs, wanted, onIndex, onSwipe }: SwiperInput): void {
  const swiperRef = useRef<Swiper | null>(null);
  const first = useEffectEvent(() => Math.min(wanted, count - 1));
  const shown = useEffectEvent(onIndex);
  const swiped = useEffectEvent(onSwipe);

  useEffect(() => {
    const root = rootRef.current;
    if (!root || count < 2) return undefined;
    let cancelled = false;
    let dragged = false;
    const arrive = async () => {
      const { default: SwiperCore } = await import('swiper');
      if (cancelled) return;
      swiperRef.current = new SwiperCore(root, {
        initialSlide: first(),
        speed: speedMs,
        spaceBetween: 12,
        threshold: 6,
        touchStartPreventDefault: false,
        on: {
          sliderFirstMove: () => {
            dragged = true;
          },
          slideChange: (swiper) => {
            shown(swiper.activeIndex);
            if (dragged) swiped(swiper.activeIndex);
          },
          transitionEnd: () => {
            dragged = false;
          },
        },
      });
    };
    const cancel = whenIdle(() => {
      // Without swiper the first banner remains; no error is shown.
      arrive().catch(() => undefined);
    });
    return () => {
      cancelled = true;
      cancel();
      swiperRef.current?.destroy(true, true);
      swiperRef.current = null;
      shown(0);
    };
  }, [rootRef, count, speedMs]);

  useEffect(() => {
    swiperRef.current?.slideTo(wanted);
  }, [wanted]);
}

/** Runs a task when idle, at most 2 s later. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, 200);
  return () => clearTimeout(id);
}

interface RotationInput {
  /** There is a next slide, motion and data are not reduced, the rotation was not stopped, and no video is playing. */
  running: boolean;
  /** Paused by a mouse pointer over the slider. */
  held: boolean;
  index: number;
  /** Duration of the current slide, ms. */
  durationMs: number;
  onEnd: () => void;
}

/**
 * Rotates slides. The clock is the animation that fills the current bullet, so both always agree. The
 * rotation pauses while held and in a hidden tab.
 */
function useRotation({
  running,
  held,
  index,
  durationMs,
  onEnd,
}: RotationInput): RefObject<HTMLSpanElement | null> {
  const fillRef = useRef<HTMLSpanElement>(null);
  const clock = useRef<Animation | null>(null);
  const hidden = useDocumentHidden();
  const still = held || hidden;
  const end = useEffectEvent(onEnd);
  const isStill = useEffectEvent(() => still);

  useEffect(() => {
    const fill = fillRef.current;
    if (!fill || !running) return undefined;
    // Reads `index`, so that the effect runs for each slide: its bullet has an animation of its own, from zero.
    fill.dataset['slide'] = String(index);
    const animation = fill.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: durationMs,
      fill: 'both',
    });
    if (isStill()) animation.pause();
    animation.addEventListener('finish', () => end());
    clock.current = animation;
    return () => {
      clock.current = null;
      animation.cancel();
    };
  }, [running, index, durationMs]);

  useEffect(() => {
    if (still) clock.current?.pause();
    else if (clock.current?.playState === 'paused') clock.current.play();
  }, [still]);

  return fillRef;
}

function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.hidden,
    () => false,
  );
}

export interface BannerControlsProps {
  count: number;
  index: number;
  labels: BannerLabels;
  /** Accessible names of the bullets by index: "2 of 4: Summer races". */
  titles: readonly string[];
  /** Whether slides rotate automatically; if not, there is no pause button. */
  rotates: boolean;
  stopped: boolean;
  onToggle: () => void;
  onPick: (index: number) => void;
  /** Automatic rotation; the current bullet shows its progress. */
  rotation: RotationInput;
  swiper: SwiperInput;
}

const arrow =
  'hit-44 hidden size-6 place-items-center rounded-sm text-ink-subtle hover:text-ink pointer-fine:grid [&_svg]:size-[18px]';

/**
 * Controls below the slides: pause first, then bullets, then arrows for fine pointers. The current bullet is
 * longer; the following ones are moved by a transform, without a layout shift.
 */
export function BannerControls(props: BannerControlsProps) {
  const { count, index, labels, titles, rotates, stopped, onToggle, onPick, rotation, swiper } = props;
  const fillRef = useRotation(rotation);
  useSwiper(swiper);
  return (
    <>
      {rotates && (
        <button
          type="button"
          data-rotation-toggle
          aria-label={stopped ? labels.play : labels.pause}
          onClick={onToggle}
          className="hit-44 z-10 mr-2.5 grid size-6 place-items-center rounded-sm text-ink-subtle hover:text-ink [&_svg]:size-3.5 [&_svg]:fill-current"
        >
          {stopped ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
      {titles.map((title, slideIndex) => {
        const on = slideIndex === index;
        return (
          <button
            key={title}
            type="button"
            data-slide-control
            aria-label={title}
            aria-current={on ? 'true' : undefined}
            onClick={() => onPick(slideIndex)}
            className={cn(
              "relative flex h-6 w-6 items-center rounded-sm pl-1 after:absolute after:-inset-y-2.5 after:left-0 after:content-['']",
              on ? 'after:-right-5' : 'after:right-0',
              slideIndex > index && 'translate-x-5',
            )}
          >
            <span
              className={cn(
                'h-[5px] flex-none -skew-x-[18deg] overflow-hidden rounded-[1.5px] bg-line-strong',
                on ? 'w-9' : 'w-4',
              )}
            >
              {on && <span ref={fillRef} className="block h-full origin-left bg-ink" />}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        data-slide-control
        aria-label={labels.previous}
        onClick={() => onPick((index + count - 1) % count)}
        className={cn(arrow, 'ml-5')}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        data-slide-control
        aria-label={labels.next}
        onClick={() => onPick((index + 1) % count)}
        className={arrow}
      >
        <ChevronRightIcon />
      </button>
    </>
  );
}
