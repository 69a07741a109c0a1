import { expect, it } from 'vitest';
import { unsent } from './contract-use.ts';

/** What the app does not send on purpose, with the reason. A row that is not true any more fails, too. */
const unused: Readonly<Record<string, string>> = {
  'promotions?order[0][0]': 'The server’s own order, the newest first, is the one that is shown.',
  'promotions?order[0][1]': 'As the order itself.',
  rejectOffer: 'A player cancels an offer (OP-110); what rejecting would add to that is not specified.',
  textProbe: 'Its one word tells a person that the server answers; the app asks `check` instead (OP-115).',
  updatePassword: 'The second address of `changePassword`, for clients of an older server.',
};

/** What features in work send: a row may be true or not yet. */
const coming: Readonly<Record<string, string>> = {
  documents: 'profile/documents',
  uploadDocuments: 'profile/documents',
  limits: 'profile/limits',
  setLimit: 'profile/limits',
  statement: 'cash-box/statement',
  statementLines: 'cash-box/statement',
  'statementLines?kind': 'cash-box/statement',
  tripleTurn: 'the withdrawal tab (PAY-02)',
  offerLedger: 'the page of received bonuses (WAG-15)',
  'offers?promo': 'the promo box (PROMO-23)',
  'offers?status': 'the tabs of the bonuses',
  promotions: 'news',
  promotion: 'news',
  reviews: 'reviews',
  tournaments: 'tournaments',
  tournament: 'tournaments',
  tournamentGames: 'tournaments',
  joinTournament: 'tournaments',
};

it('CALL-01 CALL-17 the app makes every call of the contract, with every flag, or says why not', () => {
  const gaps = unsent();
  const known = { ...unused, ...coming };
  expect(gaps.filter((gap) => !Object.hasOwn(known, gap))).toEqual([]);
  expect(Object.keys(unused).filter((gap) => !gaps.includes(gap))).toEqual([]);
});
