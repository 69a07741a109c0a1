import type { ClientErrorBody } from '@tulpar/api/contract';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { ClientErrorsTable } from '../../db/operation-tables.ts';
import type { Connection, Database } from '../../db/types.ts';
import { maskLines, maskText } from '../../operations/log.ts';
import type { Ports } from '../../ports.ts';
import { sha256 } from '../../secrets.ts';

/** An error that was not reported again is deleted after this time, ms. */
const lifetime = 30 * 24 * 60 * 60_000;
/** Maximum number of different stored errors. */
const largestCount = 2_000;

/**
 * Counts a client error by name, message and build (REACH-17). Clients remove secrets; this repeats it for
 * those that do not.
 */
export async function countClientError(
  trx: Transaction<Database>,
  body: Omit<ClientErrorBody, 'visitor_uid'>,
  now: Date,
): Promise<void> {
  const message = maskText(body.message);
  const { build, language, platform, count } = body;
  const report = {
    build,
    language,
    platform,
    count,
    name: maskText(body.name),
    message,
    stack: body.stack === null ? null : maskLines(body.stack),
    route: maskText(body.route),
  };
  await trx
    .insertInto('client_errors')
    .values({
      ...report,
      hash: sha256(JSON.stringify([report.name, message, report.build])),
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((eb) => ({
        stack: report.stack,
        route: report.route,
        language: report.language,
        platform: report.platform,
        count: eb('client_errors.count', '+', report.count),
        last_at: now,
      })),
    )
    .execute();
}

export type ClientError = Selectable<ClientErrorsTable>;

/** Client errors, most frequent first; optionally of one build. */
export async function listClientErrors(db: Connection, build: string | null): Promise<ClientError[]> {
  let query = db.selectFrom('client_errors').selectAll();
  if (build !== null) query = query.where('build', '=', build);
  return await query.orderBy('count', 'desc').orderBy('last_at', 'desc').limit(100).execute();
}

/** Builds with errors, latest error first, each with its number of errors. */
export async function listFailedBuilds(db: Connection): Promise<{ build: string; count: number }[]> {
  const rows = await db
    .selectFrom('client_errors')
    .select((eb) => ['build', eb.fn.sum<string>('count').as('count')])
    .groupBy('build')
    .orderBy((eb) => eb.fn.max('last_at'), 'desc')
    .limit(20)
    .execute();
  return rows.map(({ build, count }) => ({ build, count: Number(count) }));
}

/** Deletes old errors, and those beyond the maximum. */
export async function forgetOldClientErrors({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('client_errors')
    .where((eb) =>
      eb.or([
        eb('last_at', '<', new Date(clock.now().getTime() - lifetime)),
        eb(
          'hash',
          'in',
          eb.selectFrom('client_errors').select('hash').orderBy('last_at', 'desc').offset(largestCount),
        ),
      ]),
    )
    .execute();
}

const day = 24 * 60 * 60_000;
/** How long visits and events are stored, ms: the longest period of any report. */
const logRetention = 90 * day;

/** Deletes old visits and events. */
export async function forgetOldLogs({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - logRetention);
  await db.deleteFrom('visits').where('created_at', '<', before).execute();
  await sql`select drop_months('analytics', ${before})`.execute(db);
  await db.deleteFrom('analytics').where('created_at', '<', before).execute();
}
