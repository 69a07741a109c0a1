import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { BALANCE_KEY } from '../features/cash-box/index.ts';
import { eventsOfferedAtom, onlineAtom } from '../platform/network/connectivity.ts';
import { shareEvents } from '../platform/network/event-tabs.ts';
import type { EventEffects } from '../platform/network/event-stream.ts';
import { eventsLiveAtom, refetchPaced, watchPolls } from '../platform/network/polling.ts';
import { changedBy, useQueryClient, type QueryClient } from '../platform/network/query.ts';
import { report } from '../platform/telemetry/report.ts';
import { sessionStateAtom } from '../platform/session/session.ts';
import { atom, store, useAtomValue } from '../platform/state/store.ts';

export function eventEffects(queries: QueryClient): EventEffects {
  return {
    live(isLive) {
      store.set(eventsLiveAtom, isLive);
      // Events sent before the stream opened are lost, so refetch once it is open.
      if (isLive) refetchPaced(queries);
    },
    happened(name, data) {
      if (name !== 'balance') {
        void queries.invalidateQueries(changedBy(name));
        return;
      }
      const take = async () => {
        // A pending response may be older than the event.
        await queries.cancelQueries({ queryKey: BALANCE_KEY });
        queries.setQueryData(BALANCE_KEY, data);
      };
      void take();
    },
  };
}

const pageVisibleAtom = atom(!document.hidden);
document.addEventListener('visibilitychange', () => {
  // Updates the atom synchronously, so that the stream ends before a hidden page freezes. Otherwise, WebKit
  // would end it together with its lock (`event-tabs.ts`), and the page would poll after Back.
  flushSync(() => store.set(pageVisibleAtom, !document.hidden));
});

/** Updates a player's data live while the page is visible, by events or else by polling. */
export function LiveEvents() {
  const queries = useQueryClient();
  const isWanted = [
    useAtomValue(eventsOfferedAtom),
    useAtomValue(onlineAtom),
    useAtomValue(pageVisibleAtom),
  ].every(Boolean);
  useEffect(() => watchPolls(queries), [queries]);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    shareEvents(eventEffects(queries), store.get(sessionStateAtom).sessionId, stop.signal).catch(
      (error: unknown) => report('events', {}, error),
    );
    return () => {
      stop.abort();
      store.set(eventsLiveAtom, false);
    };
  }, [isWanted, queries]);
  return null;
}
