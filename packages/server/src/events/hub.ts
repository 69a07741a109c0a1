import { busyCode } from '@tulpar/api/errors';
import type { Announcements } from '../db/announcements.ts';
import type { EventKind } from '../db/operation-tables.ts';
import type { Ports } from '../ports.ts';
import { refuse } from '../domain/errors/refusal.ts';
import { createBoardFeed } from './boards.ts';
import {
  changedSince,
  eventKinds,
  readMoment,
  createStream,
  type EventStream,
  type Reader,
} from './stream.ts';

/** Maximum streams of one player per server. */
export const streamsPerPlayer = 6;
const mostStreams = 5_000;
/** Keep-alive interval, ms; the contract requires at most 15 s. */
const beatEvery = 10_000;
/**
 * When a server stops, its clients reconnect after this time, ms: to another server, or to the same one after
 * its restart.
 */
const comeBackAfter = 500;

export interface EventHub {
  /**
   * Opens a stream that receives every change committed from now on. With the client's last event id, changes since
   * that event are sent first. Refuses with 429 above the player's maximum, and with 503 if the server is full or
   * stopping.
   */
  open(reader: Reader, lastEventId: string | null): Promise<EventStream['body']>;
  /** Starts listening to commits; rejects if the database is unreachable. The first stream also starts it. */
  listen(): Promise<void>;
  /**
   * Sends pings; ends streams that no longer take data, whose session or token has ended, or whose player is banned.
   * A timer also calls it.
   */
  beat(): Promise<void>;
  count(): number;
  /** Ends every stream with a reconnection delay, and stops listening to commits. A second call does nothing. */
  close(): Promise<void>;
}

interface Group {
  readonly streams: Set<EventStream>;
  isFlushing: boolean;
}

type Needs = Pick<Ports, 'db' | 'clock' | 'log'>;

const isKind = (what: string | undefined): what is EventKind => eventKinds.some((kind) => kind === what);

export function createEventHub({ db, clock, log }: Needs, announcements: Announcements): EventHub {
  const groups = new Map<number, Group>();
  const boards = createBoardFeed({ db, clock, log });
  let listening: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let size = 0;

  const all = () => [...groups.values()].flatMap(({ streams }) => [...streams]);

  const closed = (stream: EventStream) => {
    const group = groups.get(stream.playerId);
    if (!group?.streams.delete(stream)) return;
    size -= 1;
    boards.leave(stream);
    if (group.streams.size === 0) groups.delete(stream.playerId);
  };

  /** Sends pending changes to a player's streams until none are pending or no stream accepts data. */
  const flush = async (group: Group): Promise<void> => {
    if (group.isFlushing) return;
    group.isFlushing = true;
    try {
      for (;;) {
        const round = [...group.streams]
          .filter((stream) => stream.pending.size > 0 && stream.isReady())
          .map((stream) => ({ stream, kinds: new Set(stream.pending) }));
        const [first] = round;
        if (first === undefined) return;
        // Clear before reading, so that changes during the read are sent in the next round.
        for (const { stream } of round) stream.pending.clear();
        const moment = await readMoment(db, first.stream.playerId, first.stream.currency);
        for (const { stream, kinds } of round) stream.send(kinds, moment);
      }
    } catch (error) {
      log.warn({ err: error }, 'a player could not be notified of changes');
      for (const stream of group.streams) stream.end();
    } finally {
      group.isFlushing = false;
    }
  };

  const add = (group: Group, kinds: readonly EventKind[]) => {
    for (const stream of group.streams) for (const kind of kinds) stream.pending.add(kind);
    void flush(group);
  };

  /** Ends those of the streams whose token or session has ended or whose player is banned. */
  const endOver = async (streams: readonly EventStream[]): Promise<void> => {
    const now = clock.now();
    for (const stream of streams) if (stream.until <= now) stream.end();
    const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
    if (ids.length === 0) return;
    const live = await db
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player_id')
      .select('sessions.id')
      .where('sessions.id', 'in', ids)
      .where('sessions.revoked_at', 'is', null)
      .where('sessions.expires_at', '>', now)
      .where('players.banned_at', 'is', null)
      .execute();
    const living = new Set(live.map(({ id }) => id));
    for (const stream of streams) if (!living.has(stream.sessionId)) stream.end();
  };

  const notified = (payload: string) => {
    const [player, what] = payload.split(':');
    if (player === 'tournament') return boards.moved(Number(what));
    const group = groups.get(Number(player));
    if (group === undefined) return;
    if (isKind(what)) add(group, [what]);
    else
      endOver([...group.streams]).catch((error: unknown) => {
        // If the check fails, end the streams; clients reconnect and are checked again.
        log.warn({ err: error }, 'a session could not be looked at');
        for (const stream of group.streams) stream.end();
      });
  };

  const beat = async () => {
    for (const stream of all()) if (!stream.ping()) stream.end();
    await endOver(all());
  };

  const begin = async (): Promise<void> => {
    await announcements.start({
      notified,
      missed() {
        for (const group of groups.values()) add(group, eventKinds);
        boards.missed();
        void beat().catch(() => undefined);
      },
    });
    if (isClosed) return;
    timer = setInterval(() => {
      beat().catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked at'));
    }, beatEvery);
    timer.unref();
  };

  const listen = (): Promise<void> => {
    listening ??= begin().catch((error: unknown) => {
      // After a failure, the next stream tries again.
      listening = null;
      throw error;
    });
    return listening;
  };

  return {
    listen,
    async open(reader, lastEventId) {
      if (isClosed) refuse(503, busyCode, { retryAfter: 1 });
      await listen();
      const group = groups.get(reader.playerId) ?? { streams: new Set(), isFlushing: false };
      if (group.streams.size >= streamsPerPlayer) refuse(429, 'TOO_MANY_ATTEMPTS', { retryAfter: 60 });
      if (size >= mostStreams || isClosed) refuse(503, busyCode, { retryAfter: 60 });
      const stream = createStream(reader, {
        wake() {
          void flush(group);
          boards.wake(stream);
        },
        closed,
      });
      // Register the stream before the reads below, so that it gets commits made meanwhile.
      group.streams.add(stream);
      groups.set(reader.playerId, group);
      size += 1;
      try {
        const moment = await readMoment(db, reader.playerId, reader.currency);
        stream.send(new Set(), moment);
        await boards.follow(stream);
        if (lastEventId !== null) {
          for (const kind of await changedSince(db, reader.playerId, lastEventId)) stream.pending.add(kind);
        }
        // The session may have ended since the request was checked.
        await endOver([stream]);
      } catch (error) {
        stream.end();
        throw error;
      }
      void flush(group);
      return stream.body;
    },
    beat,
    count: () => size,
    async close() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(timer);
      boards.close();
      for (const stream of all()) stream.end(comeBackAfter);
      await listening?.catch(() => undefined);
      clearInterval(timer);
      await announcements.stop();
    },
  };
}
