import type { ClientErrorBody } from '@tulpar/api/contract';
import type { Selectable, Transaction } from 'kysely';
import type { ClientErrorsTable } from '../../db/client-error-tables.ts';
import type { Connection, Database } from '../../db/types.ts';
import { maskLines, maskText } from '../../operations/mask.ts';
import type { Ports } from '../../ports.ts';
import { sha256 } from '../../secrets.ts';

/** A failure that was not reported again is forgotten after this time, ms. */
const keptFor = 30 * 24 * 60 * 60_000;
/** Most different failures that are stored, whatever clients send. */
const mostKept = 2_000;

/**
 * Counts a failure of the app under its name, message and build (REACH-17). Clients filter secrets out; it is
 * done again here for those that do not.
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

/** The failures of the app, the most frequent first; of one build when it is named. */
export async function listClientErrors(db: Connection, build: string | null): Promise<ClientError[]> {
  let query = db.selectFrom('client_errors').selectAll();
  if (build !== null) query = query.where('build', '=', build);
  return await query.orderBy('count', 'desc').orderBy('last_at', 'desc').limit(100).execute();
}

/** The builds that have failed, the latest failure first, each with its number of failures. */
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

/** Removes failures that are over, and those beyond the most that are stored. */
export async function forgetOldClientErrors({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('client_errors')
    .where((eb) =>
      eb.or([
        eb('last_at', '<', new Date(clock.now().getTime() - keptFor)),
        eb(
          'hash',
          'in',
          eb.selectFrom('client_errors').select('hash').orderBy('last_at', 'desc').offset(mostKept),
        ),
      ]),
    )
    .execute();
}
