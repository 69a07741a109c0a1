import { bonusOf, cashOutCap, lastUsefulDeposit, sumToWager } from '@tulpar/api/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../testing/index.ts';
import { lockPlayer, post } from '../ledger/post.ts';
import { amountIn, type Currency } from '../locale/locale.ts';
import { endOffer } from './finish.ts';
import { findOffer, grantOffer, type OfferRow } from './offers.ts';
import { takesDeposit, termsOf, type Template } from './template.ts';
import { templates } from './templates.ts';
import { activateDepositOffer } from './activate.ts';

const currencies: readonly Currency[] = ['KZT', 'AZN'];
/** Bonuses whose amount is computed from their terms; offers of cashback and winnings contain their amount. */
const money = templates.filter(
  (template: Template) =>
    template.spins === undefined && (template.percent !== null || template.fixed !== null),
);
/** A win that exceeds the cash-out maximum of all terms. */
const won = 1_000_000_000_000;
const deposit = fc.integer({ min: 1, max: 5_000_000_000 });

/** The amounts recomputed from the terms, rounded only at the end. */
function sumsByHand(template: Template, paid: number, currency: Currency) {
  const most = template.maxAmount && BigInt(amountIn(template.maxAmount, currency));
  const share = (BigInt(paid) * BigInt(template.percent ?? 0)) / 100n;
  const grown = most !== null && share > most ? most : share;
  const bonus = template.fixed === null ? grown : BigInt(amountIn(template.fixed, currency));
  const { cashOut } = template;
  const caps = {
    percent: () => (bonus * BigInt(cashOut.type === 'percent' ? cashOut.percent : 0)) / 100n,
    money: () => (cashOut.type === 'money' ? BigInt(amountIn(cashOut.money, currency)) : null),
    unlimited: () => null,
  };
  const cap = caps[cashOut.type]();
  return {
    bonus: Number(bonus),
    toWager: Number(bonus * BigInt(template.wager)),
    cap: cap === null ? null : Number(cap),
  };
}

describe.each(money.flatMap((template) => currencies.map((currency) => ({ template, currency }))))(
  'sums of $template.code in $currency',
  ({ template, currency }) => {
    const terms = termsOf(template);

    it('follow from the terms for any deposit', { tags: ['WAG-03', 'WAG-04', 'WAG-07', 'WAG-09'] }, () => {
      fc.assert(
        fc.property(deposit, (paid) => {
          const bonus = bonusOf(terms, paid, currency);
          const shown = {
            bonus,
            toWager: sumToWager(terms, paid, bonus),
            cap: cashOutCap(terms, bonus, currency),
          };
          expect(shown).toEqual(sumsByHand(template, paid, currency));
        }),
        { numRuns: 1_000 },
      );
    });

    it('grow up to the deposit that is named, and no further', { tags: ['WAG-03'] }, () => {
      const last = lastUsefulDeposit(terms, currency);
      if (last === null) return;
      expect(bonusOf(terms, last, currency)).toBe(bonusOf(terms, last * 2, currency));
      expect(bonusOf(terms, last - 1, currency)).toBeLessThan(bonusOf(terms, last, currency));
    });
  },
);

it('count the deposit if the terms do, and name no unknown sum', { tags: ['WAG-04'] }, () => {
  expect(sumToWager({ wager: 35, wager_base: 'bonus' }, 2_500_000, 3_000_000)).toBe(105_000_000);
  expect(sumToWager({ wager: 35, wager_base: 'bonus_and_deposit' }, 2_500_000, 3_000_000)).toBe(192_500_000);
  expect(sumToWager({ wager: 30, wager_base: 'win' }, 2_500_000, 0)).toBeNull();
});

describe('sums that are booked', () => {
  const server = testServer();
  const players = new Map<Currency, number>();
  let paymentId = '';
  beforeAll(async () => {
    for (const currency of currencies) {
      const { access } = await server.signUp({ currency });
      if (currency === 'KZT') paymentId = (await server.deposit(access)).id;
      players.set(currency, await server.idOf(access));
    }
  });

  class Undo extends Error {
    readonly rows: readonly (OfferRow | undefined)[];
    constructor(...rows: readonly (OfferRow | undefined)[]) {
      super('Nothing of it stays');
      this.rows = rows;
    }
  }

  /**
   * Activates an offer with a deposit, wins far more than the cash-out maximum, and finishes the offer; then rolls
   * everything back.
   */
  async function booked(template: (typeof money)[number], paid: number, currency: Currency) {
    const now = server.clock.now();
    const playerId = players.get(currency) ?? 0;
    try {
      await server.write(async (trx) => {
        await lockPlayer(trx, playerId);
        const id = await grantOffer(trx, { playerId, currency, template: template.code }, now);
        await activateDepositOffer(
          trx,
          { id: paymentId, player_id: playerId, offer_id: id, amount: paid },
          now,
        );
        const taken = await findOffer(trx, playerId, id);
        await post(trx, {
          key: `test:${id}`,
          kind: 'win',
          playerId,
          currency,
          entries: { bonus: won, house_games: -won },
          at: now,
        });
        if (taken) await endOffer(trx, taken, 'finish', now);
        throw new Undo(taken, await findOffer(trx, playerId, id));
      });
    } catch (error) {
      if (error instanceof Undo) return error.rows;
      throw error;
    }
    return [];
  }

  it.each(currencies)('are those the terms name, in %s', { tags: ['WAG-09', 'WAG-20'] }, async (currency) => {
    for (const template of money.filter((one) => takesDeposit(one))) {
      for (const paid of fc.sample(deposit, { numRuns: 3, seed: 7 })) {
        const [row, ended] = await booked(template, paid, currency);
        const terms = termsOf(template);
        const bonus = bonusOf(terms, paid, currency);
        const cap = cashOutCap(terms, bonus, currency);
        expect([template.code, paid, row?.amount, row?.wager_amount_max]).toEqual([
          template.code,
          paid,
          bonus,
          sumToWager(terms, paid, bonus),
        ]);
        const all = won + bonus;
        expect([ended?.released_amount, ended?.removed_amount]).toEqual([cap ?? all, all - (cap ?? all)]);
      }
    }
  });
});
