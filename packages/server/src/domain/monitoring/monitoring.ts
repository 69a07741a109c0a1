import type { ClientErrorBody } from '@tulpar/api/contract';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { ClientErrorsTable } from '../../db/operation-tables.ts';
import type { Connection, Database } from '../../db/types.ts';
import { maskLines, maskText } from '../../operations/log.ts';
import type { Ports } from '../../ports.ts';
import { sha256 } from '../../secrets.ts';

/** Time after the last report until an error is deleted, ms. */
const lifetime = 30 * 24 * 60 * 60_000;
/** Maximum number of different stored errors. */
const largestCount = 2_000;

/**
 * Counts a client error by name, message and build (REACH-17). Clients remove secrets from their reports; the
 * server removes them too, in case a client does not.
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

/** Builds with errors, the one with the latest error first, each with its number of errors. */
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

/** Deletes errors not reported for long, and the oldest above the maximum. */
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
/** Retention of visits and analytics events, ms. */
const logRetention = 90 * day;

export async function forgetOldLogs({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - logRetention);
  await db.deleteFrom('visits').where('created_at', '<', before).execute();
  await sql`select drop_months('analytics', ${before})`.execute(db);
  await db.deleteFrom('analytics').where('created_at', '<', before).execute();
}

const names = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof names)[number];

/** 75th percentiles of the metrics of one route: ms, CLS without a unit. */
export interface RouteVitals {
  readonly route: string;
  /** Number of values sent for the metric that has the most. */
  readonly visits: number;
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
}

const days = 7;

/** 75th percentile of every metric by route over the last seven days, most visited route first (REACH-19). */
export async function listRouteVitals(db: Connection, now: Date): Promise<RouteVitals[]> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60_000);
  // Metric names come from clients, so only known ones are read.
  const { rows } = await sql<{ route: string; name: VitalName; value: number; visits: number }>`
    select record->'payload'->>'route' as route, record->'payload'->>'name' as name, count(*)::int as visits,
      percentile_cont(0.75) within group (
        order by case when jsonb_typeof(record->'payload'->'value') = 'number'
          then (record->'payload'->>'value')::double precision end
      ) as value
    from analytics
    where event_name = 'web-vital' and created_at > ${since}
      and record->'payload'->>'name' in (${sql.join(names)})
      and jsonb_typeof(record->'payload'->'route') = 'string'
      and length(record->'payload'->>'route') <= 200
    group by 1, 2`.execute(db);
  const byRoute = new Map<string, RouteVitals>();
  for (const { route, name, value, visits } of rows) {
    const known = byRoute.get(route);
    byRoute.set(route, {
      route,
      visits: Math.max(known?.visits ?? 0, visits),
      vitals: { ...known?.vitals, ...(value === null ? {} : { [name]: value }) },
    });
  }
  return [...byRoute.values()].toSorted((a, b) => b.visits - a.visits).slice(0, 100);
}
