import { describe, expect, it } from 'vitest';
import { enqueue, leavesByItself, type Toast } from './queue.ts';

const toast = (id: number, rest: Partial<Toast> = {}): Toast => ({
  id,
  tone: 'info',
  title: `t${id}`,
  ...rest,
});

describe('the queue of toasts', () => {
  it('keeps the order of arrival', () => {
    expect(enqueue([toast(1)], toast(2)).map((one) => one.id)).toEqual([1, 2]);
  });

  it('takes the same words twice in a row for one', () => {
    expect(enqueue([toast(1, { title: 'x' })], toast(2, { title: 'x' })).map((one) => one.id)).toEqual([2]);
    expect(enqueue([toast(1, { title: 'x' })], toast(2, { title: 'x', tone: 'error' }))).toHaveLength(2);
    expect(enqueue([], toast(1))).toHaveLength(1);
  });

  it('lets errors and actions stay until something waits behind them', () => {
    expect(leavesByItself([])).toBe(false);
    expect(leavesByItself([toast(1)])).toBe(true);
    expect(leavesByItself([toast(1, { tone: 'error' })])).toBe(false);
    expect(leavesByItself([toast(1, { action: { label: 'a' } })])).toBe(false);
    expect(leavesByItself([toast(1, { tone: 'error' }), toast(2)])).toBe(true);
  });
});
