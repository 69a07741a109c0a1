import { useEffect } from 'react';
import { eventsOffered, online } from '../platform/network/connectivity.ts';
import { shareEvents } from '../platform/network/event-tabs.ts';
import type { EventEffects } from '../platform/network/events.ts';
import { live, pollNow, watchPolls } from '../platform/network/polling.ts';
import { useQueryClient, type QueryClient } from '../platform/network/query.ts';
import { report } from '../platform/telemetry/report.ts';
import { sessionState } from '../platform/session/session.ts';
import { createSignal, useSignal } from '../platform/state/signal.ts';

/** Reads an event makes out of date. */
const TOUCHED = { offers: ['offers', 'welcomeOffers'], notifications: ['notifications'] } as const;

/** What events change in a cache. */
export function eventEffects(queries: QueryClient): EventEffects {
  return {
    live(isLive) {
      live.set(isLive);
      // What changed before the connection stood was told to nobody.
      if (isLive) pollNow(queries);
    },
    happened(name, data) {
      if (name !== 'balance') {
        for (const key of TOUCHED[name]) void queries.invalidateQueries({ queryKey: [key] });
        return;
      }
      const take = async () => {
        // An answer under way may be older than what has just been told.
        await queries.cancelQueries({ queryKey: [name] });
        queries.setQueryData([name], data);
      };
      void take();
    },
  };
}

const shown = createSignal(!document.hidden);
document.addEventListener('visibilitychange', () => shown.set(!document.hidden));

/** Keeps a player's figures live while the page is seen: by the server's events, else by the polls. */
export function LiveEvents() {
  const queries = useQueryClient();
  const isWanted = [useSignal(eventsOffered), useSignal(online), useSignal(shown)].every(Boolean);
  useEffect(() => watchPolls(queries), [queries]);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    shareEvents(eventEffects(queries), sessionState.get().mark, stop.signal).catch((error: unknown) =>
      report('events', {}, error),
    );
    return () => {
      stop.abort();
      live.set(false);
    };
  }, [isWanted, queries]);
  return null;
}
