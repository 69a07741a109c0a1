import type { PlayerLimit } from '@tulpar/api/contract';
import { expect, it } from 'vitest';
import { depositRoom } from './deposit-room.ts';

const limit = (over: Partial<PlayerLimit>): PlayerLimit => ({
  type: 'deposit',
  period: 'day',
  amount: 1_000,
  used: 0,
  currency: 'KZT',
  pending: null,
  ...over,
});

it(
  'what may still be deposited is what the nearest deposit limit leaves',
  { tags: ['PAY-17', 'PAY-18'] },
  () => {
    expect(depositRoom({ data: [] })).toBeNull();
    expect(depositRoom({ data: [limit({ type: 'loss', used: 1_000 })] })).toBeNull();
    const day = limit({ amount: 1_000, used: 400 });
    const week = limit({ period: 'week', amount: 5_000, used: 4_900 });
    expect(depositRoom({ data: [day, week] })).toEqual({ left: 100, period: 'week' });
    expect(depositRoom({ data: [day, limit({ amount: 300, used: 900 })] })?.left).toBe(0);
  },
);
