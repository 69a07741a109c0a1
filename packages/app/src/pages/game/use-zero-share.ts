import type { GameDetail } from '@tulpar/api/contract';
import { useState } from 'react';
import { offersKnownAtom, wageredOfferAtom } from '#app/features/bonuses/index.ts';
import { contributionOf } from '#app/features/games/play.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { storedJson } from '#app/platform/storage/storage.ts';

/** Most entries that are stored. */
const MOST = 200;

/** Which games were entered with which bonus although their stakes do not count. */
const stored = storedJson<readonly string[]>('uncountedGames', (value) =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : null,
);

/**
 * Holds a game for money back while a bonus is wagered that its stakes do not count for, until the player has been told
 * once for this game and bonus (WAG-12). A game that runs already is never taken away.
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
    /** The bonus to be named in the question; null while there is nothing to ask. */
    offer: isHeld && mustAsk ? offer : null,
    enter() {
      stored.write([...(stored.read() ?? []), visit].slice(-MOST));
      setEntered([...entered, visit]);
    },
  };
}
