import { useEffect, useState, type RefObject } from 'react';
import { hasInteracted, onFirstInteraction } from '../../foundations/first-interaction/index.ts';

/** How far beside the visible part of a row its pictures are loaded after the first interaction, px: a swipe finds them loaded. */
const AHEAD = 300;

/**
 * Index of the furthest item of a row that has come close to its visible part, from 0; -1 before anything has. A browser
 * left alone fetches the pictures of the whole row, most of which nobody sees.
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
