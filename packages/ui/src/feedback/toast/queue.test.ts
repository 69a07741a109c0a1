import { describe, expect, it } from 'vitest';
import { due, enqueue, leavesByItself, type Toast } from './queue.ts';

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

  it('adds the same message twice in a row only once', () => {
    expect(enqueue([toast(1, { title: 'x' })], toast(2, { title: 'x' })).map((one) => one.id)).toEqual([2]);
    expect(enqueue([toast(1, { title: 'x' })], toast(2, { title: 'x', tone: 'error' }))).toHaveLength(2);
    expect(enqueue([], toast(1))).toHaveLength(1);
  });

  it('shows what answers a press before the news, even before one in sight', () => {
    const news = [toast(1, { isNews: true }), toast(2, { isNews: true })];
    const answered = enqueue(news, toast(3));
    expect(answered.map((one) => one.id)).toEqual([3, 1, 2]);
    expect(enqueue(answered, toast(4)).map((one) => one.id)).toEqual([3, 4, 1, 2]);
    expect(enqueue(answered, toast(4, { isNews: true })).map((one) => one.id)).toEqual([3, 1, 2, 4]);
  });

  it('while the provider is held news waits, and what answers a press does not', () => {
    const queue = [toast(1, { isNews: true }), toast(2), toast(3, { isNews: true })];
    expect(due(queue, true).map((one) => one.id)).toEqual([2]);
    expect(due(queue, false)).toBe(queue);
  });

  it('keeps errors until another toast waits', () => {
    expect(leavesByItself(toast(1), false)).toBe(true);
    expect(leavesByItself(toast(1, { tone: 'error' }), false)).toBe(false);
    expect(leavesByItself(toast(1, { tone: 'error' }), true)).toBe(true);
  });
});
