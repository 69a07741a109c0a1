import { useEffect, useState } from 'react';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { createPulse } from '#app/features/games/pages.ts';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { changedBy, useQueryClient } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';

/** Minimum interval between refetches after rounds, ms. */
const REST = 1000;

/**
 * Refetches what a round changes: balance, active bonus and session result, at most once a second. What
 * events update is not refetched.
 */
export function useRoundNews(): () => void {
  const queries = useQueryClient();
  const [pulse] = useState(() =>
    createPulse(() => {
      void queries.invalidateQueries({ queryKey: playSessionOptions.queryKey });
      if (store.get(eventsLiveAtom)) return;
      void queries.invalidateQueries(changedBy('balance', 'offers'));
    }, REST),
  );
  useEffect(() => pulse.stop, [pulse]);
  return pulse.beat;
}
