import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testPlayer, testServer } from '../../testing/index.ts';
import { settleDue } from '../payments/settle.ts';
import { moveLimit, raiseWaits } from './limits.ts';
import { addMonths } from './restrictions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('usage of limits', () => {
  const server = testServer();
  const tokens = testPlayer(server);

  const { pass } = tokens;
  const limits = async () => await server.read('limits', tokens.access);
  const setLimit = async (type: string, amount: number | null, changes: object = {}) =>
    await server.send('setLimit', tokens.access, { type, period: 'day', amount, ...changes });
  const session = async () => await server.read('playSession', tokens.access);
  const setSession = (body: object) => server.send('setPlaySession', tokens.access, body);
  const inMs = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString();

  it('a reached limit names the moment its first amount is free', { tags: ['SAFE-02'] }, async () => {
    await setLimit('deposit', 700_000);
    await server.deposit(tokens.access, 300_000);
    expect((await limits()).data[0]).toMatchObject({ used: 300_000, frees_at: null });
    const frees = inMs(day);
    await pass(2 * hour);
    await server.deposit(tokens.access, 400_000);
    const [limit] = (await limits()).data;
    expect(limit).toMatchObject({ used: 700_000 });
    expect(Math.abs(Date.parse(limit?.frees_at ?? '') - Date.parse(frees))).toBeLessThan(minute);
    await pass(22 * hour + minute);
    expect((await limits()).data[0]).toMatchObject({ used: 400_000, frees_at: null });
  });

  it('a deposit the bank still has counts however long it takes', { tags: ['SAFE-07'] }, async () => {
    await setLimit('deposit', 700_000);
    // The sandbox bank pays an amount in tenge that ends in 77 later.
    const { page } = await server.startDeposit(tokens.access, { amount: 407_700 });
    await server.press(page, 'success');
    await pass(day + minute);
    expect((await limits()).data[0]).toMatchObject({ used: 407_700 });
    const more = server.payBody({ amount: 300_000 });
    expect((await server.send('pay', tokens.access, more)).body).toMatchObject({
      message: 'DEPOSIT_LIMIT_EXCEEDED',
      details: { allowed_amount: 292_300 },
    });
    await settleDue(server.deps);
    expect((await limits()).data[0]).toMatchObject({ used: 407_700 });
  });

  it('a raise not confirmed within seven days expires for good', { tags: ['SAFE-03'] }, async () => {
    await setLimit('loss', 100_000);
    await setLimit('loss', 200_000);
    const waiting = (await limits()).data[0]?.pending;
    expect(waiting).toMatchObject({ effective_at: inMs(day), lapses_at: inMs(8 * day) });
    await pass(8 * day - 1);
    expect((await limits()).data[0]?.pending).not.toBeNull();
    await pass(1);
    expect((await limits()).data[0]).toMatchObject({ amount: 100_000, pending: null });
    expect((await setLimit('loss', 200_000, { confirm: true })).status).toBe(422);
  });

  it('requesting the current amount cancels a pending raise', { tags: ['SAFE-03'] }, async () => {
    await setLimit('wager', 100_000);
    await setLimit('wager', null);
    expect((await limits()).data[0]?.pending).toMatchObject({ amount: null });
    expect((await setLimit('wager', 100_000)).body.data[0]).toMatchObject({
      amount: 100_000,
      pending: null,
    });
  });

  it('averages and the highest day of the last 30 days of the account', { tags: ['SAFE-04'] }, async () => {
    await server.deposit(tokens.access, 1_500_000);
    await pass(day);
    await server.deposit(tokens.access, 600_000);
    const id = await server.launch(tokens.access);
    await server.play(id, 40_000);
    await pass(10 * minute);
    await server.play(id, 20_000);
    const averages = Object.fromEntries(
      ((await limits()).averages ?? []).map(({ type, per_day, highest_day }) => [
        type,
        [per_day, highest_day],
      ]),
    );
    expect(averages).toEqual({
      deposit: [70_000, 1_500_000],
      loss: [2_000, 60_000],
      wager: [2_000, 60_000],
      time: [0, 10],
    });
  });

  it('the reality check counts from its answer on any device', { tags: ['SAFE-14', 'SAFE-15'] }, async () => {
    expect(await session()).toMatchObject({ reality_check_minutes: 60, reality_check_at: null, rounds: 0 });
    expect((await setSession({})).status).toBe(422);
    expect((await setSession({ reality_check_minutes: 20 })).status).toBe(422);
    expect((await setSession({ reality_check_minutes: 15 })).body).toMatchObject({
      reality_check_minutes: 15,
    });
    expect((await limits()).reality_check_minutes).toBe(15);
    await server.deposit(tokens.access, 1_000_000);
    const id = await server.launch(tokens.access);
    const first = inMs(15 * minute);
    await pass(14 * minute);
    await server.play(id, 1_000);
    expect(await session()).toMatchObject({ reality_check_at: first, rounds: 1 });
    // The play session ends a quarter of an hour after its last round.
    expect((await session()).ends_at).toBe(inMs(15 * minute));
    await pass(3 * minute);
    const answered = (await setSession({ reality_check_answered: true })).body;
    expect(answered.reality_check_at).toBe(inMs(15 * minute));
    expect(answered.reality_check_minutes).toBe(15);
    await pass(12 * minute + 1_000);
    expect(await session()).toMatchObject({ reality_check_at: null, ends_at: null });
  });
});

const start = Date.parse('2026-01-12T10:00:00Z');

interface State {
  readonly amount: number;
  readonly pending: { readonly amount: number | null; readonly at: Date } | null;
}

/** A limit after a requested change. */
function after(state: State | null, change: { amount: number | null; confirm: boolean }, now: Date) {
  const move = moveLimit(state, change, now);
  if (move.kind === 'set') return { amount: move.amount, pending: null };
  if (move.kind === 'remove') return null;
  if (move.kind === 'wait' && state !== null) {
    return { ...state, pending: { amount: move.amount, at: new Date(now.getTime() + raiseWaits) } };
  }
  return state;
}

const changes = fc.array(
  fc.record({
    amount: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
    confirm: fc.boolean(),
    wait: fc.integer({ min: 0, max: 2 * raiseWaits }),
  }),
  { maxLength: 30 },
);

describe('limits', () => {
  it('are never loosened within the delay or without a confirmation, for any requests', () => {
    fc.assert(
      fc.property(changes, (list) => {
        let state: State | null = null;
        let time = start;
        const raises: { amount: number | null; at: number }[] = [];
        for (const { amount, confirm, wait } of list) {
          time += wait;
          const before: State | null = state;
          state = after(before, { amount, confirm }, new Date(time));
          const isLooser = before !== null && (state === null || state.amount > before.amount);
          if (isLooser) {
            const wasRequested = raises.some((one) => one.amount === amount && one.at + raiseWaits <= time);
            if (!confirm || !wasRequested) return false;
          }
          if (!confirm) raises.push({ amount, at: time });
        }
        return true;
      }),
    );
  });

  it('are always tightened immediately', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), (amount, more) => {
        const state = { amount: amount + more, pending: null };
        return after(state, { amount, confirm: false }, new Date(start))?.amount === amount;
      }),
    );
  });
});

describe('months', () => {
  it.each([
    ['2026-01-12T10:00:00.000Z', 6, '2026-07-12T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2027-08-31T10:00:00.000Z', 6, '2028-02-29T10:00:00.000Z'],
    ['2026-01-12T10:00:00.000Z', 120, '2036-01-12T10:00:00.000Z'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });
});
