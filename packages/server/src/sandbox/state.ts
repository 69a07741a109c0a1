import { sql, type Selectable } from 'kysely';
import type { MiddlewareHandler, Context } from 'hono';
import { isOutage } from '../db/open.ts';
import type { Connection } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Country } from '../domain/locale/locale.ts';
import {
  polledKindOf,
  readRequestFacts,
  type RequestVariables,
  type SandboxState,
} from '../http/request-facts.ts';
import type { HttpBindings } from '@hono/node-server';
import { endpoints } from '@tulpar/api/contract';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultKind, SandboxFaultsTable } from '../db/operation-tables.ts';
import { Refusal } from '../domain/errors/refusal.ts';

/** Maximum total time shift, ms: ten years. */
const longestShift = 10 * 365 * 24 * 3_600_000;

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

/** Moves the time of every server forward by `ms`. False if the total would exceed the maximum. */
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

/** Blocks all visitors as in a forbidden region; null ends that. */
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
 * Reads the sandbox state before every request, together with other data of the request, so that all processes apply
 * a change with their next response. If the database is unreachable the request fails here, because its handler would
 * only wait for a connection too.
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

export type FaultRow = Selectable<SandboxFaultsTable>;

/** Name that means every call. */
export const anyCall = '*';
/** Call ids in the order of the contract. */
export const callNames: readonly string[] = Object.keys(endpoints);
export const faultStatuses = [401, 403, 404, 409, 429, 451, 500, 502, 503, 504] as const;
/** Maximum responses per fault, and maximum delay, ms. */
export const mostTimes = 1_000;
export const longestDelay = 120_000;

interface NewFault {
  readonly call: string;
  readonly kind: FaultKind;
  readonly status: number | null;
  readonly delayMs: number | null;
  readonly times: number;
}

export async function addFault(trx: Connection, fault: NewFault, at: Date): Promise<void> {
  await trx
    .insertInto('sandbox_faults')
    .values({
      call: fault.call,
      kind: fault.kind,
      status: fault.status,
      delay_ms: fault.delayMs,
      remaining: fault.times,
      created_at: at,
    })
    .execute();
}

export async function listFaults(db: Connection): Promise<FaultRow[]> {
  return await db
    .selectFrom('sandbox_faults')
    .selectAll()
    .where('remaining', '>', 0)
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function clearFaults(trx: Connection): Promise<void> {
  await trx.deleteFrom('sandbox_faults').execute();
}

/** Uses up one response of a pending fault for a call, counted for all processes; null if none is pending. */
async function takeFault(db: Connection, call: string): Promise<FaultRow | null> {
  const row = await db
    .updateTable('sandbox_faults')
    .set({ remaining: sql<number>`remaining - 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('sandbox_faults')
        .select('id')
        .where('remaining', '>', 0)
        .where('call', 'in', [call, anyCall])
        .orderBy('id')
        .limit(1)
        .forUpdate(),
    )
    .where('remaining', '>', 0)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Statuses usually sent by a proxy, with an HTML page. */
const fromProxy: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
const codes: Readonly<Record<number, string>> = {
  401: 'AUTH_TOKEN_EXPIRED',
  404: 'NOT_FOUND',
  409: 'IDEMPOTENCY_IN_FLIGHT',
  429: 'TOO_MANY_ATTEMPTS',
  451: 'REGION_BLOCKED',
};

function spoilt(status: number): Response {
  const name = fromProxy[status];
  if (name === undefined) {
    const isBusy = status === 429 || status === 409;
    throw new Refusal(status, codes[status] ?? 'GENERAL_ERROR', isBusy ? { retryAfter: 2 } : {});
  }
  return new Response(`<!doctype html><title>${status} ${name}</title><h1>${status} ${name}</h1>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

type RequestContext = Context<{ Variables: RequestVariables }>;

/** Closes the connection of a request without a response. */
function breakOff(context: RequestContext): Response {
  const env = context.env as Partial<HttpBindings> | undefined;
  env?.incoming?.socket.destroy();
  // Makes the HTTP adapter write nothing.
  return new Response(null, { headers: { 'X-Hono-Already-Sent': 'true' } });
}

/**
 * Answers a call, with a fault if the operator has added one: another status, a delay, or no response, either before
 * or after the call has done its work.
 */
export async function answerWithFaults(
  deps: Dependencies,
  context: RequestContext,
  call: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const hasFaults = context.get('facts')?.sandbox.hasFaults === true;
  const fault = hasFaults ? await takeFault(deps.db, call) : null;
  if (fault === null) return await answer();
  deps.log.info({ call, kind: fault.kind }, 'an answer is spoilt as the operator asked');
  if (fault.kind === 'drop') return breakOff(context);
  if (fault.kind === 'status') return spoilt(fault.status ?? 500);
  if (fault.kind === 'delay') {
    await wait(fault.delay_ms ?? 0, undefined, { signal: context.req.raw.signal }).catch(() => undefined);
    // The session may have ended during the delay, so read it again.
    context.set('facts', undefined);
    return await answer();
  }
  try {
    const { body } = await answer();
    await body?.cancel();
  } catch (error) {
    // A refusal of the call does not matter, because its response is lost anyway.
    if (!(error instanceof Refusal)) throw error;
  }
  return breakOff(context);
}
