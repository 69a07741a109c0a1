import { hasInteracted, onFirstInteraction, type FirstInteraction } from '@tulpar/ui/first-interaction';
import { cn } from '@tulpar/ui/cn';
import { StaticSkeleton } from '@tulpar/ui/skeleton';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

export interface WhenInViewportProps {
  /** Shown until the content is near the viewport; it has the size of the content, to avoid a layout shift. */
  placeholder: ReactNode;
  children: ReactNode;
  /** First interaction with the page; a test passes its own, because a page has only one. */
  interaction?: FirstInteraction;
}

const pageInteraction: FirstInteraction = { hasInteracted, onFirstInteraction };

/** Distance below the viewport at which content is mounted, px: about one screen. */
const AHEAD = 600;

/**
 * Calls `onSeen` when an element is in the viewport or, after the first interaction, near it. Returns an
 * unsubscribe function.
 */
function whenSeen(target: Element, interaction: FirstInteraction, onSeen: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSeen();
      },
      // With an explicit root the margin also works inside an iframe.
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
 * Mounts its content only near the viewport, to save requests and work. A saved view without a network mounts it
 * immediately: there are no requests to save, and a placeholder might never be replaced (REACH-06).
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
  const isShown = isNear || isSaved;
  // Empty content is hidden with its box, so that no gap remains before the next row.
  return (
    <div ref={box} className={cn('empty:hidden', !isShown && 'noscript:hidden')}>
      {isShown ? children : <StaticSkeleton>{placeholder}</StaticSkeleton>}
    </div>
  );
}
