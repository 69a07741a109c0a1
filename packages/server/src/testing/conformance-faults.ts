import { endpoints, readPath, type EndpointId } from '@tulpar/api/contract';
import type { Rule } from '@tulpar/api/conformance';

type Next = (request: Request) => Promise<Response>;
/** Middleware between the kit and the reference server. */
export type Fault = (request: Request, next: Next) => Promise<Response>;

/** A server that breaks one rule of one call. */
export interface Planted {
  readonly title: string;
  readonly call: EndpointId;
  readonly rule: Rule;
  readonly fault: Fault;
}

const isCall = (request: Request, id: EndpointId) =>
  request.method === endpoints[id].method && readPath(endpoints[id], new URL(request.url).pathname) !== null;

/** The response with another status, headers or text. */
async function changed(
  answer: Response,
  { status, headers = {}, text }: { status?: number; headers?: Record<string, string | null>; text?: string },
): Promise<Response> {
  const fields = new Headers(answer.headers);
  // The text is already decompressed, and its length changes.
  for (const name of ['Content-Length', 'Content-Encoding']) fields.delete(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  const body = answer.status === 304 && status === undefined ? null : (text ?? (await answer.text()));
  return new Response(body, { status: status ?? answer.status, headers: fields });
}

/** The request with other headers. */
function asked(request: Request, headers: Record<string, string | null>): Request {
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
  (call: EndpointId, change: (body: Json) => Json): Fault =>
  async (request, next) => {
    const answer = await next(request);
    if (!isCall(request, call) || answer.status !== 200) return answer;
    return await changed(answer, { text: JSON.stringify(change((await answer.clone().json()) as Json)) });
  };

/** Replaces responses with a given status. */
const refusals =
  (call: EndpointId, status: number, change: Parameters<typeof changed>[1]): Fault =>
  async (request, next) => {
    const answer = await next(request);
    return isCall(request, call) && answer.status === status ? await changed(answer, change) : answer;
  };

/** Changes the request of a call before it arrives. */
const requests =
  (call: EndpointId, change: (request: Request) => Request | Promise<Request>): Fault =>
  async (request, next) =>
    await next(isCall(request, call) ? await change(request) : request);

const withText = (request: Request, text: string) =>
  new Request(request.url, { method: 'POST', headers: request.headers, body: text });

export const faults: readonly Planted[] = [
  {
    title: 'money as text with a decimal point',
    call: 'balance',
    rule: 'shape',
    fault: successes('balance', (body) => ({ ...body, realBalance: '12500.00' })),
  },
  {
    title: 'a field left out',
    call: 'profile',
    rule: 'shape',
    fault: successes('profile', ({ currency: _left, ...body }) => body),
  },
  {
    title: 'times without a zone',
    call: 'transactions',
    rule: 'shape',
    fault: successes('transactions', (body) => ({
      ...body,
      transactions: (body['transactions'] as Json[]).map((one) => ({
        ...one,
        created_at: '2026-01-12 10:00',
      })),
    })),
  },
  {
    title: '201 for what is made',
    call: 'pay',
    rule: 'shape',
    fault: refusals('pay', 200, { status: 201 }),
  },
  {
    title: 'no X-Request-Id',
    call: 'games',
    rule: 'headers',
    fault: refusals('games', 200, { headers: { 'X-Request-Id': null } }),
  },
  {
    title: 'errors in sentences',
    call: 'game',
    rule: 'error',
    fault: refusals('game', 404, { text: '{"message":"Game was not found","request_id":"req_1"}' }),
  },
  {
    title: 'answers to players that a proxy may store',
    call: 'profile',
    rule: 'private',
    fault: refusals('profile', 200, { headers: { 'Cache-Control': 'public, max-age=60' } }),
  },
  {
    title: 'credentials allowed to other origins',
    call: 'games',
    rule: 'credentials',
    fault: refusals('games', 200, { headers: { 'Access-Control-Allow-Credentials': 'true' } }),
  },
  {
    title: '403 for a guest',
    call: 'balance',
    rule: 'guest',
    fault: refusals('balance', 401, { status: 403 }),
  },
  {
    title: 'a bad token taken for a guest',
    call: 'games',
    rule: 'badToken',
    fault: requests('games', (request) =>
      request.headers.get('Authorization') === 'Bearer nonsense'
        ? asked(request, { Authorization: null })
        : request,
    ),
  },
  {
    title: '401 for a dead refresh token',
    call: 'refresh',
    rule: 'deadRefresh',
    fault: refusals('refresh', 400, { status: 401 }),
  },
  {
    title: 'tags that never match',
    call: 'balance',
    rule: 'tag',
    fault: requests('balance', (request) => asked(request, { 'If-None-Match': null })),
  },
  {
    title: 'a 304 that hides a change',
    call: 'transactions',
    rule: 'staleTag',
    fault: async (request, next) => {
      const answer = await next(request);
      const isAsked = isCall(request, 'transactions') && request.headers.has('If-None-Match');
      return isAsked ? new Response(null, { status: 304, headers: answer.headers }) : answer;
    },
  },
  {
    title: 'pages counted from the wrong number',
    call: 'games',
    rule: 'page',
    fault: successes('games', (body) => ({ ...body, pagination: { total_pages: 1, items: 20 } })),
  },
  {
    title: 'one page for all numbers',
    call: 'games',
    rule: 'pages',
    fault: requests('games', (request) => new Request(request.url.replace('page=2', 'page=1'), request)),
  },
  {
    title: '404 beyond the last page',
    call: 'games',
    rule: 'beyond',
    fault: async (request, next) => {
      const answer = await next(request);
      const body = (await answer
        .clone()
        .json()
        .catch(() => ({}))) as { data?: unknown[] };
      return isCall(request, 'games') && body.data?.length === 0
        ? await changed(answer, { status: 404 })
        : answer;
    },
  },
  {
    title: 'a key made up where none came',
    call: 'pay',
    rule: 'key',
    fault: requests('pay', (request) =>
      request.headers.has('Idempotency-Key')
        ? request
        : asked(request, { 'Idempotency-Key': crypto.randomUUID() }),
    ),
  },
  {
    title: 'keys that are not looked at: a payment is made twice',
    call: 'pay',
    rule: 'once',
    fault: requests('pay', (request) => asked(request, { 'Idempotency-Key': crypto.randomUUID() })),
  },
  {
    title: 'repeats without a mark',
    call: 'pay',
    rule: 'replay',
    fault: refusals('pay', 200, { headers: { 'Idempotent-Replayed': null } }),
  },
  {
    title: 'a former answer for another body',
    call: 'saveExtraData',
    rule: 'mismatch',
    fault: refusals('saveExtraData', 422, { status: 200, text: '{"success":true}' }),
  },
  {
    title: 'a fraction of a tiyn rounded',
    call: 'pay',
    rule: 'minorUnits',
    fault: requests('pay', async (request) => {
      const text = await request.clone().text();
      return withText(request, text.replace(/"amount":(\d+)\.\d+/, '"amount":$1'));
    }),
  },
  {
    title: 'whole tenge for tiyn',
    call: 'pay',
    rule: 'exact',
    fault: successes('transactions', (body) => ({
      ...body,
      transactions: (body['transactions'] as Json[]).map((one) => ({
        ...one,
        amount: Number(one['amount']) / 100,
      })),
    })),
  },
  {
    title: 'a status the player may set',
    call: 'updateProfile',
    rule: 'forbidden',
    fault: (() => {
      let isSet = false;
      return async (request, next) => {
        if (isCall(request, 'updateProfile')) isSet ||= (await request.clone().text()).includes('"vip"');
        const answer = await next(request);
        if (!isSet || !isCall(request, 'profile') || answer.status !== 200) return answer;
        const body = (await answer.clone().json()) as Json;
        return await changed(answer, { text: JSON.stringify({ ...body, status: 'vip' }) });
      };
    })(),
  },
  {
    title: 'refusals without names of fields',
    call: 'takeBreak',
    rule: 'fields',
    fault: refusals('takeBreak', 422, { text: '{"message":"VALIDATION_ERROR","request_id":"req_1"}' }),
  },
  {
    title: 'events without data',
    call: 'events',
    rule: 'event',
    fault: async (request, next) => {
      const answer = await next(request);
      if (!isCall(request, 'events') || answer.status !== 200) return answer;
      return new Response('id: 1\nevent: balance\ndata: {}\n\n', { headers: answer.headers });
    },
  },
  {
    title: 'a fault at half a character',
    call: 'updateProfile',
    rule: 'hostile',
    fault: async (request, next) => {
      const text = isCall(request, 'updateProfile') ? await request.clone().text() : '';
      const answer = await next(request);
      return text.includes(String.raw`\ud800`) ? await changed(answer, { status: 500 }) : answer;
    },
  },
];
