import type { PlayerLimit } from '@tulpar/api/contract';
import { describe, expect, it } from 'vitest';
import { limitChange, limitState, pendingState, refusingLimit, depositRoom } from './limit-change.ts';

describe('a limit', () => {
  it('warns from 80 % of it and is reached at all of it', { tags: ['SAFE-02'] }, () => {
    expect(limitState({ amount: 100, used: 79 })).toBe('calm');
    expect(limitState({ amount: 100, used: 80 })).toBe('near');
    expect(limitState({ amount: 100, used: 100 })).toBe('reached');
    expect(limitState({ amount: 100, used: 140 })).toBe('reached');
  });

  it('a first and a lower amount apply immediately, a higher one later', { tags: ['SAFE-03'] }, () => {
    expect(limitChange(null, 5)).toBe('first');
    expect(limitChange(10, 9)).toBe('lower');
    expect(limitChange(10, 10)).toBe('same');
    expect(limitChange(10, 11)).toBe('raise');
  });

  it('a raise may be confirmed from its moment on', { tags: ['SAFE-03'] }, () => {
    const pending = { amount: 8, effective_at: '2026-01-13T10:00:00Z', needs_confirmation: true };
    const at = Date.parse(pending.effective_at);
    expect(pendingState(pending, at - 1)).toBe('waiting');
    expect(pendingState(pending, at)).toBe('ready');
  });

  const limit = (changes: Partial<PlayerLimit>): PlayerLimit => ({
    type: 'deposit',
    period: 'day',
    amount: 100,
    used: 0,
    currency: 'KZT',
    pending: null,
    frees_at: null,
    ...changes,
  });

  it('names the limit that refuses: the last to free, or the tightest', { tags: ['SAFE-06'] }, () => {
    const day = limit({ type: 'wager', used: 100, frees_at: '2026-01-13T10:00:00Z' });
    const week = limit({ type: 'wager', period: 'week', used: 100, frees_at: '2026-01-15T10:00:00Z' });
    const month = limit({ type: 'wager', period: 'month', amount: 500, used: 499 });
    expect(refusingLimit([day, week, month], 'wager')).toBe(week);
    expect(refusingLimit([limit({ type: 'wager', used: 10 }), month], 'wager')).toBe(month);
    expect(refusingLimit([day], 'loss')).toBeNull();
  });
});

const limit = (over: Partial<PlayerLimit>): PlayerLimit => ({
  type: 'deposit',
  period: 'day',
  amount: 1_000,
  used: 0,
  currency: 'KZT',
  pending: null,
  ...over,
});

it('what may be deposited is what the tightest limit leaves', { tags: ['PAY-17', 'PAY-18'] }, () => {
  expect(depositRoom({ data: [] })).toBeNull();
  expect(depositRoom({ data: [limit({ type: 'loss', used: 1_000 })] })).toBeNull();
  const day = limit({ amount: 1_000, used: 400 });
  const week = limit({ period: 'week', amount: 5_000, used: 4_900 });
  expect(depositRoom({ data: [day, week] })).toEqual({ left: 100, period: 'week' });
  expect(depositRoom({ data: [day, limit({ amount: 300, used: 900 })] })?.left).toBe(0);
});
