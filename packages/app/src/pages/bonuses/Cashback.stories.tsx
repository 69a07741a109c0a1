import type { Meta } from '@storybook/react-vite';
import {
  activateOffer,
  cashback,
  offers,
  playerWelcomeOffers,
  profile,
  promoCodeBanners,
} from '@tulpar/api/contract';
import { answer, bonusTerms, cashbackSample, refuse, user } from '@tulpar/api/samples';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { setServerClock } from '#app/platform/network/clock.ts';
import { STAGE_NOW } from '#app/stories/stage.ts';
import { FAULT, scene, wholeApp, records, type Story } from '#app/stories/app-story.tsx';
import { sent, weekend, cashbackOffer, route, factOf, textOf } from './testing/scenes.ts';

export default { title: 'Pages/Bonuses/Cashback', ...wholeApp } satisfies Meta;

// BONUS-06, CASHBK-06, CASHBK-07, CASHBK-11
export const NothingToTake: Story = {
  name: 'Nothing available now, only upcoming offers; no loss, no cashback',
  ...scene(route, [
    answer(cashback, { ...cashbackSample, amount: 0, accrued_amount: 0 }),
    answer(offers, { data: [] }),
    answer(playerWelcomeOffers, { data: [] }),
    answer(promoCodeBanners, { data: [] }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Сейчас доступных бонусов нет');
    await canvas.findByText('Доступен в четверг');
    await userEvent.click(canvas.getByRole('button', { name: 'Как считается' }));
    const sheet = await within(document.body).findByRole('dialog');
    await within(sheet).findByText(/^За эту неделю кешбэка пока нет/);
    await within(sheet).findByText('Завершённых периодов пока нет.');
  },
};

const noOffers = [answer(playerWelcomeOffers, { data: [] }), answer(promoCodeBanners, { data: [] })];

// CASHBK-02, CASHBK-06, CASHBK-09, CASHBK-10, CASHBK-11
export const Accruing: Story = {
  name: 'What has accrued, and how it is calculated',
  ...scene(route, [answer(offers, { data: [] }), ...noOffers]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('840 ₸')).toBeVisible();
    await expect(canvas.getByText('10% от проигранного за неделю')).toBeVisible();
    await expect(canvas.getByText('Доступен в четверг, 15 января')).toBeVisible();
    const timer = canvas.getByRole('timer');
    await expect(timer.closest('[data-state]')).toHaveAttribute('data-state', 'STARTED');
    const clock = textOf(timer);
    setServerClock(() => Date.parse(STAGE_NOW) + 1000);
    await waitFor(() => expect(textOf(timer)).not.toBe(clock));
    await userEvent.click(canvas.getByRole('button', { name: 'Как считается' }));
    const sheet = await within(document.body).findByRole('dialog', { name: 'Кешбэк за неделю' });
    await expect(factOf(sheet, 'Ставки минус выигрыши')).toBe('8 400 ₸');
    await expect(factOf(sheet, 'Ваш процент')).toBe('10%');
    await expect(factOf(sheet, 'Ожидаемый кешбэк')).toBe('840 ₸');
    await expect(factOf(sheet, 'Дата начисления')).toBe('15 января');
    await expect(within(sheet).queryByText(/23:59/)).toBeNull();
  },
};

const states = ['available', 'wagering', 'finished', 'expired', 'lost', 'none', 'none', 'none'] as const;
const periods = states.map((state, place) => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
  return {
    from: day(1 - 7 * place),
    to: day(7 - 7 * place),
    amount: state === 'none' ? 0 : 100_000 * (place + 1),
    state,
    offer_id: state === 'none' ? null : `ofr_${place}`,
    until: state === 'available' ? '2026-01-15T09:00:00Z' : null,
  };
});

// CASHBK-12
export const CashbackHistory: Story = {
  name: 'The last eight periods with dates, sum and state, and the terms of the next payment',
  ...scene(route, [
    answer(offers, { data: [] }),
    ...noOffers,
    answer(cashback, {
      ...cashbackSample,
      history: periods,
      claim_days: 3,
      terms: { ...bonusTerms, wager: 3 },
    }),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Как считается' }));
    const sheet = await within(document.body).findByRole('dialog');
    const rows = within(sheet)
      .getAllByRole('listitem')
      .map((row) => textOf(row));
    await expect(rows).toHaveLength(8);
    await expect(rows[0]).toMatch(/^1–7 января.*15 января.*1 000 ₸Можно забрать$/);
    await expect(rows[1]).toMatch(/^25–31 декабря2 000 ₸Отыгрывается$/);
    const words = ['Отыгран', 'Срок истёк', 'Проигран', 'Не было', 'Не было', 'Не было'];
    for (const [place, word] of words.entries()) await expect(rows[place + 2]).toContain(word);
    await expect(factOf(sheet, 'Время забрать')).toBe('3 дня');
    await expect(factOf(sheet, 'Мин. депозит, чтобы забрать')).toBe('5 000 ₸');
    await expect(factOf(sheet, 'Вейджер')).toBe('x3');
  },
};

const free = { ...cashbackOffer, min_deposit: 0, min_deposit_amount: 0 };
const claimed = {
  ...free,
  status: 'active' as const,
  wager_amount: 0,
  wager_amount_max: 6_240_000,
  expired_at: '2026-01-18T09:00:00Z',
};

// CASHBK-13, CASHBK-05
export const Claim: Story = {
  name: 'A cashback without a deposit is claimed once, and the card says what is left to wager',
  ...scene(route, [
    records(activateOffer, sent.activate, claimed),
    answer(offers, () => ({ data: [sent.activate.mock.calls.length > 0 ? claimed : free] })),
    ...noOffers,
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^x5/)).toHaveTextContent('x5 · 62 400 ₸');
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Забрать 12\s480\s₸$/u }));
    await canvas.findByText('Кешбэк на бонусном счёте: 12 480 ₸');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.getByText(/^Осталось отыграть 62 400 ₸, срок до 18 января/)).toBeVisible();
    await expectLink(canvas, 'К отыгрышу', '/bonuses/received');
    await expect(sent.activate).toHaveBeenCalledTimes(1);
  },
};

// CASHBK-03, CASHBK-05, CASHBK-08, CASHBK-13
export const CashbackToDeposit: Story = {
  name: 'The first available cashback is taken to the cash box',
  ...scene(route, [
    answer(offers, {
      data: [
        { ...cashbackOffer, id: 'ofr_old', status: 'expired' },
        cashbackOffer,
        { ...free, id: 'ofr_next' },
      ],
    }),
    ...noOffers,
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 480 ₸')).toBeVisible();
    await expect(canvas.getByText('3 000 ₸')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Перейти в кассу' }));
    await waitFor(() => expect(localStorage.getItem('activeBonus')).toBe('ofr_back'));
    await canvas.findByRole('heading', { level: 1, name: 'Касса' });
  },
};

// CASHBK-04, CASHBK-08
export const FirstDeposit: Story = {
  name: 'Before the first deposit the cashback invites to make one',
  ...scene(route, [
    answer(profile, user({ deposits_count: 0 })),
    answer(cashback, { ...cashbackSample, amount: 0, accrued_amount: 0 }),
    answer(offers, { data: [] }),
    ...noOffers,
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Сделайте первый депозит/)).toBeVisible();
    await expect(canvas.getByText('3 000 ₸')).toBeVisible();
    await expect(canvas.queryByText('Доступен в четверг')).toBeNull();
  },
};

// CASHBK-12
export const MissedCashback: Story = {
  name: 'A missed cashback is shown for a week',
  ...scene(route, [
    answer(offers, { data: [] }),
    ...noOffers,
    answer(cashback, {
      ...cashbackSample,
      history: [
        {
          from: '2026-01-01',
          to: '2026-01-07',
          amount: 296_000,
          state: 'expired',
          offer_id: 'ofr_1',
          until: '2026-01-11T09:00:00Z',
        },
      ],
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Кешбэк не забран: 2 960 ₸')).toBeVisible();
    await expect(canvas.getByText(/Деньги на счёте не изменились/)).toBeVisible();
  },
};

export const CashbackFailed: Story = {
  name: 'Cashback failed to load, with a retry',
  ...scene(route, [
    refuse(cashback, FAULT, 'GENERAL_ERROR'),
    answer(offers, { data: [weekend] }),
    ...noOffers,
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Кешбэк не загрузился')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
    await expect(canvas.getByText('30% до 50 000 ₸')).toBeVisible();
  },
};
