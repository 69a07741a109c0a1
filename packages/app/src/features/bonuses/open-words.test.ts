import { OfferStatus, OfferType } from '@tulpar/api/contract';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Bonus texts of one language; the others have the same ids. */
const texts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...['bonuses', 'bonuses-page', 'bonus-terms'].map((name) =>
    JSON.parse(readFileSync(new URL(`../../messages/ru/${name}.json`, import.meta.url), 'utf8')),
  ),
);
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
