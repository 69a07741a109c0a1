import { useEffect, useState } from 'react';
import { BALANCE_KEY } from '#app/features/cash-box/index.ts';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { createPulse } from '#app/features/games/play.ts';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';

/** Least time between two askings after rounds, ms. */
const REST = 1000;

/**
 * Brings the figures a round has changed: balance, bonus in play and the session's result. However many rounds a game
 * reports, they are asked for at most once a second; what the server's events bring by themselves is not asked for.
 */
export function useRoundNews(): () => void {
  const queries = useQueryClient();
  const [pulse] = useState(() =>
    createPulse(() => {
      void queries.invalidateQueries({ queryKey: playSessionOptions.queryKey });
      if (store.get(eventsLiveAtom)) return;
      void queries.invalidateQueries({ queryKey: BALANCE_KEY });
      void queries.invalidateQueries({ queryKey: ['offers'] });
    }, REST),
  );
  useEffect(() => pulse.stop, [pulse]);
  return pulse.beat;
}
