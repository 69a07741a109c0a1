import { endpoints, type Endpoint } from '../contract/index.ts';
import { checkResponse, isMissing, type Findings } from './findings.ts';
import { described, pick, type CallResponse, type CallInput, type Visitor } from './visitor.ts';

const all = Object.values<Endpoint>(endpoints);
/** Maximum response time, ms. */
const slowest = 5_000;

const texts = [
  '\0',
  '\u202e',
  "' or 1=1--",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  '${jndi:ldap://x}',
  '1e999',
  'a@'.repeat(150),
];
const values: readonly unknown[] = [
  ...texts,
  '\ud800',
  -1,
  0.1,
  Number.MAX_SAFE_INTEGER,
  null,
  [],
  {},
  [[[]]],
];
const bodies = [
  'null',
  '[]',
  '"x"',
  '0',
  '['.repeat(30_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
];

/** Property names of a schema, including all branches of a union. */
function namesOf(schema: unknown): string[] {
  const options = pick(schema, '_zod', 'def', 'options');
  if (Array.isArray(options)) return [...new Set(options.flatMap(namesOf))];
  return Object.keys(pick(schema, '_zod', 'def', 'shape') ?? {});
}

function hold(findings: Findings, endpoint: Endpoint, what: string, response: CallResponse) {
  checkResponse(findings, endpoint, response);
  findings.hold(
    endpoint,
    'hostile',
    (response.status === 0 || response.status >= 500) &&
      response.status !== 503 &&
      `${what}: ${described(response)}`,
    response.took > slowest && `${what}: took ${Math.round(response.took)} ms`,
    response.status !== 304 && response.body === undefined && `${what}: ${response.status} is not JSON`,
  );
}

/** Sends invalid values to every call with a JSON response, except `signUp` and commands without a JSON body. */
export async function checkHostile(findings: Findings, visitor: Visitor): Promise<void> {
  for (const endpoint of all.filter(findings.wants)) {
    if ((endpoint.responseType ?? 'json') !== 'json' || endpoint.id === 'signUp') continue;
    const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const named = (text: string): CallInput => ({
      params: Object.fromEntries(parameters.map((name) => [name, text])),
    });
    const plain = named('nobody');
    const isJson = endpoint.body !== undefined && endpoint.bodyType !== 'multipart';
    // The server would execute a command without a body.
    if (endpoint.method === 'POST' && !isJson) continue;
    const probe = await visitor.call(endpoint, { ...plain, ...(isJson ? { raw: '0' } : {}) });
    if (isMissing(probe) && parameters.length === 0) continue;
    const cases: (readonly [string, CallInput])[] = [];
    for (const text of texts) {
      if (parameters.length > 0) cases.push(['a name', { ...named(text), ...(isJson ? { raw: '0' } : {}) }]);
      const query = namesOf(endpoint.query).filter((name) => endpoint.match?.[name] === undefined);
      if (query.length > 0)
        cases.push(['a query', { ...plain, query: Object.fromEntries(query.map((name) => [name, text])) }]);
    }
    if (isJson) {
      for (const raw of bodies) cases.push([`the body ${raw.slice(0, 20)}`, { ...plain, raw }]);
      for (const value of values) {
        const body = Object.fromEntries(namesOf(endpoint.body).map((name) => [name, value]));
        cases.push([`a body of ${JSON.stringify(value).slice(0, 20)}`, { ...plain, body }]);
      }
    }
    for (const [what, input] of cases) {
      const response = await visitor.call(endpoint, input);
      hold(findings, endpoint, what, response);
      // Rate limiting is a correct response, and all further requests would get it too.
      if (response.status === 429) break;
    }
  }
}
