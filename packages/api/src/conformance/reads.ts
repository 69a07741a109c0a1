import { endpoints, type Endpoint, type EndpointId, type QueryInput } from '../contract/index.ts';
import { checkResponse, checkShape, isMissing, type Findings } from './findings.ts';
import {
  described,
  nonsense,
  pick,
  refusedWith,
  type CallResponse,
  type CallInput,
  type Visitor,
} from './visitor.ts';

const all = Object.values<Endpoint>(endpoints);
/** A valid slug that no game or page has. */
const nobody = 'nobody-has-this-name';

/** GET calls with side effects or an endless response, which are not checked. */
const notRead = new Set<string>(['unsubscribe', 'confirmEmail', 'verifyEmail', 'events']);
const reads = all.filter(({ method, id }) => method === 'GET' && !notRead.has(id));

/** Where a call's parameter comes from: the id of another call, and the path of the value in its response. */
const sources: Readonly<Partial<Record<EndpointId, readonly [EndpointId, ...(string | number)[]]>>> = {
  game: ['games', 'data', 0, 'slug'],
  promotion: ['promotions', 'data', 0, 'slug'],
  tournament: ['tournaments', 'data', 0, 'slug'],
  tournamentGames: ['tournaments', 'data', 0, 'slug'],
  staticPage: ['footerStaticPages', 0, 'url'],
  offerLedger: ['offers', 'data', 0, 'id'],
  methodOptions: ['paymentMethods', 0, 'uid'],
};
const queries: Readonly<Partial<Record<EndpointId, QueryInput>>> = {
  paymentMethods: { transaction_type: 'deposit' },
  promoCodeBanners: { type: 'Promocode' },
};

/** Input of each call that needs parameters; null if the server has nothing for it to read. */
export type Names = ReadonlyMap<string, CallInput | null>;

async function readNames(visitor: Visitor): Promise<Names> {
  const responses = new Map<string, Promise<CallResponse>>();
  const now = new Date((await visitor.call(endpoints.check)).headers.get('Date') ?? Date.now());
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const span = { from: day(7), to: day(0) };
  const names = new Map<string, CallInput | null>([
    ['translations', { params: { lng: 'ru' } }],
    ['checkPromoCode', { params: { code: 'CONFORMANCE' } }],
    ['statement', { query: span }],
    ['statementLines', { query: span }],
  ]);
  for (const [id, [from, ...path]] of Object.entries(sources)) {
    const response = responses.get(from) ?? visitor.call(endpoints[from], { query: queries[from] ?? {} });
    responses.set(from, response);
    // The source may be the URL of a page, whose last segment is the slug.
    const name = pick((await response).body, ...path);
    const parameter = /\{(\w+)\}/.exec(endpoints[id as EndpointId].path)?.[1];
    const value = { [parameter ?? 'uid']: String(name).split('/').at(-1) };
    names.set(id, name === undefined ? null : parameter === undefined ? { query: value } : { params: value });
  }
  for (const [id, query] of Object.entries(queries)) names.set(id, { query });
  return names;
}

async function checkTokens(findings: Findings, visitor: Visitor, endpoint: Endpoint, input: CallInput) {
  const bad = await visitor.call(endpoint, { ...input, token: nonsense });
  checkResponse(findings, endpoint, bad);
  if (endpoint.auth === 'open' || endpoint.auth === 'guest') {
    findings.hold(endpoint, 'openCall', bad.status !== 200 && `a bad token: ${described(bad)}`);
    return;
  }
  findings.hold(endpoint, 'badToken', refusedWith(bad, 401, 'AUTH_TOKEN_INVALID'));
  const guest = await visitor.call(endpoint, { ...input, token: null });
  checkResponse(findings, endpoint, guest);
  if (endpoint.auth === 'player') findings.hold(endpoint, 'guest', refusedWith(guest, 401, 'AUTH_REQUIRED'));
  else checkShape(findings, endpoint, guest);
}

async function checkTag(
  findings: Findings,
  visitor: Visitor,
  endpoint: Endpoint,
  input: CallInput,
  first: CallResponse,
) {
  const tag = first.headers.get('ETag');
  if (tag === null) {
    findings.hold(endpoint, 'tag', 'no ETag');
    return;
  }
  const withTag = (value: string) =>
    visitor.call(endpoint, { ...input, headers: { 'If-None-Match': value } });
  const same = await withTag(tag);
  checkResponse(findings, endpoint, same);
  const other = await withTag('"another"');
  findings.hold(
    endpoint,
    'tag',
    (same.status !== 304 || same.text !== '') && `its own tag: ${described(same)}, ${same.text.length} bytes`,
    other.status !== 200 && `another tag: ${described(other)}`,
  );
}

const isPaged = (endpoint: Endpoint, body: unknown) =>
  pick(endpoint.query, '_zod', 'def', 'shape', 'page') !== undefined &&
  typeof pick(body, 'pagination', 'items') === 'number';

const entriesOf = (body: unknown): unknown[] => {
  const list = pick(body, 'data') ?? pick(body, 'transactions');
  return Array.isArray(list) ? list : [];
};

async function checkPages(findings: Findings, visitor: Visitor, endpoint: Endpoint, input: CallInput) {
  const page = (number: number) =>
    visitor.call(endpoint, { ...input, query: { ...input.query, page: number, limit: 2 } });
  const first = await page(1);
  const items = Number(pick(first.body, 'pagination', 'items'));
  const total = pick(first.body, 'pagination', 'total_pages');
  findings.hold(
    endpoint,
    'page',
    first.status !== 200 && described(first),
    entriesOf(first.body).length !== Math.min(2, items) &&
      `${entriesOf(first.body).length} entries on a page of 2 out of ${items}`,
    total !== Math.ceil(items / 2) && `total_pages is ${String(total)} for ${items} items by 2`,
  );
  const beyond = await page(Math.ceil(items / 2) + 7);
  findings.hold(
    endpoint,
    'beyond',
    beyond.status !== 200 && described(beyond),
    entriesOf(beyond.body).length > 0 && `${entriesOf(beyond.body).length} entries`,
  );
  if (items < 3) {
    findings.skip(endpoint, 'pages', 'fewer than three entries');
    return;
  }
  const seen = new Set(entriesOf(first.body).map((entry) => JSON.stringify(entry)));
  const repeated = entriesOf((await page(2)).body).some((entry) => seen.has(JSON.stringify(entry)));
  findings.hold(endpoint, 'pages', repeated && 'an entry of page 1 is on page 2 too');
}

async function checkRead(findings: Findings, visitor: Visitor, endpoint: Endpoint, input: CallInput) {
  const response = await visitor.call(endpoint, input);
  if (isMissing(response)) {
    findings.skip(endpoint, 'shape', `the server does not have the call (${response.status})`);
    return;
  }
  checkResponse(findings, endpoint, response);
  checkShape(findings, endpoint, response);
  await checkTokens(findings, visitor, endpoint, input);
  if (endpoint.auth === 'player' || endpoint.auth === 'both') {
    const caching = response.headers.get('Cache-Control');
    findings.hold(endpoint, 'private', !caching?.includes('no-store') && `Cache-Control is ${caching}`);
  }
  if (endpoint.etag === true) await checkTag(findings, visitor, endpoint, input, response);
  if (isPaged(endpoint, response.body)) await checkPages(findings, visitor, endpoint, input);
  if (endpoint.id === 'paymentMethods' || endpoint.id === 'methodOptions') {
    const took = response.headers.get('X-Response-Time');
    findings.hold(endpoint, 'responseTime', !/^\d+$/.test(took ?? '') && `X-Response-Time is ${took}`);
  }
  const odd = await visitor.call(endpoint, {
    ...input,
    headers: {},
    query: { ...input.query, conformance: '1' },
  });
  findings.hold(endpoint, 'parameters', odd.status !== 200 && `with one more parameter: ${described(odd)}`);
  if (endpoint.path.includes('{') && endpoint.errors?.[404] !== undefined) {
    const parameter = /\{(\w+)\}/.exec(endpoint.path)?.[1] ?? '';
    const missing = await visitor.call(endpoint, { ...input, params: { [parameter]: nobody } });
    checkResponse(findings, endpoint, missing);
    findings.hold(endpoint, 'unknownName', refusedWith(missing, 404, endpoint.errors[404][0] ?? 'NOT_FOUND'));
  }
}

/** Checks every call that only reads, and unknown paths and methods. */
export async function checkReads(findings: Findings, visitor: Visitor): Promise<void> {
  const names = await readNames(visitor);
  for (const endpoint of reads.filter(findings.wants)) {
    const input = names.has(endpoint.id) ? names.get(endpoint.id) : {};
    if (input) await checkRead(findings, visitor, endpoint, input);
    else findings.skip(endpoint, 'shape', `${sources[endpoint.id as EndpointId]?.[0]} names nothing to read`);
  }
  const bare = await visitor.request('/api/v1/profile', {
    headers: { Authorization: `Bearer ${visitor.token()}` },
  });
  findings.hold(endpoints.profile, 'slash', bare.status !== 200 && described(bare));
  const unknown = await visitor.request('/api/v1/nobody-has-this-path', {});
  findings.hold({ id: 'server' }, 'unknownPath', refusedWith(unknown, 404, 'NOT_FOUND'));
  const posted = await visitor.request(endpoints.games.path, { method: 'POST' });
  findings.hold(
    endpoints.games,
    'method',
    refusedWith(posted, 405, 'METHOD_NOT_ALLOWED'),
    !posted.headers.has('Allow') && 'no Allow',
  );
}
