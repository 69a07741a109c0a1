import { expect, it } from 'vitest';
import { createSkew } from './skew.ts';

const now = Date.UTC(2026, 0, 1);
const learned = (headers: Record<string, string>) => {
  const skew = createSkew({ now: () => now, sleep: () => Promise.resolve() });
  skew.learn({ headers: new Headers(headers), sentAt: now, receivedAt: now });
  return skew.now() - now;
};
const minuteAhead = new Date(now + 60_000).toUTCString();

it('follows the clock of the server, but not the date of a response from a cache', () => {
  expect(learned({ Date: minuteAhead })).toBe(60_500);
  expect(learned({ Date: minuteAhead, Age: '20' })).toBe(0);
});
