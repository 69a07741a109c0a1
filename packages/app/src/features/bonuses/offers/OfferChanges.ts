import { useEffect, useRef } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { changedBy, useQueryClient } from '#app/platform/network/query.ts';
import { useWhenPassed } from '#app/platform/state/next-moment.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { offerTimesAtom, offerStatesAtom } from '../atoms.ts';

/** Delay between the time of a change and the refetch, ms, since the clocks of device and server can differ. */
const SLACK = 1000;

/**
 * Invalidates the queries that depend on offers when their list or a status changes (BANNER-02, PROMO-20), and the
 * offers when one unlocks or can no longer be taken, for which there is no event (WELC-13). Renders nothing.
 * Mounted on every page of a player, so it must not import code of the bonus pages.
 */
export function OfferChanges() {
  const queries = useQueryClient();
  const states = useAtomValue(offerStatesAtom);
  const times = useAtomValue(offerTimesAtom);
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (states === null) return;
    if (known.current !== null && known.current !== states)
      void queries.invalidateQueries(changedBy('offerState'));
    known.current = states;
  }, [states, queries]);
  const next = times.split(',').find((time) => Date.parse(time) + SLACK > now()) ?? null;
  useWhenPassed(next, () => void queries.invalidateQueries(changedBy('offers')), SLACK);
  return null;
}
