import { sql } from 'kysely';
import type { EventKind } from '../db/operation-tables.ts';
import type { Connection, Database } from '../db/types.ts';
import type { Ports } from '../ports.ts';
import type { Currency } from '../domain/locale/locale.ts';

/** All kinds of events, in the order they are sent. */
export const eventKinds: readonly EventKind[] = ['balance', 'offers', 'notifications', 'profile', 'payments'];

/** Data of a stream at one moment. */
export interface Moment {
  /**
   * Position in the history of the database: later changes have this transaction number or a higher one.
   * Digits.
   */
  readonly cursor: string;
  /** Minor units. */
  readonly balance: {
    readonly realBalance: number;
    readonly bonusBalance: number;
    readonly currency: Currency;
  };
}

/** Reads cursor and balance in one statement, so that they are consistent. */
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

/** Transaction numbers have at most 20 digits; a longer text is not a cursor. */
const cursorForm = /^\d{1,18}$/;

/**
 * Kinds that changed since a client's cursor. It may include changes the client has already received; an
 * unknown, foreign or expired cursor returns all kinds.
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
 * Deletes old events in order, so that the stored rest has no gap. By the clock of the database, which wrote
 * the rows.
 */
export async function forgetOldEvents({ db }: Pick<Ports, 'db'>): Promise<void> {
  await sql<Database>`delete from player_events where xid <= (
    select max(xid) from player_events where created_at < now() - interval '1 hour')`.execute(db);
}
