import { expect, it } from 'vitest';
import { unsent } from './contract-use.ts';

/** What the app deliberately does not send, with the reason. An outdated entry fails, too. */
const unused: Readonly<Record<string, string>> = {
  'offers?promo':
    'One poll brings every offer (OP-81), those of codes among them, granted at a sign-up too (PROMO-23). No page shows these alone: they stand by kind and by how soon they can be taken up, and a second request for some of them could only disagree with the first.',
  'offers?status':
    'The one poll names none (OP-81): tabs, bar, badge, count and the choice at a deposit each take other statuses out of it, and an offer that changes its own would be in two answers or in none. The past has `history`, which goes by more than the status.',
  'promotions?order[0][0]': 'The server’s own order, the newest first, is the one that is shown.',
  'promotions?order[0][1]': 'As the order itself.',
  rejectOffer: 'A player cancels an offer (OP-110); what rejecting would add to that is not specified.',
  textProbe: 'Its one word tells a person that the server answers; the app asks `check` instead (OP-115).',
  'tournamentGames?search': 'The page narrows by category, provider and what was played (TOUR-14).',
  updatePassword: 'The second address of `changePassword`, for clients of an older server.',
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
