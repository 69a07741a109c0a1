import {
  addPromoCode,
  activateOffer,
  cancelOffer,
  offers,
  playerWelcomeOffers,
  promoCodeBanners,
  type Offer,
} from '@tulpar/api/contract';
import { describe, expect, it } from 'vitest';
import { AvailableBonuses, ReceivedBonuses } from '#app/features/bonuses/pages.ts';
import { savedCodeAtom } from '#app/features/session/index.ts';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { endSession, startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import {
  count,
  field,
  month,
  open,
  page,
  press,
  server,
  until,
  withBonusLists,
} from './testing/opened-list.tsx';
import { passInSteps as pass } from '#app/platform/testing/pass-time.ts';
import { answer, offer } from '@tulpar/api/samples';
import { openApp } from '#app/shell/testing/app-at.tsx';

withBonusLists();

describe('the lists of bonuses', () => {
  it('are polled every 3 s, welcome offers included', { tags: ['BONUS-20'] }, async () => {
    await open(AvailableBonuses, false);
    await pass(3000 * 3 + 100);
    expect([count(offers), count(playerWelcomeOffers)]).toSatisfy((counts: number[]) =>
      counts.every((one) => one === 3 || one === 4),
    );
  });

  it('poll the bonuses of the month every minute despite events', { tags: ['PROMO-24'] }, async () => {
    await open(AvailableBonuses, true);
    await pass(60_000);
    expect(count(promoCodeBanners)).toBeGreaterThan(0);
    expect(count(offers)).toBe(0);
  });

  it.each([null, 'OFFER_NOT_CANCELABLE'])(
    'are refetched after one cancel request that ended with %s, and a refusal is explained',
    { tags: ['BONUS-23', 'BONUS-24', 'BONUS-35'] },
    async (code) => {
      await open(ReceivedBonuses, true);
      server.refusal = code;
      await press('Cancel');
      await press('Cancel bonus', () => document.querySelector('[role="alertdialog"]'));
      await until(() => count(cancelOffer) > 0 && count(offers) >= 2);
      expect(count(cancelOffer)).toBe(1);
      await until(() => document.querySelector('[role="alertdialog"]') === null);
      const refusal = 'This bonus can’t be cancelled now';
      await until(() => document.body.textContent.includes(refusal) === (code !== null));
    },
  );

  it.each([null, 'OFFER_NOT_AVAILABLE'])(
    'are refetched after one activation request that ended with %s',
    { tags: ['BONUS-33', 'BONUS-35'] },
    async (code) => {
      await open(AvailableBonuses, true);
      server.refusal = code;
      await press('Activate', () => page());
      await until(
        () =>
          count(activateOffer) > 0 &&
          count(offers) > 0 &&
          count(playerWelcomeOffers) > 0 &&
          // These banners say whether a code was used, perhaps in another tab.
          count(promoCodeBanners) > 0,
      );
      expect(count(activateOffer)).toBe(1);
    },
  );

  it.each(['OFFER_NOT_AVAILABLE', 'LOST'])(
    'count a bonus that is already active as activated after %s',
    { tags: ['BONUS-33'] },
    async (refusal) => {
      await open(AvailableBonuses, true);
      Object.assign(server, { refusal, elsewhere: 'active' });
      await press('Activate', () => page());
      await until(() => document.body.textContent.includes('Bonus activated'));
      expect(document.body.textContent).not.toContain('Bonus not activated');
    },
  );

  it('count a bonus that another tab has cancelled as cancelled', { tags: ['BONUS-23'] }, async () => {
    await open(ReceivedBonuses, true);
    Object.assign(server, { refusal: 'OFFER_NOT_CANCELABLE', elsewhere: 'canceled' });
    await press('Cancel');
    await press('Cancel bonus', () => document.querySelector('[role="alertdialog"]'));
    await until(() => document.body.textContent.includes('Bonus cancelled'));
    expect(document.body.textContent).not.toContain('Bonus not cancelled');
  });

  it.each<[string, Partial<Offer>, boolean]>([
    ['says so once the bonus is wagered', { wager_amount: 100, wager_amount_max: 1000 }, true],
    ['closes once the bonus has ended', { status: 'finished' }, false],
  ])(
    'an open question about cancelling %s',
    { tags: ['BONUS-21', 'BONUS-22'] },
    async (_, received, stays) => {
      await open(ReceivedBonuses, false);
      await press('Cancel');
      const question = () => document.querySelector('[role="alertdialog"][data-state="open"]');
      await until(() => question()?.textContent.includes('will be lost'));
      Object.assign(server, { received });
      await until(() => !question()?.textContent.includes('will be lost'), 100);
      expect(question()?.textContent.includes('You can’t cancel while you’re wagering') === true).toBe(stays);
      expect(question()?.textContent.includes('Cancel bonus') === true).toBe(false);
    },
  );

  it('are refetched after a promo code', { tags: ['PROMO-04', 'PROMO-08', 'PROMO-09'] }, async () => {
    await open(AvailableBonuses, true);
    server.holds = ['promo-codes'];
    const loader = () => document.querySelector('dialog[open]');
    const card = [...page().querySelectorAll('li article')].find((one) =>
      one.textContent.includes(month.promo_code?.code ?? '?'),
    );
    await press('Activate', () => card ?? null);
    await until(loader);
    await pass(3000);
    expect(loader()).not.toBeNull();
    server.held.get('promo-codes')?.();
    await until(() => document.body.textContent.includes('accepted. The bonus'), 0);
    await pass(499);
    expect(loader()).not.toBeNull();
    await pass(2);
    await until(() => loader() === null, 0);
    await until(() => count(offers) > 0 && count(playerWelcomeOffers) > 0 && count(promoCodeBanners) > 0);
    expect(count(addPromoCode)).toBe(1);
  });
});

describe('a refused promo code', () => {
  const activate = async (code: string) => {
    const router = await open(AvailableBonuses, true);
    server.refusal = code;
    const card = [...page().querySelectorAll('li article')].find((one) =>
      one.textContent.includes(month.promo_code?.code ?? '?'),
    );
    await press('Activate', () => card ?? null);
    return router;
  };

  it.each([
    'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED',
    'PROMO_CODE_USAGE_LIMIT_REACHED',
    'PROMO_CODE_PLAYER_NOT_TARGETED',
  ])('with %s leads to the received bonuses', { tags: ['PROMO-15'] }, async (code) => {
    const router = await activate(code);
    await until(() => router.state.location.pathname === '/bonuses/received');
  });

  it('an unknown reason has the general text', { tags: ['PROMO-09', 'PROMO-13', 'PROMO-16'] }, async () => {
    const router = await activate('SOMETHING_NEW');
    await until(() => document.body.textContent.includes('Something went wrong. Please try again later'));
    expect(router.state.location.pathname).toBe('/');
    await pass(500);
    await until(() => document.querySelector('dialog[open]') === null, 0);
  });
});

it('a promo code from the cookie fills the field again', { tags: ['PROMO-01', 'PROMO-21'] }, async () => {
  store.set(savedCodeAtom, 'nauryz');
  expect(document.cookie).toContain('promocode=nauryz');
  endSession('logout');
  startSession({ access: 'b', refresh: 's' });
  await showLanguage('kk', { chosen: false });
  await open(AvailableBonuses, true);
  expect((await until(field)).value).toBe('NAURYZ');
});

it('an ended bonus shows how and when it ended, but no wager', { tags: ['WAG-15'] }, async () => {
  const ended = offer({
    id: 'ofr_over',
    type: 'deposit_bonus',
    status: 'canceled',
    amount: 400_000,
    wager_amount: 400_000,
    wager_amount_max: 1_200_000,
    ended_at: '2026-01-10T10:00:00Z',
  });
  const { main } = await openApp('/bonuses/received/ofr_over', true, [answer(offers, { data: [ended] })]);
  const card = () => main()?.querySelector('section')?.textContent ?? '';
  await expect.poll(card).toContain('Отменён');
  expect(card()).toMatch(/Завершён: 10 января/);
  expect(card()).not.toContain('8\u00a0000');
});
