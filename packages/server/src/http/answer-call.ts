import type { Endpoint } from '@tulpar/api/contract';
import type { Context } from 'hono';
import { setTimeout } from 'node:timers/promises';
import { getCookie } from 'hono/cookie';
import { isOutage } from '../db/open.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../domain/errors/refusal.ts';
import { lockPlayer } from '../domain/ledger/post.ts';
import { countryOf, readCurrency, readLanguage } from '../domain/locale/locale.ts';
import { readDeviceCookie } from '../domain/sessions/devices.ts';
import { sha256 } from '../secrets.ts';
import {
  bodyOf,
  checkAnswer,
  jsonAnswer,
  matchesTag,
  packedAnswer,
  asRefusal,
  errorBody,
  type CacheKey,
  type AnswerCache,
  type Rows,
} from './answer.ts';
import { admit, readVisitor, refuseEnded, type CallPlayer, type RequestVariables } from './request-facts.ts';
import {
  jsonLimit,
  parseJson,
  readBytes,
  parse,
  parseFields,
  parseQuery,
  unkeepable,
  hashParts,
  multipartLimit,
  parseParts,
  readParts,
  readUpload,
  withUploadSlot,
} from './body.ts';
import type { CallContext, EndpointId } from './call.ts';
import { networkOf, isAppOrigin, serverOrigin } from './origins.ts';
import { beginAttempt, isStored, nobody, type Attempt, type StoredAnswer } from './idempotency.ts';

/** A handler without its call's types, which were checked where the handler was defined. */
export type AnyHandler = (
  context: CallContext,
  input: { params: unknown; query: unknown; body: unknown },
) => Promise<unknown>;

interface IncomingCall {
  readonly deps: Dependencies;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  /** Query parameters, unchecked. */
  readonly query: Readonly<Record<string, string>>;
  readonly context: Context<{ Variables: RequestVariables }>;
  readonly cache: AnswerCache;
}

/** Answers a request: checks token, key and body, runs the handler and, outside production, checks the response. */
export async function answerCall(incoming: IncomingCall): Promise<Response> {
  const { deps, endpoint, handler, context } = incoming;
  const request = context.req.raw;
  const visitor = await readVisitor(deps, request.headers.get('Authorization'), context.get('facts'));
  const player = admit(endpoint.auth, visitor, endpoint.id === 'checkBan');
  if (endpoint.method === 'GET') return await answerRead(incoming, handler, player);
  const answer = () => answerCommand(incoming, handler, player);
  return endpoint.bodyType === 'multipart'
    ? await withUploadSlot(player === null ? context.get('ip') : String(player.id), request, answer)
    : await answer();
}

/** Calls whose response to a guest depends on the URL alone. */
const sameForGuests: ReadonlySet<string> = new Set<EndpointId>([
  'categories',
  'footerStaticPages',
  'game',
  'games',
  'gameSlider',
  'gameTitles',
  'legalIcons',
  'paymentMethodIcons',
  'promoBanners',
  'promotion',
  'promotions',
  'providers',
  'providersPage',
  'providerSlider',
  'shortcutGames',
  'staticPage',
  'tournamentBanners',
  'translations',
  'videoBanners',
]);
/** Lets only CDNs cache (RFC 9213). `Vary` keeps a guest's response from a player's request. */
const cdnHeaders = {
  'CDN-Cache-Control': 'max-age=30, stale-if-error=600',
  Vary: 'Authorization, Accept-Encoding',
} as const;

async function answerRead(
  incoming: IncomingCall,
  handler: AnyHandler,
  player: CallPlayer | null,
): Promise<Response> {
  const { endpoint, context } = incoming;
  const headers: Record<string, string> = {
    'Cache-Control': player === null ? 'no-cache' : 'no-store',
    ...(player === null && sameForGuests.has(endpoint.id) ? cdnHeaders : {}),
  };
  const cacheKey = cacheKeyOf(incoming, player);
  let body = cacheKey === null ? null : incoming.cache.find(cacheKey);
  if (body === null) {
    const made: Rows[] = [];
    const value = await read(incoming, handler, player, headers, (kind, rows) => {
      if (kind === context.get('facts')?.version?.kind) made.push(rows);
    });
    if (endpoint.responseType === 'text') {
      return new Response(String(value), {
        headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    body = bodyOf(JSON.stringify(value));
    if (cacheKey !== null && made.length > 0) incoming.cache.store(cacheKey, made.flat(), body);
  }
  headers['ETag'] = body.tag;
  if (matchesTag(context.req.raw.headers.get('If-None-Match'), body.tag)) {
    return new Response(null, { status: 304, headers });
  }
  // A response to HEAD has the length of the full response without its body.
  const { method, headers: sent } = context.req.raw;
  return packedAnswer(body, method === 'HEAD' ? null : sent.get('Accept-Encoding'), headers);
}

/** Cache key of this request; null if its response is not cached. */
function cacheKeyOf(
  { deps, endpoint, query, context }: IncomingCall,
  player: CallPlayer | null,
): CacheKey | null {
  const version = context.get('facts')?.version;
  if (player === null || !version) return null;
  const { id, currency, language } = player;
  const key = JSON.stringify([id, currency, language, endpoint.id, query]);
  return { key, version: version.text, now: deps.clock.now().getTime() };
}

async function read(
  incoming: IncomingCall,
  handler: AnyHandler,
  player: CallPlayer | null,
  headers: Record<string, string>,
  madeOf: CallContext['madeOf'],
): Promise<unknown> {
  const { endpoint, query, context } = incoming;
  const refuseToWrite = () =>
    Promise.reject(new Error(`${endpoint.id} is a GET: it writes through db.transaction`));
  const callContext = makeContext(incoming, player, null, headers, refuseToWrite, madeOf);
  const params = await parseParams(endpoint, context.req.param());
  const value = await handler(callContext, {
    params,
    query: await parseQuery(endpoint.query, query),
    body: undefined,
  });
  await check(incoming, value);
  return value;
}

/** Stored as the hash of a body that was refused before it was read completely; no complete body has it. */
const unreadHash = '';

async function answerCommand(
  incoming: IncomingCall,
  handler: AnyHandler,
  player: CallPlayer | null,
): Promise<Response> {
  const { deps, endpoint, context } = incoming;
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  const request = context.req.raw;
  const received = lazily(() => receive(endpoint, request));
  const begun = await beginAttempt(deps, {
    owner: endpoint.auth === 'open' || player === null ? nobody : String(player.id),
    key: request.headers.get('Idempotency-Key'),
    method: endpoint.method,
    path: context.req.path,
    bodyHash: async () => (await received()).hash,
  });
  if (isStored(begun))
    return jsonAnswer(begun.status, begun.body, { ...headers, 'Idempotent-Replayed': 'true' });
  try {
    const body = await received().catch(async (error: unknown) => {
      if (error instanceof Refusal) await begun.bindBody(unreadHash);
      throw error;
    });
    await begun.bindBody(body.hash);
    const answer = await carryOut(incoming, handler, player, begun, body, headers);
    return jsonAnswer(answer.status, answer.body, headers);
  } catch (error) {
    const refusal = asRefusal(error);
    const fail = () => begun.fail(refusal, errorBody(refusal, context.get('requestId')));
    try {
      await fail();
    } catch (storing) {
      deps.log.error({ err: storing, requestId: context.get('requestId') }, 'a refusal could not be stored');
      // Otherwise retries would be refused as in flight until the lease ends.
      if (isOutage(storing)) void retryWhileAway(fail);
    }
    throw error;
  }
}

async function carryOut(
  incoming: IncomingCall,
  handler: AnyHandler,
  player: CallPlayer | null,
  attempt: Attempt,
  received: Received,
  headers: Record<string, string>,
): Promise<StoredAnswer> {
  const { endpoint, query, context } = incoming;
  const stored = async (value: unknown): Promise<StoredAnswer> => {
    await check(incoming, value);
    return { status: 200, body: JSON.stringify(value) };
  };
  let written: StoredAnswer | null = null;
  const callContext = makeContext(incoming, player, attempt.key, headers, async (change) => {
    if (written !== null) throw new Error(`${endpoint.id} wrote twice`);
    let value: unknown;
    const finish = () =>
      attempt.finish(async (trx) => {
        // Lock before the change reads the time, so that the change is later than everything the lock made it wait for.
        if (player !== null) {
          await lockPlayer(trx, player.id);
          if (endpoint.auth === 'player' || endpoint.auth === 'both') await refuseEnded(trx, player);
        }
        value = await change(trx);
        return await stored(value);
      });
    written = player === null ? await finish() : await incoming.deps.queue.run(player.id, finish);
    return value as never;
  });
  const input = {
    params: await parseParams(endpoint, context.req.param()),
    query: await parseQuery(endpoint.query, query),
    body: await received.parse(),
  };
  const value = await handler(callContext, input);
  return written ?? (await attempt.finish(() => stored(value)));
}

interface Received {
  readonly hash: string;
  parse(): Promise<unknown>;
}

async function receive(endpoint: Endpoint, request: Request): Promise<Received> {
  const contentType = request.headers.get('Content-Type');
  const { body } = endpoint;
  if (endpoint.bodyType !== 'multipart' || body === undefined) {
    const raw = await readBytes(request, endpoint.bodyLimit ?? jsonLimit);
    return { hash: sha256(raw), parse: () => readBody(endpoint, raw, contentType) };
  }
  const bytes = await readUpload(request, endpoint.bodyLimit ?? multipartLimit);
  const parts = await readParts(bytes, contentType);
  return { hash: await hashParts(parts), parse: () => parseParts(body, parts) };
}

async function readBody(endpoint: Endpoint, raw: Uint8Array, contentType: string | null): Promise<unknown> {
  if (endpoint.body === undefined) {
    if (raw.byteLength > 0) parseJson(raw, contentType);
    return undefined;
  }
  // The schema may allow an absent body.
  if (raw.byteLength === 0 && 'value' in (await parse(endpoint.body, undefined))) return undefined;
  return await parseFields(endpoint.body, parseJson(raw, contentType));
}

async function parseParams(endpoint: Endpoint, params: Readonly<Record<string, string>>): Promise<unknown> {
  if (endpoint.params === undefined) return undefined;
  const parsed = await parse(endpoint.params, params);
  if ('value' in parsed && unkeepable(params).length === 0) return parsed.value;
  throw new Refusal(404, endpoint.errors?.[404]?.[0] ?? 'NOT_FOUND');
}

async function check({ deps, endpoint }: IncomingCall, value: unknown): Promise<void> {
  if (!deps.config.isProduction) await checkAnswer(endpoint.id, endpoint.response, value);
}

function makeContext(
  { deps, query, context }: IncomingCall,
  player: CallPlayer | null,
  idempotencyKey: string | null,
  headers: Record<string, string>,
  write: CallContext['write'],
  madeOf?: CallContext['madeOf'],
): CallContext {
  const ownOrigin = () => serverOrigin(deps.config, new URL(context.req.url));
  const facts = context.get('facts');
  const ip = context.get('ip');
  const userAgent = (context.req.header('User-Agent') ?? '').slice(0, 500);
  const currency = player?.currency ?? readCurrency(query['currency']) ?? 'KZT';
  return {
    deps,
    db: deps.db,
    player,
    language: readLanguage(query['language']) ?? readLanguage(query['locale']) ?? player?.language ?? 'ru',
    currency,
    country: countryOf(currency),
    requestId: context.get('requestId'),
    ip,
    userAgent,
    network: networkOf(ip),
    get device() {
      const named = deps.config.countryHeader && context.req.header(deps.config.countryHeader);
      const country = /^[A-Z]{2}$/.exec(named ?? '')?.[0] ?? null;
      return { ip, userAgent, country, id: readDeviceCookie(deps, getCookie(context, 'device')) };
    },
    get origin() {
      return ownOrigin();
    },
    get appOrigin() {
      const own = ownOrigin();
      const sent = context.req.header('Origin');
      return sent !== undefined && isAppOrigin(deps.config, own, sent) ? sent : own;
    },
    idempotencyKey,
    now: () => deps.clock.now(),
    balance: facts?.balance ?? null,
    blockedRegion: facts?.sandbox.region ?? null,
    madeOf: (kind, rows) => madeOf?.(kind, rows),
    header: (name, value) => {
      headers[name] = value;
    },
    write,
  };
}

/** Retries every second while the database is unreachable, for the 60 s of `leaseLength` in `idempotency.ts`. */
async function retryWhileAway(work: () => Promise<void>): Promise<void> {
  for (let left = 60; left > 0; left -= 1) {
    await setTimeout(1_000, undefined, { ref: false });
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) return;
    }
  }
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
