import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { BucketConfig, Config } from '../config.ts';
import { migrations } from '../db/migrations/index.ts';
import { openServer } from '../db/open.ts';
import type { Database } from '../db/types.ts';
import { createBucket } from '../files/storage.ts';

/** Result of a check; `problem` says what is wrong and how to fix it, null if all is well. */
export interface Finding {
  readonly what: string;
  readonly problem: string | null;
}

const leastSpace = 1024 ** 3;

async function findingOf(what: string, check: () => Promise<string | null>): Promise<Finding> {
  try {
    return { what, problem: await check() };
  } catch (error) {
    return { what, problem: error instanceof Error ? error.message || error.name : String(error) };
  }
}

/** Stores, reads and deletes an object, which only the server may read. */
export async function checkBucket(config: BucketConfig): Promise<string | null> {
  const bucket = await createBucket(config);
  const key = `doctor/${randomUUID()}`;
  const { name, endpoint, region } = config;
  const url =
    endpoint === null ? `https://${name}.s3.${region}.amazonaws.com/${key}` : `${endpoint}/${name}/${key}`;
  try {
    await bucket.put(key, Buffer.from(key));
    const isSame = Buffer.from((await bucket.get(key)) ?? []).toString() === key;
    const asStranger = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await bucket.delete(key);
    if (!isSame || (await bucket.get(key)) !== null) return 'returns other objects than were stored';
    return asStranger.ok ? 'can be read by anybody: block public access, documents are in it' : null;
  } finally {
    bucket.close();
  }
}

async function checkDatabase(db: Kysely<Database>, config: Config): Promise<Finding[]> {
  return [
    await findingOf('files', async () => {
      if (config.bucket !== null) return null;
      const { rows } = await sql<{ remote: number }>`
        select count(*)::int as remote from document_files where content is null`.execute(db);
      const remote = rows[0]?.remote ?? 0;
      return remote === 0 ? null : `${remote} are in a bucket: set S3_BUCKET`;
    }),
    await findingOf('schema', async () => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      const done = new Set(rows.map(({ name }) => name));
      const missing = Object.keys(migrations).filter((name) => !done.has(name));
      return missing.length === 0 ? null : `lacks ${missing.join(', ')}: start the new version of the server`;
    }),
    await findingOf('books', async () => {
      const { rows } = await sql<{ wrong: number }>`
        select count(*)::int as wrong from accounts a
          left join (select account_id, sum(amount) as sum from ledger_entries group by 1) e on e.account_id = a.id
          where a.player_id is not null and a.balance <> coalesce(e.sum, 0)`.execute(db);
      const wrong = rows[0]?.wrong ?? 0;
      return wrong === 0 ? null : `${wrong} balances differ from their entries: restore the last good backup`;
    }),
    await findingOf('background jobs', async () => {
      const { rows } = await sql<{ late: number }>`
        select count(*)::int as late from payments where status = 'process' and settle_at < now() - interval '5 minutes'
          and not exists (select from sandbox_state where time_shift <> 0)`.execute(db);
      const late = rows[0]?.late ?? 0;
      return late === 0 ? null : `${late} payments are overdue: look for "background job" in the log`;
    }),
  ];
}

/** Checks settings, disk and bucket, the server at `origin`, and the database unless it is embedded. */
export async function examine(config: Config, origin: string): Promise<Finding[]> {
  const answer = async (path: string) => {
    try {
      return await fetch(origin + path, { signal: AbortSignal.timeout(5_000) });
    } catch {
      throw new Error(`${origin} does not answer: start it, or set HOST and PORT as it has them`);
    }
  };
  const findings = [
    await findingOf('settings', async () => {
      const missing = [
        ...(config.publicOrigin === null ? ['PUBLIC_ORIGIN'] : []),
        ...(config.databaseUrl !== null && config.secret === null ? ['SECRET'] : []),
        ...(config.isProduction ? [] : ['NODE_ENV=production']),
        ...(config.sandbox ? ['SANDBOX=off'] : []),
      ];
      return missing.length === 0 ? null : `${missing.join(', ')} not set: see docs/operation.md`;
    }),
    await findingOf('server', async () => {
      const ready = await answer('/readyz');
      if (ready.ok) return null;
      const { reason = 'unknown' } = (await ready.json().catch(() => ({}))) as { reason?: string };
      return `not ready (${reason})`;
    }),
    await findingOf('app', async () => {
      const page = await answer('/');
      return page.ok ? null : `the page answers ${page.status}: build the app, or set APP_DIR`;
    }),
    await findingOf('disk', async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      const free = bavail * bsize;
      return free >= leastSpace ? null : `${Math.floor(free / 1024 ** 2)} MB free in ${config.dataDir}`;
    }),
  ];
  const { bucket } = config;
  if (bucket !== null) findings.push(await findingOf('bucket', () => checkBucket(bucket)));
  if (config.databaseUrl === null) return findings;
  const { db, close } = openServer(config.databaseUrl);
  try {
    return [...findings, ...(await checkDatabase(db, config))];
  } finally {
    await close();
  }
}
