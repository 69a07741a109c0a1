import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { settleDue } from '../domain/payments/settle.ts';
import { testServer, type Tokens } from '../testing/index.ts';

interface Answer {
  readonly status?: string;
  readonly transaction_id?: string;
  readonly data?: readonly { readonly status: string; readonly amount: number }[];
  readonly transactions?: readonly { readonly status: string; readonly type: string }[];
}

describe('concurrent requests', () => {
  const server = testServer({ config: { turnoverFactor: 0 } });
  let tokens: Tokens;
  beforeEach(async () => {
    tokens = await server.signUp();
  });

  const withdraw = (amount: number) => server.withdraw<Answer>(tokens.access, amount);
  const cancel = (id: string | undefined) =>
    server.post('/api/v1/cashbox/withdrawal-cancel', { transaction_id: id }, { token: tokens.access });
  const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act));
  const wrongBalances = async () =>
    (
      await sql`
      select a.id from accounts a left join ledger_entries e on e.account_id = a.id where a.player_id is not null
      group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0`.execute(server.deps.db)
    ).rows;

  it(
    'fifty parallel withdrawals of everything: one succeeds, never below zero',
    { tags: ['X28', 'API-28'] },
    async () => {
      await server.deposit(tokens.access, 1_000_000);
      const responses = await times(50, () => withdraw(1_000_000));
      expect(responses.filter(({ body }) => body.status === 'process')).toHaveLength(1);
      expect((await server.balance(tokens.access)).realBalance).toBe(0);
      expect(await wrongBalances()).toEqual([]);
    },
  );

  it('one code used fifty times in parallel is one gift', { tags: ['X28', 'API-56'] }, async () => {
    const responses = await times(50, () =>
      server.post('/api/v1/promo-codes', { code: 'SPIN15' }, { token: tokens.access }),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body } = await server.get<{ data: { promo_code: string | null }[] }>('/api/v1/offers?promo=1', {
      token: tokens.access,
    });
    expect(body.data).toHaveLength(1);
  });

  it('a withdrawal is taken back or paid out, never both', { tags: ['X28', 'API-30'] }, async () => {
    await server.deposit(tokens.access, 1_000_000);
    for (let round = 0; round < 4; round += 1) {
      const { body } = await withdraw(200_000);
      const before = (await server.balance(tokens.access)).realBalance;
      server.clock.pass(5 * 60_000);
      tokens = await server.renew(tokens);
      const [cancels] = await Promise.all([
        times(5, () => cancel(body.transaction_id)),
        times(3, () => settleDue(server.deps)),
        times(5, () => cancel(body.transaction_id)),
      ]);
      await settleDue(server.deps);
      const row = await server.deps.db
        .selectFrom('payments')
        .select('status')
        .where('id', '=', body.transaction_id ?? '')
        .executeTakeFirstOrThrow();
      expect(cancels.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const back = row.status === 'declined' ? 200_000 : 0;
      expect((await server.balance(tokens.access)).realBalance).toBe(before + back);
    }
    expect(await wrongBalances()).toEqual([]);
  });
});
