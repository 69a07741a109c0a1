import { describe, expect, it } from 'vitest';
import { accountDay } from '#app/platform/i18n/use-dates.ts';
import { daysInWords } from './texts.ts';
import { OfferStatus, OfferType } from '@tulpar/api/contract';
import pages from '#app/messages/ru-pages.json';
import site from '#app/messages/ru.json';

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

/** Texts of one language; the others have the same ids. */
const texts: Readonly<Record<string, string>> = { ...site, ...pages };
const without = (names: readonly string[], before: string) =>
  names.filter((name) => !Object.hasOwn(texts, `${before}${name}`));

/** Statuses that never appear in the history. */
const notPast: ReadonlySet<string> = new Set(['available', 'awaiting', 'active', 'started', 'hidden']);

it(
  'every type of offer, and every status it can end in, has words',
  { tags: ['BONUS-11', 'BONUS-12', 'BONUS-18'] },
  () => {
    expect(without(OfferType.options, 'bonuses.type.')).toEqual([]);
    const past = OfferStatus.options.filter((status) => !notPast.has(status));
    expect(past).toHaveLength(OfferStatus.options.length - notPast.size);
    expect(without(past, 'bonuses.status.')).toEqual([]);
  },
);

it(
  'every reason why a bonus ended, or why a round counted nothing, has words',
  { tags: ['BONUS-34', 'WAG-15'] },
  () => {
    const reasons = [
      'wagered',
      'lost',
      'player',
      'withdrawal',
      'expired',
      'restriction',
      'not_taken',
      'operator',
    ];
    expect(without(reasons, 'bonuses.reason.')).toEqual([]);
    expect(without(['excluded_game', 'over_max_bet', 'paused'], 'bonuses.ledger.zero.')).toEqual([]);
  },
);
