import { expect, it } from 'vitest';
import { statementLineList as lines, statementSample } from './statement.ts';

const { by_day: days = [], movements = [], opening = 0, closing, deposits, withdrawals } = statementSample;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

it('the lines are newest first, and each balance is the one before it with the amount', () => {
  expect(lines[0]?.balance_after).toBe(closing);
  for (const [index, { at, amount, balance_after }] of lines.entries()) {
    const before = lines[index + 1];
    if (!before) continue;
    expect(Date.parse(at)).toBeGreaterThan(Date.parse(before.at));
    expect(balance_after - amount).toBe(before.balance_after);
  }
});

it('the statement and its days add up', () => {
  expect(opening + sum(movements.map(({ amount }) => amount))).toBe(closing);
  expect(sum(days.map((day) => day.deposits))).toBe(deposits);
  expect(sum(days.map((day) => day.withdrawals))).toBe(withdrawals);
  const listed = lines.filter(({ kind }) => kind === 'deposit').map(({ at }) => at.slice(0, 10));
  for (const day of listed) expect(days.find((one) => one.day === day)?.deposits).toBeGreaterThan(0);
});
