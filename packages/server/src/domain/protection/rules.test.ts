import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveLimit, raiseWaits } from './limits.ts';
import { addMonths } from './restrictions.ts';

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
        const asked: { amount: number | null; at: number }[] = [];
        for (const { amount, confirm, wait } of list) {
          time += wait;
          const before: State | null = state;
          state = after(before, { amount, confirm }, new Date(time));
          const isLooser = before !== null && (state === null || state.amount > before.amount);
          if (isLooser) {
            const wasAsked = asked.some((one) => one.amount === amount && one.at + raiseWaits <= time);
            if (!confirm || !wasAsked) return false;
          }
          if (!confirm) asked.push({ amount, at: time });
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
