import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/** What `useSwiper` slides, and whom it tells. */
export interface SwiperInput {
  /** The box around the slides. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** How many slides there are; it counts those it finds, so none until all are on the page. */
  count: number;
  /** Duration of a change, ms. */
  speedMs: number;
  /** The slide to show. */
  wanted: number;
  /** Another slide is in view. */
  onIndex: (index: number) => void;
  /** A finger or a mouse turned the slides. */
  onSwipe: (index: number) => void;
}

/**
 * Puts swiper's core under slides that are already on the page. The code is fetched when the browser is idle after
 * the first paint: the first slide needs none of it. A slide asked for earlier is shown on arrival.
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
      // Without the code there is no sliding, and the first banner stays: nothing to tell the player.
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

/** Runs a task when the browser has nothing better to do, at most 2 s later. Returns a way to call it off. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, 200);
  return () => clearTimeout(id);
}
