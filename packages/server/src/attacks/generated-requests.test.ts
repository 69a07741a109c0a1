import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { seedCatalogue } from '../db/seed/index.ts';
import { testServer } from '../testing/index.ts';
import { addressOf, bodyShape, everyCall, parameterNames, resolved, type Shape } from './contract-shapes.ts';

/** Number of requests: 10,000 with LONG=1, else 300; REQUESTS overrides it, and SEED the seed. */
const requests = Number(process.env['REQUESTS'] ?? (process.env['LONG'] === '1' ? 10_000 : 300));
const seed = Number(process.env['SEED'] ?? 34);
/** Maximum response time, ms. */
const slowest = 1_000;
/** Requests per account; after more, its limits and breaks would refuse everything. */
const perPlayer = 100;

const odd = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '%00',
  '__proto__',
  "' or 1=1--",
  '-1',
  '1e999',
  '0',
  'a'.repeat(5_000),
  'a@'.repeat(2_000),
  '1 '.repeat(2_000),
  -1,
  0,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [[]],
  { a: { b: [] } },
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'kz-card',
    'KZT',
    'AZN',
    'ru',
    'kk',
    'lazy-lantern',
    'demo20',
    '77015550101',
    'a@example.com',
    '2026-01-12',
    '0000-01-01',
    '9999-12-31',
    '2026-01-12T10:00:00Z',
    'day',
    'deposit',
    randomUUID(),
  ),
);

/** Values of a shape, sometimes invalid. */
function valuesOf(shape: Shape, depth = 0): fc.Arbitrary<unknown> {
  const real = resolved(shape);
  const choices = [...(real.anyOf ?? []), ...(real.oneOf ?? [])];
  const fitting = (): fc.Arbitrary<unknown> => {
    if (depth > 5) return odd;
    if (choices.length > 0) return fc.oneof(...choices.map((choice) => valuesOf(choice, depth + 1)));
    if (real.const !== undefined) return fc.constant(real.const);
    if (real.enum !== undefined) return fc.constantFrom(...real.enum);
    if (real.type === 'boolean') return fc.boolean();
    if (real.type === 'integer' || real.type === 'number')
      return fc.oneof(
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom(50_000, 500_000),
        fc.maxSafeInteger(),
      );
    if (real.type === 'array') return fc.array(valuesOf(real.items ?? {}, depth + 1), { maxLength: 3 });
    if (real.type !== 'object') return text;
    const members = Object.entries(real.properties ?? {}).map(([name, inner]) => [
      name,
      valuesOf(inner, depth + 1),
    ]);
    const record = Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>;
    return fc.oneof(
      { weight: 4, arbitrary: fc.record(record) },
      { weight: 1, arbitrary: fc.record(record, { requiredKeys: [] }) },
    );
  };
  return fc.oneof({ weight: 12, arbitrary: fitting() }, { weight: 1, arbitrary: odd });
}

/** Text for a URL, without lone surrogates. */
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/\p{Surrogate}/gu, '?');

const request = fc
  .constantFrom(...everyCall.filter(({ responseType }) => responseType !== 'event-stream'))
  .chain((endpoint) => {
    const shape = bodyShape(endpoint);
    const names = parameterNames(endpoint, 'query').filter((name) => endpoint.match?.[name] === undefined);
    return fc.record({
      endpoint: fc.constant(endpoint),
      param: fc.oneof(text, odd).map(asText),
      query: fc.dictionary(fc.constantFrom('language', ...names), fc.oneof(text, odd).map(asText), {
        maxKeys: 4,
      }),
      body: shape === null ? fc.constant(undefined) : valuesOf(shape),
      isPlayer: fc.boolean(),
      key: fc.oneof(
        { weight: 9, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: fc.constantFrom('', 'x', '\u00e9') },
      ),
    });
  });

const server = testServer({ config: { sandbox: false } });
beforeAll(async () => {
  await seedCatalogue(server.deps.db, 20);
});

it('answers any request of the contract in a second', { tags: ['SEC-14'], timeout: 1_800_000 }, async () => {
  const wrong: unknown[] = [];
  const statuses = new Map<number, number>();
  let token = '';
  for (const [at, one] of fc.sample(request, { numRuns: requests, seed }).entries()) {
    if (at % perPlayer === 0) {
      server.clock.pass(3_600_000);
      token = (await server.signUp()).access;
    }
    const { endpoint, param, query, body, isPlayer, key } = one;
    const address = addressOf(endpoint, { params: param, query });
    const send = async () => {
      const options = isPlayer ? { token, key } : { key };
      const start = performance.now();
      const { status } =
        endpoint.method === 'GET'
          ? await server.get(address, options)
          : await server.post(address, body, options);
      return { status, ms: performance.now() - start };
    };
    const { status, ms } = await send();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500)
      wrong.push([endpoint.id, address.slice(0, 200), JSON.stringify(body)?.slice(0, 400), status]);
    // On a busy machine one response may be delayed; a truly slow request is slow twice.
    if (ms > slowest && (await send()).ms > slowest)
      wrong.push([endpoint.id, address.slice(0, 200), 'slow', ms]);
  }
  process.stdout.write(`${requests} requests: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
  expect(wrong).toEqual([]);
});
