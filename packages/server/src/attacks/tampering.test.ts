import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/index.ts';
import { bodyNames, bodyShape, everyCall, dumpDatabase } from './contract-shapes.ts';

interface Answer {
  readonly status?: string;
  readonly message?: string;
  readonly transaction_id?: string;
  readonly errors?: Record<string, string[]>;
  readonly access?: { readonly token: string };
}

/** Names of a table's columns in snake case and camel case, which a body could try to set. */
async function columnsOf({ deps: { db } }: TestServer, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table}`.execute(db);
  return rows.flatMap(({ name }) => [
    name,
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]);
}

const bodyNamesOf = (id: string) => {
  const shape = everyCall.filter((endpoint) => endpoint.id === id).map(bodyShape)[0];
  return new Set(shape == null ? [] : bodyNames(shape));
};

const extras = [
  'role',
  'isAdmin',
  'is_admin',
  'permissions',
  'balance',
  'realBalance',
  'bonusBalance',
  'player_id',
];
const values = [true, 999_999, 'vip', null, { $set: 1 }];

describe('fields that no request may set', () => {
  const server = testServer();
  let token: string;
  let names: string[];
  beforeAll(async () => {
    names = [...new Set([...(await columnsOf(server, 'players')), ...extras])];
  });
  beforeEach(async () => {
    token = (await server.signUp()).access;
  });

  /** A body with all names that the call does not know, each with this value. */
  const foreign = (call: string, value: unknown) => {
    const own = bodyNamesOf(call);
    return Object.fromEntries(names.filter((name) => !own.has(name)).map((name) => [name, value]));
  };

  it.each(['updateProfile', 'saveExtraData'])(
    '%s changes what it names and nothing else',
    { tags: ['X26', 'API-10', 'API-22'] },
    async (call) => {
      const own =
        call === 'updateProfile' ? { first_name: 'A' } : { key: 'showDownloadAppBannerCount', value: 2 };
      const path = call === 'updateProfile' ? '/api/v1/profile/' : '/api/v1/profile/extra-data/save';
      expect((await server.post(path, own, { token })).status).toBe(200);
      const before = await dumpDatabase(server, ['idempotency']);
      for (const value of values) {
        const response = await server.post<Answer>(path, { ...foreign(call, value), ...own }, { token });
        expect([200, 422]).toContain(response.status);
        expect(await dumpDatabase(server, ['idempotency'])).toEqual(before);
      }
    },
  );

  it('a registration makes a player like any other', { tags: ['X26', 'API-02'] }, async () => {
    const rowOf = async (email: string) => {
      const row = await server.row('players', { email });
      return { ...row, id: 0, email: '', password_hash: '' };
    };
    await server.signUp({ email: 'plain@example.com' });
    const plain = await rowOf('plain@example.com');
    for (const [at, value] of values.entries()) {
      const email = `greedy${at}@example.com`;
      const { access } = await server.signUp({ ...foreign('signUp', value), email });
      expect(await rowOf(email)).toEqual(plain);
      expect(await server.balance(access)).toMatchObject({ realBalance: 0, bonusBalance: 0 });
    }
  });

  it(
    'a payment has the status, the owner and the fee the server gives it',
    { tags: ['X26', 'X12', 'API-28'] },
    async () => {
      const columns = await columnsOf(server, 'payments');
      const own = bodyNamesOf('pay');
      const pay = (more: object) => server.send('pay', token, { ...more, ...server.payBody() });
      const rowOf = async (id: string | null) => {
        const row = await server.row('payments', { id: id ?? '' });
        // These values differ between any two payments.
        return { ...row, id: '', ordinal: 0, page_token_hash: '' };
      };
      const plain = await rowOf((await pay({})).body.transaction_id);
      for (const value of values) {
        const more = Object.fromEntries(
          columns.filter((name) => !own.has(name)).map((name) => [name, value]),
        );
        expect(await rowOf((await pay(more)).body.transaction_id)).toEqual(plain);
      }
      expect((await server.balance(token)).realBalance).toBe(0);
    },
  );

  /** Invalid JSON amounts: not whole, not positive, too large, or not a number. */
  const noAmount = fc.oneof(
    fc.constantFrom(
      '0',
      '-0',
      '-1',
      '1e21',
      '1e400',
      '-1e400',
      '"1e3"',
      '"500000"',
      '0.1',
      '500000.5',
      'null',
    ),
    fc.constantFrom('true', '[]', '[500000]', '{}', '{"valueOf":500000}', '""', '"NaN"', '9007199254740993'),
    fc.integer({ min: -10_000_000, max: -1 }).map(String),
    fc.double({ min: 0.000_1, max: 9e6, noInteger: true, noNaN: true }).map(String),
    fc.integer({ min: 1, max: 9e6 }).map((amount) => JSON.stringify(String(amount))),
  );

  it('an amount is a whole number of minor units, or refused', { tags: ['X27', 'API-28'] }, async () => {
    await server.deposit(token, 1_000_000);
    const before = await dumpDatabase(server, ['idempotency']);
    await fc.assert(
      fc.asyncProperty(noAmount, fc.constantFrom('deposit', 'withdrawal'), async (amount, type) => {
        const uid = type === 'deposit' ? 'kz-card' : 'kz-card-out';
        const fields = type === 'deposit' ? {} : { card_number: '4400430000031234' };
        const body = JSON.stringify(server.payBody({ type, uid, fields, amount: 'AMOUNT' }));
        const response = await server.send(
          'pay',
          token,
          body.replace('"AMOUNT"', () => amount),
        );
        expect([amount, response.status, Object.keys(response.body.errors ?? {})]).toEqual([
          amount,
          422,
          ['amount'],
        ]);
      }),
      { numRuns: 60 },
    );
    expect(await dumpDatabase(server, ['idempotency'])).toEqual(before);
  });

  it(
    'the bounds of a method are its bounds to the last unit, in its currency',
    { tags: ['X27', 'API-28'] },
    async () => {
      await server.deposit(token, 1_000_000);
      const methods = await server.read('paymentMethods', token, '?transaction_type=deposit');
      const card = methods.find(({ uid }) => uid === 'kz-card');
      if (card === undefined) throw new Error('no method to pay with');
      const pay = async (changes: Readonly<Record<string, unknown>>) => {
        const key = crypto.randomUUID();
        const press = async () => (await server.pay(token, changes, key)).body;
        const response = await press();
        // The sandbox bank fails the first attempt for an amount in tenge that ends in 99.
        return response.message === 'GENERAL_ERROR' ? await press() : response;
      };
      expect((await pay({ amount: card.min_amount - 1 })).message).toBe('AMOUNT_BELOW_MIN');
      expect((await pay({ amount: card.max_amount + 1 })).message).toBe('AMOUNT_ABOVE_MAX');
      expect((await pay({ amount: card.min_amount })).status).toBe('success');
      expect((await pay({ amount: card.max_amount })).status).toBe('success');
      expect((await pay({ currency: 'AZN' })).errors).toEqual({ currency: ['CURRENCY_INVALID'] });
      expect((await pay({ currency: 'kzt' })).errors).toHaveProperty('currency');
      expect((await server.balance(token)).realBalance).toBe(1_000_000);
      expect(await server.wrongBooks()).toEqual([]);
    },
  );
});
