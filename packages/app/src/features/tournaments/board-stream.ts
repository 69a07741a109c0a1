import { events, TournamentUpdate, type TournamentDetail } from '@tulpar/api/contract';
import { useEffect, useEffectEvent } from 'react';
import { stream } from '#app/platform/network/api.ts';
import { systemClock } from '#app/platform/network/clock.ts';
import { eventsOfferedAtom, onlineAtom } from '#app/platform/network/connectivity.ts';
import { followEvents, type StreamMessage } from '#app/platform/network/events.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { store, useAtomValue } from '#app/platform/state/store.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { withUpdate } from './board.ts';
import { boardLiveAtom, tournamentOptions } from './queries.ts';

/** Board from an event; null for other events and invalid data. */
export function readUpdate({ event, data }: StreamMessage): TournamentUpdate | null {
  if (event !== 'tournament') return null;
  try {
    const parsed = TournamentUpdate.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Updates the board of a running tournament live (TOUR-07). A separate stream per page: the stream shared by
 * all tabs reports on the player, not on the tournament a tab shows.
 */
export function useBoardStream(slug: string, isRunning: boolean): void {
  const queries = useQueryClient();
  const locale = useLocale();
  const signedIn = useSignedIn();
  const isOffered = useAtomValue(eventsOfferedAtom);
  const isOnline = useAtomValue(onlineAtom);
  const take = useEffectEvent((update: TournamentUpdate) => {
    const { queryKey } = tournamentOptions(slug, locale);
    const isSameStatus = queries.getQueryData<TournamentDetail>(queryKey)?.status === update.status;
    queries.setQueryData<TournamentDetail>(queryKey, (former) => former && withUpdate(former, update));
    // Refetch what an event does not contain, such as the reason of a cancellation.
    if (!isSameStatus) void queries.invalidateQueries({ queryKey });
  });
  const setLive = useEffectEvent((isLive: boolean) => {
    store.set(boardLiveAtom, isLive);
    // Rounds may have been counted before the stream connected; without a stream the board is polled.
    void queries.invalidateQueries({ queryKey: tournamentOptions(slug, locale).queryKey });
  });
  const isWanted = isRunning && signedIn && isOffered && isOnline;
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    followEvents(
      {
        happened: () => undefined,
        live: (isLive) => setLive(isLive),
        other(message) {
          const update = readUpdate(message);
          if (update) take(update);
        },
      },
      stop.signal,
      {
        open: (signal) => stream(events, { signal }, { query: { tournament: slug } }),
        clock: systemClock,
        fraction: () => Math.random(),
      },
    ).catch((error: unknown) => report('events', {}, error));
    return () => {
      stop.abort();
      store.set(boardLiveAtom, false);
    };
  }, [isWanted, slug]);
}
