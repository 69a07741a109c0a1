import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { CALM } from '../../internal/use-media.ts';

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
