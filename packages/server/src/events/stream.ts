import type { EventKind } from '../db/operation-tables.ts';
import type { TournamentUpdate } from '@tulpar/api/contract';
import type { Currency, Language } from '../domain/locale/locale.ts';
import { sql } from 'kysely';
import type { Connection, Database } from '../db/types.ts';
import type { Ports } from '../ports.ts';

/** All kinds of changes in the order in which they are sent; leaderboards are sent separately. */
export const eventKinds: readonly EventKind[] = ['balance', 'offers', 'notifications', 'profile', 'payments'];

/** Position and balance of a player at one moment. */
interface Moment {
  /** Digits. Later changes have this number of a database transaction or a higher one. */
  readonly cursor: string;
  /** Minor units. */
  readonly balance: {
    readonly realBalance: number;
    readonly bonusBalance: number;
    readonly currency: Currency;
  };
}

/** Reads cursor and balance in one statement, so that they belong together. */
export async function readMoment(db: Connection, playerId: number, currency: Currency): Promise<Moment> {
  const balanceOf = (kind: 'real' | 'bonus') =>
    sql<number>`coalesce((select balance from accounts where player_id = ${playerId}
      and currency = ${currency} and kind = ${kind}), 0::bigint)`;
  const { rows } = await sql<{ cursor: string; real: number; bonus: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as cursor,
      ${balanceOf('real')} as real, ${balanceOf('bonus')} as bonus`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no moment');
  return { cursor: row.cursor, balance: { realBalance: row.real, bonusBalance: row.bonus, currency } };
}

/** At most 18 digits, so that PostgreSQL can read the number. */
const cursorForm = /^\d{1,18}$/;

/**
 * Kinds of changes since a client's cursor; may include changes that the client has already received. Returns all
 * kinds if the cursor is invalid, of another database or older than the stored events.
 */
export async function changedSince(
  db: Connection,
  playerId: number,
  cursor: string,
): Promise<readonly EventKind[]> {
  if (!cursorForm.test(cursor)) return eventKinds;
  const { rows } = await sql<{ is_known: boolean; kinds: EventKind[] }>`
    select (${cursor}::xid8 <= pg_snapshot_xmax(pg_current_snapshot())
        and exists (select 1 from player_events where xid < ${cursor}::xid8)) as is_known,
      array(select distinct kind from player_events
        where player_id = ${playerId} and xid >= ${cursor}::xid8) as kinds`.execute(db);
  const [row] = rows;
  return row?.is_known ? eventKinds.filter((kind) => row.kinds.includes(kind)) : eventKinds;
}

/**
 * Deletes events that are over an hour old, and all with a lower transaction number, so that the stored ones have no
 * gap. Uses the clock of the database, which also dated the events.
 */
export async function forgetOldEvents({ db }: Pick<Ports, 'db'>): Promise<void> {
  await sql<Database>`delete from player_events where xid <= (
    select max(xid) from player_events where created_at < now() - interval '1 hour')`.execute(db);
}

export interface Reader {
  readonly playerId: number;
  readonly sessionId: string;
  readonly currency: Currency;
  readonly language: Language;
  /** Slug of a tournament whose leaderboard is followed. */
  readonly tournament?: string | undefined;
  /** Expiry of the access token that opened the stream. */
  readonly until: Date;
}

export interface EventStream extends Reader {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Kinds to send; a kind that changes twice before it can be sent is sent once. */
  readonly pending: Set<EventKind>;
  /** Whether the client can take more data now. */
  isReady(): boolean;
  /** Sends events with data of a moment; without events, only the position from which the client resumes. */
  send(kinds: ReadonlySet<EventKind>, moment: Moment): void;
  /** Sends a leaderboard; the position from which the client resumes stays the same. */
  sendBoard(update: TournamentUpdate): void;
  /** Sends a ping; false if the client has taken no data for three pings. */
  ping(): boolean;
  /** Ends the stream; `retry`: ms after which the client may reconnect. */
  end(retry?: number): void;
}

/** Buffered bytes from which a reader counts as slow. */
const mostHeld = 4_096;
const mostMissedPings = 3;
const encoder = new TextEncoder();

/** Creates a stream. `wake` is called when the reader accepts data again, `closed` once when the stream ends. */
export function createStream(
  reader: Reader,
  on: { readonly wake: (stream: EventStream) => void; readonly closed: (stream: EventStream) => void },
): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
  let missed = 0;
  const write = (text: string) => controller?.enqueue(encoder.encode(text));
  const over = () => {
    if (controller === null) return;
    controller = null;
    on.closed(stream);
  };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(given) {
        controller = given;
      },
      pull() {
        missed = 0;
        on.wake(stream);
      },
      cancel: over,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostHeld }),
  );
  const stream: EventStream = {
    ...reader,
    body,
    pending: new Set(),
    isReady: () => (controller?.desiredSize ?? 0) > 0,
    send(kinds, { cursor, balance }) {
      const changed = eventKinds.filter((kind) => kinds.has(kind));
      const events = changed.map((kind) => {
        const data = kind === 'balance' ? JSON.stringify(balance) : '{}';
        return `id: ${cursor}\nevent: ${kind}\ndata: ${data}\n\n`;
      });
      write(events.length === 0 ? `id: ${cursor}\n\n` : events.join(''));
    },
    sendBoard(update) {
      write(`event: tournament\ndata: ${JSON.stringify(update)}\n\n`);
    },
    ping() {
      if (controller === null) return true;
      if (stream.isReady()) write(': ping\n\n');
      else missed += 1;
      return missed < mostMissedPings;
    },
    end(retry) {
      const ending = controller;
      if (ending === null) return;
      if (retry !== undefined) write(`retry: ${retry}\n\n`);
      over();
      ending.close();
    },
  };
  return stream;
}
