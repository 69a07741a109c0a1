import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './types.ts';

/** Rows cached until another statement reaches the database. */
interface RowCache {
  /** The cached row of a query; undefined if the database must be queried. */
  find(key: string): string | undefined;
  /** Runs a read on the database; returns the version to store its row with. */
  reading<Done>(work: () => Done): { readonly done: Done; readonly at: number };
  /** Stores a row read at version `at`, unless another statement has reached the database since. */
  store(key: string, row: string, at: number): void;
}

/** Maximum number of cached rows: the number of players one process is intended for. */
const most = 5_000;

/**
 * Cache for the embedded database, which only this process can change. Any other statement, including reads
 * and transactions, clears it.
 */
function createRowCache(pglite: PGlite): RowCache {
  const rows = new Map<string, string>();
  let touches = 0;
  let isOurs = false;
  // All of PGlite's queries use this function.
  const run = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    if (!isOurs) {
      touches += 1;
      rows.clear();
    }
    return run(message);
  };
  return {
    find: (key) => rows.get(key),
    reading(work) {
      isOurs = true;
      try {
        return { done: work(), at: touches };
      } finally {
        isOurs = false;
      }
    },
    store(key, row, at) {
      if (at !== touches) return;
      if (rows.size >= most) rows.clear();
      rows.set(key, row);
    },
  };
}

/** A frequent statement that is parsed and planned once; returns one row with one column. */
export interface Statement {
  /** Unique among all statements. */
  readonly name: string;
  /** Types of its values, in order. */
  readonly types: readonly ('text' | 'integer')[];
  readonly text: string;
}

/** Runs a prepared statement; null without a row. Reads committed data only, never an open transaction. */
export type RunPrepared = (
  statement: Statement,
  values: readonly (string | null)[],
) => Promise<string | null>;

/** Each PostgreSQL connection prepares a statement on first use. */
export function serverStatements(pool: pg.Pool): RunPrepared {
  return async ({ name, text }, values) => {
    const { rows } = await pool.query<[string | null]>({
      name,
      text,
      values: [...values],
      rowMode: 'array',
    });
    return rows[0]?.[0] ?? null;
  };
}

/** Execute the unnamed portal completely, then Sync. */
const runAll = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);

/** Protocol message Bind with all values as text, Execute and Sync. */
function request(name: string, values: readonly (string | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? 0 : Buffer.byteLength(value)));
  // Length, unnamed portal, name, no formats, number of values; each value with its length; no result
  // formats.
  const head = 4 + 1 + name.length + 1 + 2 + 2;
  const length = lengths.reduce((sum, one) => sum + 4 + one, head) + 2;
  const bytes = Buffer.alloc(1 + length + runAll.length);
  bytes.write('B', 0, 'latin1');
  bytes.writeInt32BE(length, 1);
  bytes.write(name, 6, 'latin1');
  bytes.writeInt16BE(values.length, 1 + head - 2);
  let at = 1 + head;
  for (const [index, value] of values.entries()) {
    bytes.writeInt32BE(value === null ? -1 : (lengths[index] ?? 0), at);
    at += 4;
    if (value !== null) at += bytes.write(value, at);
  }
  runAll.copy(bytes, at + 2);
  return bytes;
}

/**
 * With the embedded database a normal query crosses into WASM five times and is planned each time; this one
 * crosses once. Queued after Kysely's queries, so that it never runs inside a transaction.
 */
export function embeddedStatements(pglite: PGlite, db: Kysely<Database>): RunPrepared {
  const rowCache = createRowCache(pglite);
  const prepared = new Map<string, Promise<unknown>>();
  const prepare = ({ name, types, text }: Statement) => {
    const ready = pglite.exec(`prepare "${name}" (${types.join(', ')}) as ${text}`);
    prepared.set(name, ready);
    ready.catch(() => prepared.delete(name));
    return ready;
  };
  return async (statement, values) => {
    const { name } = statement;
    const key = JSON.stringify([name, values]);
    const known = rowCache.find(key);
    if (known !== undefined) return known;
    await (prepared.get(name) ?? prepare(statement));
    let readAt = Number.NaN;
    const run = () => {
      // The database responds before the call returns; only parsing the response is asynchronous.
      const { done, at } = rowCache.reading(() =>
        pglite.execProtocolStream(request(name, values), { syncToFs: false }),
      );
      readAt = at;
      return done;
    };
    const messages = await db.connection().execute(() => pglite.runExclusive(run));
    for (const one of messages) {
      if (one.name !== 'dataRow' || !('fields' in one)) continue;
      const [field] = one.fields as readonly unknown[];
      if (typeof field !== 'string') return null;
      rowCache.store(key, field, readAt);
      return field;
    }
    return null;
  };
}
