import { hasInteracted, onFirstInteraction, type FirstInteraction } from '@tulpar/ui/first-interaction';
import { StaticSkeleton } from '@tulpar/ui/skeleton';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Props of `WhenInViewport`. */
export interface WhenInViewportProps {
  /** Shown in place of the content until it is near, and of the same size, so that nothing moves. */
  placeholder: ReactNode;
  children: ReactNode;
  /** The first input of the player; a test passes its own, because the page has only one. */
  interaction?: FirstInteraction;
}

const pageInteraction: FirstInteraction = { hasInteracted, onFirstInteraction };

/** How far below the screen content is asked for, px: about one screen, so that it is there when it is reached. */
const AHEAD = 600;

/** Calls `tell` when an element is on the screen or, after the first input, near it. Returns how to stop. */
function whenSeen(target: Element, interaction: FirstInteraction, tell: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) tell();
      },
      // Of this document, also where it stands in a frame of another.
      { root: document, rootMargin: `0px 0px ${interaction.hasInteracted() ? AHEAD : 0}px 0px` },
    );
    observer.observe(target);
  };
  const stop = interaction.onFirstInteraction(watch);
  watch();
  return () => {
    stop();
    observer?.disconnect();
  };
}

/**
 * Content that is built only when it comes near the screen: what is far below costs neither requests nor work. Without a
 * network there are no requests to save, and nothing stands in for what cannot come (REACH-06).
 */
export function WhenInViewport({
  placeholder,
  children,
  interaction = pageInteraction,
}: WhenInViewportProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isSaved = useAtomValue(savedViewAtom);
  useEffect(() => {
    const target = box.current;
    if (!target || isNear) return;
    return whenSeen(target, interaction, () => setNear(true));
  }, [isNear, interaction]);
  // What turns out to be nothing takes no distance to the next row either.
  return (
    <div ref={box} className="empty:hidden">
      {isNear || isSaved ? children : <StaticSkeleton>{placeholder}</StaticSkeleton>}
    </div>
  );
}
