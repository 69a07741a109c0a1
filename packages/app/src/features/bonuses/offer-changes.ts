import { useEffect, useRef } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { nextOpeningAtom, offerStatesAtom } from './atoms.ts';

/** Reads that depend on what the player has and can have, and are not polled: the slides, and what a code would bring. */
const FOLLOWING = ['promoBanners', 'videoBanners', 'promoCheck'] as const;

/** How long after an opening the server is asked, ms: the clocks may differ a little. */
const SLACK = 1000;

/**
 * Reads again what an offer that begins or ends makes stale (BANNER-02, PROMO-20), whether events, a poll or a command
 * brought the change, and the lists when a welcome offer opens: by time alone, for which there is no event (WELC-13).
 * Renders nothing. It runs beside every page of a player, so nothing else of bonuses is fetched for it.
 */
export function OfferChanges() {
  const queries = useQueryClient();
  const states = useAtomValue(offerStatesAtom);
  const opensAt = useAtomValue(nextOpeningAtom);
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (states === null) return;
    if (known.current !== null && known.current !== states)
      for (const key of FOLLOWING) void queries.invalidateQueries({ queryKey: [key] });
    known.current = states;
  }, [states, queries]);
  useEffect(() => {
    if (opensAt === null) return;
    const open = () => {
      for (const key of ['offers', 'welcomeOffers']) void queries.invalidateQueries({ queryKey: [key] });
    };
    const timer = setTimeout(open, Math.max(0, Date.parse(opensAt) + SLACK - now()));
    return () => clearTimeout(timer);
  }, [opensAt, queries]);
  return null;
}
