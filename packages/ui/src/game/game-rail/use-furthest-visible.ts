import { useEffect, useState, type RefObject } from 'react';
import { hasInteracted, onFirstInteraction } from '../../foundations/first-interaction/index.ts';

/**
 * Horizontal margin for loading pictures after the first interaction, px, so that they are ready for a swipe.
 */
const AHEAD = 300;

/**
 * Index of the furthest item of a row that has been near its visible part; -1 initially. Without it a browser
 * loads the pictures of the whole row, most of which are never seen.
 */
export function useFurthestVisible(trackRef: RefObject<HTMLElement | null>, count: number): number {
  const [furthestVisible, setFurthestVisible] = useState(-1);
  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const items = [...track.children].slice(0, count);
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries, own) => {
          const visible = entries.filter(({ isIntersecting }) => isIntersecting);
          const furthest = Math.max(-1, ...visible.map(({ target }) => items.indexOf(target)));
          for (const item of items.slice(0, furthest + 1)) own.unobserve(item);
          setFurthestVisible((last) => Math.max(last, furthest));
        },
        { root: track, rootMargin: `0px ${hasInteracted() ? AHEAD : 0}px` },
      );
      for (const item of items) observer.observe(item);
    };
    const stop = onFirstInteraction(watch);
    watch();
    return () => {
      stop();
      observer?.disconnect();
    };
  }, [trackRef, count]);
  return furthestVisible;
}
