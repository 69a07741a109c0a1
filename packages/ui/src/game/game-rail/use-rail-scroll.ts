import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { CALM } from '../../internal/use-media.ts';
import { hasInteracted, onFirstInteraction } from '../../foundations/first-interaction/index.ts';

/**
 * Result of `useRailScroll`: ref of the scrolling element, whether it is at an end, and a page step (-1 or
 * 1).
 */
export interface RailScroll {
  trackRef: RefObject<(HTMLUListElement & HTMLOListElement) | null>;
  atStart: boolean;
  atEnd: boolean;
  scroll: (direction: -1 | 1) => void;
}

/** State of a rail's scroll buttons; a step is the visible width minus a part of one item. */
export function useRailScroll(): RailScroll {
  const trackRef = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const measure = () => {
      const atStart = track.scrollLeft <= 1;
      const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 1;
      setEnds((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }));
    };
    // The observer fires once initially, so the first measurement waits for layout.
    const observer = new ResizeObserver(measure);
    observer.observe(track);
    for (const child of track.children) observer.observe(child);
    track.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener('scroll', measure);
    };
  }, []);

  const scroll = useCallback((direction: -1 | 1) => {
    const track = trackRef.current;
    if (!track) return;
    const calm = matchMedia(CALM).matches;
    track.scrollBy({
      left: direction * Math.max(track.clientWidth - 120, 120),
      behavior: calm ? 'auto' : 'smooth',
    });
  }, []);

  return { trackRef, ...ends, scroll };
}

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
