import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/** Input of `useSwiper`. */
export interface SwiperInput {
  /** Container of the slides. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** Number of slides; 0 until all are rendered, because swiper counts the elements. */
  count: number;
  /** Duration of the transition, ms. */
  speedMs: number;
  /** Index of the slide to show. */
  wanted: number;
  /** Another slide is visible. */
  onIndex: (index: number) => void;
  /** The user swiped or dragged. */
  onSwipe: (index: number) => void;
}

/**
 * Attaches swiper's core to rendered slides. It loads when idle after the first paint, as the first slide
 * does not need it; a slide selected before is shown once it has loaded.
 */
export function useSwiper({ rootRef, count, speedMs, wanted, onIndex, onSwipe }: SwiperInput): void {
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
