import { expect, it } from 'vitest';
import { unsent } from './contract-use.ts';

/** What the app deliberately does not send, with the reason. An outdated entry fails, too. */
const unused: Readonly<Record<string, string>> = {
  'offers?promo':
    'Offers of promo codes are in the one poll of all offers (OP-81, PROMO-23). No page shows them alone, and a second list could contradict the first.',
  'offers?status':
    'The one poll returns offers of every status (OP-81), and each view filters them: separate lists could contradict each other when a status changes. Past offers are read by `history`.',
  'promotions?order[0][0]': 'The server sorts the newest first, which is what the app shows.',
  'promotions?order[0][1]': 'As the order itself.',
  rejectOffer: 'A player cancels an offer (OP-110); rejecting one is not specified.',
  textProbe: 'It answers a word for people; the app calls `check` (OP-115).',
  'tournamentGames?search': 'The page filters by category, provider and played games (TOUR-14).',
  updatePassword: 'An alias of `changePassword` for clients of an older server.',
};

it(
  'the app makes every call of the contract, with every flag, or says why not',
  { tags: ['CALL-01', 'CALL-17'] },
  () => {
    const gaps = unsent();
    expect(gaps.filter((gap) => !Object.hasOwn(unused, gap))).toEqual([]);
    expect(Object.keys(unused).filter((gap) => !gaps.includes(gap))).toEqual([]);
  },
);
