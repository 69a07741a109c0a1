import { sql } from 'kysely';
import type { MiddlewareHandler } from 'hono';
import { isOutage } from '../db/outage.ts';
import type { Connection } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Country } from '../domain/locale/locale.ts';
import {
  polledKindOf,
  readRequestFacts,
  type RequestVariables,
  type SandboxState,
} from '../http/request-facts.ts';

/** Maximum total time shift, ms: ten years. */
export const longestShift = 10 * 365 * 24 * 3_600_000;

export async function readState(db: Connection): Promise<SandboxState> {
  const row = await db
    .selectFrom('sandbox_state')
    .select(['time_shift', 'is_region_blocked', 'blocked_country'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('sandbox_faults').select('id').where('remaining', '>', 0)).as('has_faults'),
    )
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return {
    timeShift: row.time_shift,
    region: row.is_region_blocked ? { country: row.blocked_country } : null,
    hasFaults: Boolean(row.has_faults),
  };
}

/** Advances the time of every server, ms. False if it would exceed the maximum. */
export async function moveTime(trx: Connection, ms: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sandbox_state')
    .set({ time_shift: sql<number>`time_shift + ${ms}` })
    .where('id', '=', 1)
    .where('time_shift', '<=', longestShift - ms)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Resets to real time. Existing records keep their dates, which may then be in the future. */
export async function resetTime(trx: Connection): Promise<void> {
  await trx.updateTable('sandbox_state').set({ time_shift: 0 }).where('id', '=', 1).execute();
}

/** Blocks the region, or unblocks it with null. */
export async function blockRegion(
  trx: Connection,
  region: { readonly country: Country | null } | null,
): Promise<void> {
  await trx
    .updateTable('sandbox_state')
    .set({ is_region_blocked: region !== null, blocked_country: region?.country ?? null })
    .where('id', '=', 1)
    .execute();
}

type Needs = Pick<Dependencies, 'db' | 'timeShift'>;

/** Sets this process's clock from the database. */
export async function followTime({ db, timeShift }: Needs): Promise<SandboxState> {
  const state = await readState(db);
  timeShift.ms = state.timeShift;
  return state;
}

/**
 * Reads the sandbox state before every request together with other request data, so that all processes apply
 * a change from their next response. If the database is unreachable the request fails here, because its call
 * would only wait for a connection again.
 */
export function followSandbox(deps: Dependencies): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    try {
      const { headers } = context.req.raw;
      const facts = await readRequestFacts(
        deps,
        headers.get('Authorization'),
        polledKindOf(context.req.path),
      );
      deps.timeShift.ms = facts.sandbox.timeShift;
      context.set('facts', facts);
    } catch (error) {
      if (isOutage(error)) throw error;
      deps.log.warn({ err: error }, 'the state of the sandbox could not be read');
    }
    await next();
  };
}
