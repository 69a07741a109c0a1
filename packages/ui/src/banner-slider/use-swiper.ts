import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/** What `useSwiper` gives: where to put the ref, the slide in view, and a jump to another. */
export interface SwiperControl {
  rootRef: RefObject<HTMLDivElement | null>;
  index: number;
  goTo: (index: number) => void;
}

/**
 * Puts swiper's core under slides that are already on the page. The code is fetched when the browser is idle after
 * the first paint: the first slide needs none of it. A jump asked for earlier is kept and done on arrival.
 *
 * `count` slides; `speedMs` of a change. `onSwipe` is called with the new place when a finger or a mouse turned the slides.
 */
export function useSwiper(count: number, speedMs: number, onSwipe: (index: number) => void): SwiperControl {
  const rootRef = useRef<HTMLDivElement>(null);
  const swiperRef = useRef<Swiper | null>(null);
  const [index, setIndex] = useState(0);
  const wanted = useRef(0);
  const swiped = useEffectEvent(onSwipe);

  useEffect(() => {
    const root = rootRef.current;
    if (!root || count < 2) return undefined;
    let gone = false;
    let dragged = false;
    const arrive = async () => {
      const { default: SwiperCore } = await import('swiper');
      if (gone) return;
      swiperRef.current = new SwiperCore(root, {
        initialSlide: Math.min(wanted.current, count - 1),
        speed: speedMs,
        spaceBetween: 12,
        threshold: 6,
        touchStartPreventDefault: false,
        on: {
          sliderFirstMove: () => {
            dragged = true;
          },
          slideChange: (swiper) => {
            wanted.current = swiper.activeIndex;
            setIndex(swiper.activeIndex);
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
      gone = true;
      cancel();
      swiperRef.current?.destroy(true, true);
      swiperRef.current = null;
      wanted.current = 0;
      setIndex(0);
    };
  }, [count, speedMs]);

  const goTo = useCallback((next: number) => {
    wanted.current = next;
    swiperRef.current?.slideTo(next);
  }, []);

  return { rootRef, index, goTo };
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
