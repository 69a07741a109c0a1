import { describe, expect, it } from 'vitest';
import { accountDay } from '#app/platform/i18n/account-time.ts';
import { daysInWords } from './day-words.ts';

describe('days of an account', () => {
  it('a moment belongs to the day the account has, wherever the browser is', { tags: ['CASHBK-11'] }, () => {
    expect(accountDay('2026-11-25T19:00:00Z', 'KZT')).toBe('2026-11-26');
    expect(accountDay('2026-11-25T18:59:59Z', 'KZT')).toBe('2026-11-25');
    expect(accountDay('2026-11-25T19:00:00Z', 'AZN')).toBe('2026-11-25');
  });

  it('names a month once when both days are in it', { tags: ['CASHBK-12'] }, () => {
    expect(daysInWords('2026-11-12', '2026-11-18', 'ru')).toBe('12–18 ноября');
    expect(daysInWords('2026-10-29', '2026-11-04', 'kk')).toBe('29 қазан – 4 қараша');
    expect(daysInWords('2026-12-31', '2027-01-06', 'az')).toBe('31 dekabr – 6 yanvar');
  });
});
