import { endpoints, readPath, type EndpointId } from '@tulpar/api/contract';
import type { Rule } from '@tulpar/api/conformance';

type Next = (request: Request) => Promise<Response>;
/** Middleware between the conformance kit and the reference server. */
export type Fault = (request: Request, next: Next) => Promise<Response>;

/** A fault that breaks one rule of one call. */
type Planted = readonly [title: string, call: EndpointId, rule: Rule, fault: (call: EndpointId) => Fault];

const isCall = (request: Request, id: EndpointId) =>
  request.method === endpoints[id].method && readPath(endpoints[id], new URL(request.url).pathname) !== null;

async function changed(
  answer: Response,
  { status, headers = {}, text }: { status?: number; headers?: Record<string, string | null>; text?: string },
): Promise<Response> {
  const fields = new Headers(answer.headers);
  // The changed text is not compressed, and may have another length.
  for (const name of ['Content-Length', 'Content-Encoding']) fields.delete(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  const body = answer.status === 304 && status === undefined ? null : (text ?? (await answer.text()));
  return new Response(body, { status: status ?? answer.status, headers: fields });
}

function withHeaders(request: Request, headers: Record<string, string | null>): Request {
  const fields = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  return new Request(request, { headers: fields });
}

type Json = Record<string, unknown>;

/** Changes the JSON of a call's successful responses. */
const successes =
  (change: (body: Json) => Json) =>
  (call: EndpointId): Fault =>
  async (request, next) => {
    const answer = await next(request);
    if (!isCall(request, call) || answer.status !== 200) return answer;
    return await changed(answer, { text: JSON.stringify(change((await answer.clone().json()) as Json)) });
  };

/** Changes a call's responses that have this status. */
const refusals =
  (status: number, change: Parameters<typeof changed>[1]) =>
  (call: EndpointId): Fault =>
  async (request, next) => {
    const answer = await next(request);
    return isCall(request, call) && answer.status === status ? await changed(answer, change) : answer;
  };

/** Changes the request of a call before it arrives. */
const requests =
  (change: (request: Request) => Request | Promise<Request>) =>
  (call: EndpointId): Fault =>
  async (request, next) =>
    await next(isCall(request, call) ? await change(request) : request);

const withText = (request: Request, text: string) =>
  new Request(request.url, { method: 'POST', headers: request.headers, body: text });

const planted: readonly Planted[] = [
  [
    'money as text with a decimal point',
    'balance',
    'shape',
    successes((body) => ({ ...body, realBalance: '12500.00' })),
  ],
  ['a field left out', 'profile', 'shape', successes(({ currency: _left, ...body }) => body)],
  [
    'times without a zone',
    'transactions',
    'shape',
    successes((body) => ({
      ...body,
      transactions: (body['transactions'] as Json[]).map((one) => ({
        ...one,
        created_at: '2026-01-12 10:00',
      })),
    })),
  ],
  ['201 for what is made', 'pay', 'shape', refusals(200, { status: 201 })],
  ['no X-Request-Id', 'games', 'headers', refusals(200, { headers: { 'X-Request-Id': null } })],
  [
    'errors in sentences',
    'game',
    'error',
    refusals(404, { text: '{"message":"Game was not found","request_id":"req_1"}' }),
  ],
  [
    'answers to players that a proxy may store',
    'profile',
    'private',
    refusals(200, { headers: { 'Cache-Control': 'public, max-age=60' } }),
  ],
  [
    'credentials allowed to other origins',
    'games',
    'credentials',
    refusals(200, { headers: { 'Access-Control-Allow-Credentials': 'true' } }),
  ],
  ['403 for a guest', 'balance', 'guest', refusals(401, { status: 403 })],
  [
    'a bad token taken for a guest',
    'games',
    'badToken',
    requests((request) =>
      request.headers.get('Authorization') === 'Bearer nonsense'
        ? withHeaders(request, { Authorization: null })
        : request,
    ),
  ],
  ['401 for a dead refresh token', 'refresh', 'deadRefresh', refusals(400, { status: 401 })],
  [
    'tags that never match',
    'balance',
    'tag',
    requests((request) => withHeaders(request, { 'If-None-Match': null })),
  ],
  [
    'a 304 that hides a change',
    'transactions',
    'staleTag',
    (call) => async (request, next) => {
      const answer = await next(request);
      const isConditional = isCall(request, call) && request.headers.has('If-None-Match');
      return isConditional ? new Response(null, { status: 304, headers: answer.headers }) : answer;
    },
  ],
  [
    'pages counted from the wrong number',
    'games',
    'page',
    successes((body) => ({ ...body, pagination: { total_pages: 1, items: 20 } })),
  ],
  [
    'one page for all numbers',
    'games',
    'pages',
    requests((request) => new Request(request.url.replace('page=2', 'page=1'), request)),
  ],
  [
    '404 beyond the last page',
    'games',
    'beyond',
    (call) => async (request, next) => {
      const answer = await next(request);
      const body = (await answer
        .clone()
        .json()
        .catch(() => ({}))) as { data?: unknown[] };
      return isCall(request, call) && body.data?.length === 0
        ? await changed(answer, { status: 404 })
        : answer;
    },
  ],
  [
    'a key made up where none came',
    'pay',
    'key',
    requests((request) =>
      request.headers.has('Idempotency-Key')
        ? request
        : withHeaders(request, { 'Idempotency-Key': crypto.randomUUID() }),
    ),
  ],
  [
    'keys that are not looked at: a payment is made twice',
    'pay',
    'once',
    requests((request) => withHeaders(request, { 'Idempotency-Key': crypto.randomUUID() })),
  ],
  ['repeats without a mark', 'pay', 'replay', refusals(200, { headers: { 'Idempotent-Replayed': null } })],
  [
    'a former answer for another body',
    'saveExtraData',
    'mismatch',
    refusals(422, { status: 200, text: '{"success":true}' }),
  ],
  [
    'a fraction of a tiyn rounded',
    'pay',
    'minorUnits',
    requests(async (request) => {
      const text = await request.clone().text();
      return withText(request, text.replace(/"amount":(\d+)\.\d+/, '"amount":$1'));
    }),
  ],
  [
    'whole tenge for tiyn',
    'pay',
    'exact',
    () =>
      successes((body) => ({
        ...body,
        transactions: (body['transactions'] as Json[]).map((one) => ({
          ...one,
          amount: Number(one['amount']) / 100,
        })),
      }))('transactions'),
  ],
  [
    'a status the player may set',
    'updateProfile',
    'forbidden',
    (call) => {
      let isSet = false;
      return async (request, next) => {
        if (isCall(request, call)) isSet ||= (await request.clone().text()).includes('"vip"');
        const answer = await next(request);
        if (!isSet || !isCall(request, 'profile') || answer.status !== 200) return answer;
        const body = (await answer.clone().json()) as Json;
        return await changed(answer, { text: JSON.stringify({ ...body, status: 'vip' }) });
      };
    },
  ],
  [
    'refusals without names of fields',
    'takeBreak',
    'fields',
    refusals(422, { text: '{"message":"VALIDATION_ERROR","request_id":"req_1"}' }),
  ],
  [
    'events without data',
    'events',
    'event',
    (call) => async (request, next) => {
      const answer = await next(request);
      if (!isCall(request, call) || answer.status !== 200) return answer;
      return new Response('id: 1\nevent: balance\ndata: {}\n\n', { headers: answer.headers });
    },
  ],
  [
    'a fault at half a character',
    'updateProfile',
    'hostile',
    (call) => async (request, next) => {
      const text = isCall(request, call) ? await request.clone().text() : '';
      const answer = await next(request);
      return text.includes(String.raw`\ud800`) ? await changed(answer, { status: 500 }) : answer;
    },
  ],
];

export const faults = planted.map(([title, call, rule, fault]) => ({
  title,
  call,
  rule,
  fault: fault(call),
}));
