import { useEffect, useState } from 'react';
import { isRoundOpenAtom, openRoundMark } from '#app/features/games/play.ts';
import { useBlocker } from '#app/platform/routing/router.tsx';
import { sessionStateAtom } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';

const mark = openRoundMark();

/** A page that goes away asks first; the browser has its own words for it. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Guards a round for money: while one is open, leaving the page or its mode has to be confirmed, and a page that goes
 * away nevertheless is remembered. `guard` runs what ends the round's game, at once or after a yes.
 */
export function useOpenRound(slug: string) {
  const [isOpen, setOpen] = useState(false);
  const [wasCut] = useState(() => mark.read() === slug);
  const [wish, setWish] = useState<{ run: () => void } | null>(null);
  // What was remembered is told once.
  useEffect(() => mark.clear(), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    mark.write(slug);
    store.set(isRoundOpenAtom, true);
    addEventListener('beforeunload', ask);
    return () => {
      store.set(isRoundOpenAtom, false);
      removeEventListener('beforeunload', ask);
    };
  }, [isOpen, slug]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Who was signed out is not asked whether to stay.
      isOpen && store.get(sessionStateAtom).signedIn && currentLocation.pathname !== nextLocation.pathname,
  );
  return {
    isOpen,
    wasCut,
    onRound(next: boolean) {
      setOpen(next);
      if (!next) mark.clear();
    },
    guard(run: () => void) {
      if (isOpen) setWish({ run });
      else run();
    },
    question: {
      isOpen: blocker.state === 'blocked' || wish !== null,
      onStay() {
        setWish(null);
        blocker.reset?.();
      },
      onLeave() {
        if (wish) {
          // Its game goes with it and will say nothing more.
          setOpen(false);
          setWish(null);
          wish.run();
        }
        blocker.proceed?.();
      },
    },
  };
}
