import { useEffect } from 'react';
import { eventsOfferedAtom, onlineAtom } from '../platform/network/connectivity.ts';
import { shareEvents } from '../platform/network/event-tabs.ts';
import type { EventEffects } from '../platform/network/events.ts';
import { eventsLiveAtom, watchPolls } from '../platform/network/polling.ts';
import { useQueryClient, type QueryClient } from '../platform/network/query.ts';
import { refetchPaced } from '../platform/network/paced-refetch.ts';
import { report } from '../platform/telemetry/report.ts';
import { sessionStateAtom } from '../platform/session/session.ts';
import { atom, store, useAtomValue } from '../platform/state/store.ts';

/** Queries invalidated by each event. */
const TOUCHED = {
  offers: ['offers', 'welcomeOffers', 'cashback'],
  notifications: ['notifications'],
  profile: ['profile', 'documents', 'withdrawalReadiness', 'limits'],
} as const;

export function eventEffects(queries: QueryClient): EventEffects {
  return {
    live(isLive) {
      store.set(eventsLiveAtom, isLive);
      // Events sent before the stream opened are lost, so refetch once it is open.
      if (isLive) refetchPaced(queries);
    },
    happened(name, data) {
      if (name !== 'balance') {
        for (const key of TOUCHED[name]) void queries.invalidateQueries({ queryKey: [key] });
        return;
      }
      const take = async () => {
        // A pending response may be older than the event.
        await queries.cancelQueries({ queryKey: [name] });
        queries.setQueryData([name], data);
      };
      void take();
    },
  };
}

const pageVisibleAtom = atom(!document.hidden);
document.addEventListener('visibilitychange', () => store.set(pageVisibleAtom, !document.hidden));

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
