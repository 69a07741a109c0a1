import { beforeEach, describe, expect, it } from 'vitest';
import { testPlayer, testServer, createTestServer } from '../../testing/index.ts';
import { settleDue } from './settle.ts';

interface Row {
  readonly status: string;
  readonly stage: string;
  readonly timeline: readonly { readonly stage: string; readonly at: string }[];
  readonly expected_stages: readonly { readonly stage: string; readonly by: string }[];
  readonly continue_url: string | null;
  readonly continue_until: string | null;
  readonly balances: unknown;
  readonly offer_amount: number | null;
}

const minute = 60_000;

describe('results of deposits', () => {
  const server = testServer();
  const tokens = testPlayer(server);
  let playerId: number;
  beforeEach(async () => {
    playerId = await server.idOf(tokens.access);
  });

  const row = async (id: string): Promise<Row> => {
    Object.assign(tokens, await server.renew(tokens));
    const { body } = await server.get<{ transactions: Row[] }>(
      `/api/v1/transactions?transaction_id=${encodeURIComponent(id)}`,
      { token: tokens.access },
    );
    return body.transactions[0] ?? expect.fail('no such payment');
  };

  it('a credited deposit returns the balances and its activated bonus', { tags: ['PAY-17'] }, async () => {
    await server.deposit(tokens.access, 200_000);
    const offer = await server.grant(playerId, 'r50');
    const { id } = await server.deposit(tokens.access, 500_000, { offer_id: offer });
    const { realBalance, bonusBalance } = await server.balance(tokens.access);
    const credited = await row(id);
    expect(credited.offer_amount).toBeGreaterThan(0);
    expect(credited.balances).toEqual({
      real_before: 200_000,
      real_after: 700_000,
      bonus_before: 0,
      bonus_after: credited.offer_amount,
    });
    expect([realBalance, bonusBalance]).toEqual([700_000, credited.offer_amount]);
    expect(credited.timeline.map(({ stage }) => stage)).toEqual([
      'created',
      'at_bank',
      'confirming',
      'credited',
    ]);
    expect(credited.expected_stages).toEqual([]);
  });

  it('an open and a failed deposit return no balances', { tags: ['PAY-17'] }, async () => {
    const { id, page } = await server.startDeposit(tokens.access);
    const open = await row(id);
    expect(open).toMatchObject({ status: 'process', balances: null });
    expect(open.expected_stages.map(({ stage }) => stage)).toEqual(['confirming', 'credited']);
    await server.press(page, 'decline');
    expect(await row(id)).toMatchObject({ status: 'declined', balances: null, expected_stages: [] });
  });

  it('an open deposit can be paid on its page for 30 minutes', { tags: ['PAY-18'] }, async () => {
    const began = server.clock.now().getTime();
    const { id, page } = await server.startDeposit(tokens.access);
    const until = new Date(began + 30 * minute).toISOString();
    const continuation = { continue_url: `${server.origin}/sandbox/pay/${page}`, continue_until: until };
    expect(await row(id)).toMatchObject(continuation);
    server.clock.pass(29 * minute);
    expect(await row(id)).toMatchObject(continuation);
    server.clock.pass(2 * minute);
    expect(await row(id)).toMatchObject({ status: 'process', continue_url: null, continue_until: null });
  });

  it('an unpaid deposit ends, and its page takes no money', { tags: ['PAY-18', 'API-28'] }, async () => {
    const { id, page } = await server.startDeposit(tokens.access);
    const silent = await server.startDeposit(tokens.access, { amount: 508_800 });
    await server.press(silent.page, 'success');
    server.clock.pass(30 * minute - 1);
    await settleDue(server.deps);
    expect(await row(id)).toMatchObject({ status: 'process' });
    server.clock.pass(1);
    await Promise.all([settleDue(server.deps), settleDue(server.deps)]);
    const ended = { status: 'declined', stage: 'failed', error_type: 'payment_expired' };
    expect(await row(id)).toMatchObject({ ...ended, reason_text: 'не оплачено вовремя' });
    expect(await row(silent.id)).toMatchObject(ended);
    const messages = await server.notifications(tokens.access);
    expect(messages.filter(({ sub_type }) => sub_type === 'rollback_deposit')).toMatchObject([
      { data: { content: 'payment_expired' } },
      { data: { content: 'payment_expired' } },
    ]);
    expect((await server.press(page, 'success'))?.redirectTo).toContain('error_type=payment_expired');
    expect((await server.balance(tokens.access)).realBalance).toBe(0);
  });

  it('a payment page open for too long takes no money', { tags: ['PAY-18'] }, async () => {
    const { id, page } = await server.startDeposit(tokens.access);
    server.clock.pass(30 * minute);
    // The background job has not declined the expired deposit yet.
    expect(await server.press(page, 'success')).toEqual({
      status: 'declined',
      redirectTo: `${server.origin}/?error_type=payment_expired#payment_error`,
    });
    expect(await row(id)).toMatchObject({ status: 'declined', error_type: 'payment_expired' });
  });

  it('a deposit being confirmed or completed cannot be continued', { tags: ['PAY-18'] }, async () => {
    // The sandbox bank pays an amount in tenge that ends in 77 later.
    const { id, page } = await server.startDeposit(tokens.access, { amount: 507_700 });
    await server.press(page, 'success');
    const confirming = await row(id);
    expect(confirming).toMatchObject({ stage: 'confirming', continue_url: null });
    expect(confirming.expected_stages.map(({ stage }) => stage)).toEqual(['credited']);
    server.clock.pass(25_000);
    await settleDue(server.deps);
    const credited = await row(id);
    expect(credited).toMatchObject({ status: 'approved', continue_url: null });
    expect(credited.timeline.map(({ stage }) => stage)).toEqual([
      'created',
      'at_bank',
      'confirming',
      'credited',
    ]);
  });

  it('a second press while the bank confirms changes nothing', { tags: ['API-28'] }, async () => {
    const { id, page } = await server.startDeposit(tokens.access, { amount: 507_700 });
    await server.press(page, 'success');
    const confirming = await row(id);
    server.clock.pass(20_000);
    for (const outcome of ['success', 'decline', 'abandon'] as const)
      expect(await server.press(page, outcome)).toEqual({
        status: 'process',
        redirectTo: `${server.origin}/#payment_ok`,
      });
    expect(await row(id)).toEqual(confirming);
    // The time counts from the first press: later presses do not delay the money.
    server.clock.pass(5_000);
    await settleDue(server.deps);
    expect((await server.balance(tokens.access)).realBalance).toBe(507_700);
  });

  it('a second similar deposit is refused if the client requests it', { tags: ['PAY-18'] }, async () => {
    const send = async (changes: object) => {
      Object.assign(tokens, await server.renew(tokens));
      const body = server.payBody({ amount: 500_000, refuse_if_open: true, ...changes });
      const answer = await server.send('pay', tokens.access, body);
      return answer.body;
    };
    const { id } = await server.startDeposit(tokens.access, { amount: 500_000 });
    const refused = { status: 'failed', message: 'DEPOSIT_OPEN', transaction_id: id };
    expect(await send({})).toMatchObject(refused);
    expect(await send({ amount: 500_100 })).toMatchObject({ status: 'success' });
    expect(await send({ refuse_if_open: undefined })).toMatchObject({ status: 'success' });
    server.clock.pass(30 * minute);
    expect(await send({})).toMatchObject({ status: 'success' });
  });
});

describe('another provider', () => {
  it('decides where a deposit is paid and ends, without the sandbox', { tags: ['API-28'] }, async () => {
    const server = await createTestServer();
    Object.assign(server.deps, {
      provider: {
        pageAddress: (_origin: string, token: string) => `https://bank.example/checkout?t=${token}`,
        answerDeposit: () => ({ kind: 'refused', errorType: 'card_expired' }),
        refuseWithdrawal: () => null,
        failsOnce: () => false,
      },
    });
    const { access } = await server.signUp();
    const { body } = await server.pay(access, { amount: 500_000 });
    const address = new URL(body.payload.redirect_url ?? '');
    expect(address.origin).toBe('https://bank.example');
    const settled = await server.press(address.searchParams.get('t') ?? '', 'success');
    expect(settled).toMatchObject({
      status: 'declined',
      redirectTo: expect.stringContaining('error_type=card_expired'),
    });
    expect((await server.balance(access)).realBalance).toBe(0);
    await server.close();
  });
});
