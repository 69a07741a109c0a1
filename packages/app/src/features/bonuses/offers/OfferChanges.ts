import { useEffect, useRef } from 'react';
import { changedBy, useQueryClient } from '#app/platform/network/query.ts';
import { useWhenPassed } from '#app/platform/state/next-moment.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { nextOpeningAtom, offerStatesAtom } from '../atoms.ts';

/** Delay after an unlock before refetching, ms, since the clocks can differ slightly. */
const SLACK = 1000;

/**
 * Invalidates queries when an offer starts or ends (BANNER-02, PROMO-20), and the lists when a welcome offer
 * unlocks by time, for which there is no event (WELC-13). Renders nothing. Mounted on every page of a player,
 * so it must not import the rest of bonuses.
 */
export function OfferChanges() {
  const queries = useQueryClient();
  const states = useAtomValue(offerStatesAtom);
  const opensAt = useAtomValue(nextOpeningAtom);
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (states === null) return;
    if (known.current !== null && known.current !== states)
      void queries.invalidateQueries(changedBy('offerState'));
    known.current = states;
  }, [states, queries]);
  useWhenPassed(opensAt, () => void queries.invalidateQueries(changedBy('offers')), SLACK);
  return null;
}
