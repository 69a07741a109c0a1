import {
  events,
  TournamentUpdate,
  type BoardRow,
  type TournamentDetail,
  type Tournament,
} from '@tulpar/api/contract';
import { useEffect, useEffectEvent } from 'react';
import { stream } from '#app/platform/network/api.ts';
import { systemClock } from '#app/platform/network/clock.ts';
import { eventsOfferedAtom, onlineAtom } from '#app/platform/network/connectivity.ts';
import { followEvents, type StreamMessage } from '#app/platform/network/event-stream.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { store, useAtomValue } from '#app/platform/state/store.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { boardLiveAtom, tournamentOptions } from './queries.ts';

/** Tabs of the list (TOUR-04, TOUR-16). */
export const TABS = ['active', 'upcoming', 'finished', 'mine', 'archive'] as const;
export type Tab = (typeof TABS)[number];

const isTab = (value: string | null): value is Tab => TABS.some((tab) => tab === value);

/** Tab from the URL; running tournaments by default. */
export const tabOf = (value: string | null): Tab => (isTab(value) ? value : 'active');

/** Tournaments by tab; the archive is a separate list. */
export function byTab(
  tournaments: readonly Tournament[],
): Readonly<Record<Exclude<Tab, 'archive'>, readonly Tournament[]>> {
  const of = (...statuses: readonly Tournament['status'][]) =>
    tournaments.filter(({ status }) => statuses.includes(status));
  return {
    active: of('active'),
    upcoming: of('upcoming'),
    finished: of('finished', 'canceled'),
    mine: tournaments.filter((one) => one.is_joined),
  };
}

/** How a visitor can enter a tournament, or why not (TOUR-11). */
type Entry =
  | { readonly kind: 'joined' | 'auto' | 'closed' | 'guest' | 'join' }
  | { readonly kind: 'buyIn'; readonly price: NonNullable<Tournament['buy_in']> }
  | { readonly kind: 'restricted' }
  /** `needsMoney`: a deposit can meet the condition. */
  | { readonly kind: 'unmet'; readonly condition: string; readonly needsMoney: boolean };

const MONEY: ReadonlySet<string> = new Set(['buy_in', 'deposits']);

export function entryOf(
  one: Tournament & Pick<TournamentDetail, 'conditions'>,
  { signedIn, isRestricted }: { readonly signedIn: boolean; readonly isRestricted: boolean },
): Entry {
  if (one.status !== 'active' && one.status !== 'upcoming') return { kind: 'closed' };
  if (one.is_joined) return { kind: 'joined' };
  if (!signedIn) return { kind: 'guest' };
  if (isRestricted) return { kind: 'restricted' };
  if (one.entry === 'auto') return { kind: 'auto' };
  const unmet = one.conditions?.find(({ is_met }) => is_met === false);
  if (unmet) return { kind: 'unmet', condition: unmet.text, needsMoney: MONEY.has(unmet.code) };
  return one.entry === 'buy_in' && one.buy_in ? { kind: 'buyIn', price: one.buy_in } : { kind: 'join' };
}

/** Number of top rows that are always shown (TOUR-06). */
const FIRST_ROWS = 7;
/** Rows shown on each side of the player's row. */
const NEIGHBOURS = 2;

/**
 * Merges an event into the board: its rows replace those of the same places and the player's former row; the others
 * remain until the next fetch.
 */
export function withUpdate(detail: TournamentDetail, update: TournamentUpdate): TournamentDetail {
  const replaced = new Set(update.leaderboard.map(({ place }) => place));
  const near = new Map(update.around.map((row) => [row.place, row]));
  const place = update.me?.place ?? null;
  const rest = detail.leaderboard
    .filter((row) => !replaced.has(row.place) && !(row.is_me && row.place !== place))
    .map((row) => near.get(row.place) ?? row);
  const rows = [...update.leaderboard, ...rest];
  const known = new Set(rows.map((row) => row.place));
  const own = update.around.filter((row) => row.is_me && !known.has(row.place));
  return {
    ...detail,
    leaderboard: [...rows, ...own].toSorted((a, b) => a.place - b.place),
    around: update.around,
    me: update.me,
    my:
      detail.my && update.me ? { ...detail.my, place: update.me.place, points: update.me.points } : detail.my,
    players_count: update.players_count,
    status: update.status,
    updated_at: update.updated_at,
  };
}

/** First and last loaded place that is not shown, and whether they are below all visible rows. */
interface HiddenPlaces {
  readonly from: number;
  readonly to: number;
  readonly isBelow: boolean;
}

/** Visible rows: the first ones, a gap, and the player with neighbours; or all loaded ones. */
export function shownRows(
  { leaderboard, around = [] }: Pick<TournamentDetail, 'leaderboard' | 'around'>,
  isWhole: boolean,
): { readonly rows: readonly BoardRow[]; readonly hidden: HiddenPlaces | null } {
  const byPlace = new Map([...leaderboard, ...around].map((row) => [row.place, row]));
  const all = [...byPlace.values()].toSorted((a, b) => a.place - b.place);
  if (isWhole) return { rows: all, hidden: null };
  const mine = all.find((row) => row.is_me)?.place ?? null;
  const rows = all.filter(
    ({ place }) => place <= FIRST_ROWS || (mine !== null && Math.abs(place - mine) <= NEIGHBOURS),
  );
  const missing = all.filter((row) => !rows.includes(row));
  const [first, last] = [missing[0], missing.at(-1)];
  if (!first || !last) return { rows, hidden: null };
  const isBelow = (rows.at(-1)?.place ?? 0) < first.place;
  return { rows, hidden: { from: first.place, to: last.place, isBelow } };
}

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
 * Updates the board of a running tournament live, for players only (TOUR-07). Each tab has its own stream, because the
 * one shared by all tabs reports on the player, not on the tournament that a tab shows.
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
    // A new status changes more than the event contains, such as the reason of a cancellation.
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
