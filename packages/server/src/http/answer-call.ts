import type { Endpoint } from '@tulpar/api/contract';
import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { Refusal, refuse } from '../domain/refusal.ts';
import { countryOf, readCurrency, readLanguage } from '../domain/terms.ts';
import { sha256 } from '../secrets.ts';
import { checkAnswer, entityTag, jsonAnswer, matchesTag } from './answer.ts';
import { admit, readVisitor } from './authenticate.ts';
import { jsonLimit, parseJson, readBytes } from './body.ts';
import type { CallContext, CallPlayer } from './call.ts';
import { asRefusal, errorBody } from './error-body.ts';
import { beginAttempt, isStored } from './idempotency.ts';
import type { Attempt, StoredAnswer } from './idempotency.ts';
import { isAppOrigin, serverOrigin } from './origins.ts';
import { parse, parseFields } from './parse.ts';
import type { RequestVariables } from './request-context.ts';

/** A handler with the types of its call left out; the map of calls has checked them. */
export type AnyHandler = (
  context: CallContext,
  input: { params: unknown; query: unknown; body: unknown },
) => Promise<unknown>;

interface Arrival {
  readonly deps: Dependencies;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler | undefined;
  /** Raw strings of the address. */
  readonly query: Readonly<Record<string, string>>;
  readonly context: Context<{ Variables: RequestVariables }>;
}

/** Takes one request of the contract through token, key, body, handler and answer, in this order. */
export async function answerCall(arrival: Arrival): Promise<Response> {
  const { deps, endpoint, handler, context } = arrival;
  const request = context.req.raw;
  const visitor = await readVisitor(deps, request.headers.get('Authorization'));
  const player = admit(endpoint.auth, visitor, endpoint.id === 'checkBan');
  if (handler === undefined) return refuse(501, 'NOT_IMPLEMENTED');
  return endpoint.method === 'GET'
    ? await answerRead(arrival, handler, player)
    : await answerCommand(arrival, handler, player);
}

async function answerRead(
  arrival: Arrival,
  handler: AnyHandler,
  player: CallPlayer | null,
): Promise<Response> {
  const { endpoint, query, context } = arrival;
  const headers: Record<string, string> = { 'Cache-Control': player === null ? 'no-cache' : 'no-store' };
  const callContext = makeContext(arrival, player, null, headers, () =>
    Promise.reject(new Error(`${endpoint.id} is a GET: it writes through db.transaction`)),
  );
  const params = await parseParams(endpoint, context.req.param());
  const value = await handler(callContext, {
    params,
    query: await parseFields(endpoint.query, query),
    body: undefined,
  });
  await check(arrival, value);
  if (endpoint.answerType === 'text') {
    return new Response(String(value), {
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const body = JSON.stringify(value);
  const tag = entityTag(body);
  headers['ETag'] = tag;
  if (matchesTag(context.req.raw.headers.get('If-None-Match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  return jsonAnswer(200, body, headers);
}

async function answerCommand(
  arrival: Arrival,
  handler: AnyHandler,
  player: CallPlayer | null,
): Promise<Response> {
  const { deps, endpoint, context } = arrival;
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  const request = context.req.raw;
  const bytes = lazily(() => readBytes(request, jsonLimit));
  const begun = await beginAttempt(deps, {
    owner: endpoint.auth === 'open' || player === null ? 'nobody' : String(player.id),
    key: request.headers.get('Idempotency-Key'),
    method: endpoint.method,
    path: context.req.path,
    bodyHash: async () => sha256(await bytes()),
  });
  if (isStored(begun))
    return jsonAnswer(begun.status, begun.body, { ...headers, 'Idempotent-Replayed': 'true' });
  try {
    const raw = await bytes();
    await begun.bindBody(sha256(raw));
    const answer = await carryOut(arrival, handler, player, begun, raw, headers);
    return jsonAnswer(answer.status, answer.body, headers);
  } catch (error) {
    const refusal = asRefusal(error);
    try {
      await begun.fail(refusal, errorBody(refusal, context.get('requestId')));
    } catch (storing) {
      // The key stays taken until its lease ends; the error the client gets is the first one.
      deps.log.error({ err: storing, requestId: context.get('requestId') }, 'a refusal could not be stored');
    }
    throw error;
  }
}

async function carryOut(
  arrival: Arrival,
  handler: AnyHandler,
  player: CallPlayer | null,
  attempt: Attempt,
  raw: Uint8Array,
  headers: Record<string, string>,
): Promise<StoredAnswer> {
  const { endpoint, query, context } = arrival;
  const stored = async (value: unknown): Promise<StoredAnswer> => {
    await check(arrival, value);
    return { status: 200, body: JSON.stringify(value) };
  };
  let written: StoredAnswer | null = null;
  const callContext = makeContext(arrival, player, attempt.key, headers, async (change) => {
    if (written !== null) throw new Error(`${endpoint.id} wrote twice`);
    let value: unknown;
    written = await attempt.finish(async (trx) => {
      value = await change(trx);
      return await stored(value);
    });
    return value as never;
  });
  const input = {
    params: await parseParams(endpoint, context.req.param()),
    query: await parseFields(endpoint.query, query),
    body: await readBody(endpoint, raw, context.req.header('Content-Type') ?? null),
  };
  const value = await handler(callContext, input);
  return written ?? (await attempt.finish(() => stored(value)));
}

async function readBody(endpoint: Endpoint, raw: Uint8Array, contentType: string | null): Promise<unknown> {
  if (endpoint.body === undefined) {
    if (raw.byteLength > 0) parseJson(raw, contentType);
    return undefined;
  }
  return await parseFields(endpoint.body, parseJson(raw, contentType));
}

async function parseParams(endpoint: Endpoint, params: Readonly<Record<string, string>>): Promise<unknown> {
  if (endpoint.params === undefined) return undefined;
  const parsed = await parse(endpoint.params, params);
  if ('value' in parsed) return parsed.value;
  throw new Refusal(404, endpoint.errors?.[404]?.[0] ?? 'NOT_FOUND');
}

async function check({ deps, endpoint }: Arrival, value: unknown): Promise<void> {
  if (!deps.config.isProduction) await checkAnswer(endpoint.id, endpoint.answer, value);
}

function makeContext(
  { deps, query, context }: Arrival,
  player: CallPlayer | null,
  idempotencyKey: string | null,
  headers: Record<string, string>,
  write: CallContext['write'],
): CallContext {
  const origin = serverOrigin(deps.config, new URL(context.req.url));
  const sentOrigin = context.req.header('Origin');
  const currency = player?.currency ?? readCurrency(query['currency']) ?? 'KZT';
  return {
    deps,
    db: deps.db,
    player,
    language: readLanguage(query['language']) ?? readLanguage(query['locale']) ?? player?.language ?? 'ru',
    currency,
    country: countryOf(currency),
    requestId: context.get('requestId'),
    ip: context.get('ip'),
    userAgent: (context.req.header('User-Agent') ?? '').slice(0, 500),
    origin,
    appOrigin: sentOrigin !== undefined && isAppOrigin(deps.config, origin, sentOrigin) ? sentOrigin : origin,
    idempotencyKey,
    now: () => deps.clock.now(),
    header: (name, value) => {
      headers[name] = value;
    },
    write,
  };
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
