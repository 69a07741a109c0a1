import { useEffect, useState } from 'react';
import { isRoundOpenAtom, openRoundMark } from '#app/features/games/pages.ts';
import { useBlocker } from '#app/platform/routing/router.tsx';
import { sessionStateAtom } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';

/** Shows the browser's own confirmation before the page is closed. */
const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Guards a real-money round: leaving the page or mode during a round must be confirmed. If the page is closed anyway,
 * the next visit of this game finds `wasInterrupted`. `guard` runs an action that ends the game, immediately or after
 * the confirmation.
 */
export function useOpenRound(slug: string) {
  const [isOpen, setOpen] = useState(false);
  const [wasInterrupted] = useState(() => openRoundMark.read() === slug);
  const [pendingLeave, setPendingLeave] = useState<{ run: () => void } | null>(null);
  // The interrupted round is reported only once.
  useEffect(() => openRoundMark.clear(), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    openRoundMark.write(slug);
    store.set(isRoundOpenAtom, true);
    addEventListener('beforeunload', confirmLeaving);
    return () => {
      store.set(isRoundOpenAtom, false);
      removeEventListener('beforeunload', confirmLeaving);
    };
  }, [isOpen, slug]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // No confirmation after a logout.
      isOpen && store.get(sessionStateAtom).signedIn && currentLocation.pathname !== nextLocation.pathname,
  );
  return {
    isOpen,
    wasInterrupted,
    onRound(next: boolean) {
      setOpen(next);
      if (!next) openRoundMark.clear();
    },
    guard(run: () => void) {
      if (isOpen) setPendingLeave({ run });
      else run();
    },
    question: {
      isOpen: blocker.state === 'blocked' || pendingLeave !== null,
      onStay() {
        setPendingLeave(null);
        blocker.reset?.();
      },
      onLeave() {
        if (pendingLeave) {
          // Leaving unmounts the game, so the game cannot report the end of its round.
          setOpen(false);
          setPendingLeave(null);
          pendingLeave.run();
        }
        blocker.proceed?.();
      },
    },
  };
}
