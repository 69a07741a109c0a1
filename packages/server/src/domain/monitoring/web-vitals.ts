import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';

const names = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof names)[number];

/** 75th percentile of one route: ms, CLS without a unit. */
export interface RouteVitals {
  readonly route: string;
  /** Visits that sent a value. */
  readonly visits: number;
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
}

const days = 7;

/** 75th percentile of every metric by route over the last seven days, most visited route first (REACH-19). */
export async function listRouteVitals(db: Connection, now: Date): Promise<RouteVitals[]> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60_000);
  // Names of metrics from clients may be invalid.
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
