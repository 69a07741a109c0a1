import type { GameDetail } from '@tulpar/api/contract';
import { useState } from 'react';
import { offersKnownAtom, wageredOfferAtom } from '#app/features/bonuses/index.ts';
import { contributionOf } from '#app/features/games/play.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { storedJson } from '#app/platform/storage/storage.ts';

const MOST = 200;

/** Games opened despite not counting for a bonus, with the bonus. */
const stored = storedJson<readonly string[]>('uncountedGames', (value) =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : null,
);

/**
 * Delays a real-money game that does not count for the active bonus until the player has confirmed once for
 * this game and bonus (WAG-12). A running game is never interrupted.
 */
export function useZeroShare(game: GameDetail, isReal: boolean) {
  const offer = useAtomValue(wageredOfferAtom);
  const isKnown = useAtomValue(offersKnownAtom);
  const [entered, setEntered] = useState(() => stored.read() ?? []);
  const [hasBegun, setBegun] = useState(false);
  const visit = `${offer?.id} ${game.slug}`;
  const counts = !isReal || contributionOf(game) !== 0;
  const mustAsk = !counts && offer !== null && !entered.includes(visit);
  const isHeld = !hasBegun && !counts && (!isKnown || mustAsk);
  if (isReal && !isHeld && !hasBegun) setBegun(true);
  return {
    isHeld,
    /** Bonus to mention in the confirmation; null without one. */
    offer: isHeld && mustAsk ? offer : null,
    enter() {
      stored.write([...(stored.read() ?? []), visit].slice(-MOST));
      setEntered([...entered, visit]);
    },
  };
}
