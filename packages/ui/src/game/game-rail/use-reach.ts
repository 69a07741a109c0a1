import { useEffect, useState, type RefObject } from 'react';
import { hasInteracted, onFirstInteraction } from '../../foundations/first-interaction/index.ts';

/** How far beside the visible part of a row its pictures are asked for once somebody has stirred, px: a swipe meets them loaded. */
const AHEAD = 300;

/**
 * Place of the furthest item of a row that has come near its visible part, from 0; -1 before anything has. A browser
 * left alone fetches the pictures of the whole row, most of which nobody sees.
 */
export function useReach(trackRef: RefObject<HTMLElement | null>, count: number): number {
  const [reach, setReach] = useState(-1);
  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const items = [...track.children].slice(0, count);
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries, own) => {
          const near = entries.filter(({ isIntersecting }) => isIntersecting);
          const furthest = Math.max(-1, ...near.map(({ target }) => items.indexOf(target)));
          for (const item of items.slice(0, furthest + 1)) own.unobserve(item);
          setReach((last) => Math.max(last, furthest));
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
  return reach;
}
