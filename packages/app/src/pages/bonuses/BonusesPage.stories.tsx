import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  activateOffer,
  addPromoCode,
  analytics,
  cancelOffer,
  cashback,
  checkPromoCode,
  offers,
  OfferType,
  playerWelcomeOffers,
  profile,
  promoCodeBanners,
} from '@tulpar/api/contract';
import {
  answer,
  bonusTerms,
  cashbackSample,
  hang,
  offer,
  promoBonus,
  promoCheck,
  refuse,
  user,
  welcomeOffer,
} from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { welcomeDueAtom } from '#app/features/session/index.ts';
import { store } from '#app/platform/state/store.ts';
import { FAULT, fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const sent = { cancel: fn(), activate: fn(), code: fn(), check: fn(), event: fn(), query: fn() };

const meta = {
  title: 'Pages/Bonuses',
  decorators: [inApp],
  loaders: [settle],
  beforeEach: () => {
    for (const one of Object.values(sent)) one.mockClear();
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const idle = {
  amount: null,
  wager_amount: null,
  wager_amount_max: null,
  transaction_id: null,
  can_cancel: false,
};
const weekend = offer({
  ...idle,
  id: 'ofr_weekend',
  status: 'available',
  title: 'Бонус выходного дня 30%',
  tag: 'Выходные',
  max_amount_percent: 30,
  available_to: '2026-01-19T00:00:00Z',
});
const spins = offer({
  ...idle,
  id: 'ofr_spins',
  type: 'deposit_gift_spin',
  status: 'available',
  title: '50 фриспинов',
  game_slug: 'wild-berkut',
  game_name: 'Wild Berkut',
  spins_count: 50,
  played_spins: 0,
  bet_size: 4000,
  available_to: '2026-01-23T00:00:00Z',
});
const gift = {
  ...spins,
  id: 'ofr_gift',
  type: 'no_deposit_gift_spin' as const,
  spins_count: 20,
  min_deposit: null,
};
const cashbackOffer = offer({
  ...idle,
  id: 'ofr_back',
  type: 'cashback',
  status: 'available',
  title: 'Кешбэк',
  amount: 1_248_000,
  wager: 5,
  available_to: '2026-01-15T09:00:00Z',
});
const locked = (id: string, from: number | null, at: string | null, number: number) => {
  const first = welcomeOffer({ id, status: 'awaiting' });
  const [rule] = first.conditions.activation_rules;
  return {
    ...first,
    conditions: {
      available_at: at,
      availability_rule: { day_from: from },
      activation_rules: rule ? [{ ...rule, deposit_number: number }] : [],
    },
  };
};
const packageOffers = [
  welcomeOffer({
    with_spins: {
      id: 'wel_gs',
      spins_count: 250,
      total_bet: 4000,
      wager: 10,
      max_cash_out_money: null,
      game: { uid: 'wild-berkut', name: 'Wild Berkut' },
    },
  }),
  locked('wel_w2', 1, '2026-01-13T00:00:00Z', 2),
  locked('wel_w3', 7, '2026-01-19T00:00:00Z', 3),
];
const month = {
  ...promoBonus,
  banner_start_at: '2026-01-01T00:00:00Z',
  banner_end_at: '2027-12-31T23:59:59Z',
};
const later = {
  ...promoBonus,
  slug: 'later',
  banner_start_at: '2027-11-01T00:00:00Z',
  banner_end_at: '2027-12-31T23:59:59Z',
};

const full = [
  answer(offers, { data: [weekend, spins, gift, cashbackOffer] }),
  answer(playerWelcomeOffers, { data: packageOffers }),
  answer(promoCodeBanners, { data: [month, later] }),
];
const route = { path: '/bonuses', signedIn: true };
const received = { path: '/bonuses/received', signedIn: true };

export const Available: Story = {
  name: 'ROUTE-23 BONUS-01 BONUS-04 BONUS-05 BONUS-06 LAYOUT-03 everything that can be taken, in its order',
  ...scene(route, full),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Приветственный пакет' });
    const heads = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(heads).toEqual([
      'Приветственный пакет',
      'Фриспины',
      'Бонусы на депозит',
      'Бонусы месяца',
      'Есть промокод?',
    ]);
    await expect(canvas.getByRole('link', { name: /^Доступные/ })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText('Кешбэк за неделю')).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Locked: Story = {
  name: 'WELC-02 WELC-03 WELC-04 WELC-06 WELC-08 WELC-11 one welcome offer is open, the others say when',
  ...scene(route, full),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+ 250 фриспинов')).toBeVisible();
    await expect(canvas.getByText('Завтра')).toBeVisible();
    await expect(canvas.getByText('С 19 января')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Внести депозит' })).toHaveLength(1);
  },
};

export const Use: Story = {
  name: 'BONUS-25 WELC-05 a bonus goes along to the cash box',
  ...scene(route, full),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Внести депозит' }));
    await waitFor(() => expect(localStorage.getItem('activeBonus')).toBe('wel_w1'));
    await canvas.findByRole('heading', { level: 1, name: 'Касса' });
  },
};

export const Activate: Story = {
  name: 'BONUS-33 CALL-11 a gift is activated on its card',
  ...scene(route, [
    answer(activateOffer, ({ body }) => {
      sent.activate(body);
      return { ...gift, status: 'started' as const };
    }),
    ...full,
  ]),
  play: async ({ canvas, canvasElement }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Активировать' });
    if (!button) throw new Error('there is no gift');
    await userEvent.click(button);
    await within(canvasElement.ownerDocument.body).findByText('Бонус активирован');
    await expect(sent.activate).toHaveBeenCalledTimes(1);
    await expect(sent.activate).toHaveBeenCalledWith({ offer_id: 'ofr_gift' });
  },
};

export const Terms: Story = {
  name: 'WAG-08 twelve facts in one order, and what is not known says so',
  ...scene(route, full),
  play: async ({ canvas, canvasElement }) => {
    const [terms] = await canvas.findAllByRole('button', { name: 'Все условия' });
    if (!terms) throw new Error('there are no terms');
    await userEvent.click(terms);
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const facts = within(sheet).getByRole('region', { name: 'Двенадцать условий' });
    await expect(facts.querySelectorAll('dt')).toHaveLength(12);
    await expect(within(facts).getAllByText('не указано').length).toBeGreaterThan(0);
  },
};

const box = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'Есть промокод?' }));
const activate = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await box(canvas).findByRole('button', { name: 'Активировать' }));
const typeCode = async (canvas: ReturnType<typeof within>, code: string) => {
  const field = await canvas.findByRole('textbox', { name: 'Промокод' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(code);
  await userEvent.keyboard('{Enter}');
};

const refused = (reason: string, more: object = {}) => ({ can_use: false, reason, ...more });
const checks: Readonly<Record<string, object>> = {
  ALTYN50: { needs_deposit: true, ends_at: '2026-01-31T18:59:59Z' },
  KOK100: { needs_deposit: false, title: '100 бесплатных вращений', terms: null },
  SOON26: refused('PROMO_CODE_NOT_STARTED', { success: false, starts_at: '2026-01-31T19:00:00Z' }),
  OLD24: refused('PROMO_CODE_EXPIRED', { success: false, ends_at: '2026-01-10T18:59:59Z' }),
  ALTYN25: refused('PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED', {
    used: 3,
    last_used: { at: '2026-01-02T10:00:00Z', amount: 500_000 },
  }),
  BAIRAM: refused('PROMO_CODE_USAGE_LIMIT_REACHED', { uses_total: 5000 }),
  NOVRUZ30: refused('PROMO_CODE_PLAYER_NOT_TARGETED', { reason_detail: 'currency' }),
  VIPONLY: refused('PROMO_CODE_PLAYER_NOT_TARGETED', { reason_detail: 'status' }),
  ALTIN50: refused('PROMO_CODE_NOT_FOUND', { success: false, similar: 'ALTYN50', terms: null }),
  NOSUCH: refused('PROMO_CODE_NOT_FOUND', { success: false, similar: null, terms: null }),
  SECOND: refused('PROMO_CODE_CONFLICT', { conflict_offer_id: 'ofr_active' }),
};

export const Preflight: Story = {
  name: 'PROMO-02 PROMO-19 PROMO-20 every answer to a code has its sentence and one next step',
  ...scene(route, [
    answer(checkPromoCode, ({ params }) => {
      const code = params['code'] ?? '';
      sent.check(code);
      return { ...promoCheck, ...checks[code] };
    }),
    answer(addPromoCode, ({ body }) => {
      sent.code(body);
      return { data: month };
    }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    for (const [code, title, step] of [
      ['ALTYN50', 'Код действует до: 31 января.', 'Активировать'],
      ['KOK100', '100 бесплатных вращений', 'Активировать'],
      ['SOON26', /^Код начнёт действовать: /, 'Сохранить код'],
      ['OLD24', 'Код больше не действует', 'Смотреть бонусы'],
      ['ALTYN25', 'Вы использовали этот код: 3 из 3', 'К полученным бонусам'],
      ['BAIRAM', 'Использованы все активации: 5000', 'Смотреть бонусы'],
      ['NOVRUZ30', 'Код для счетов в другой валюте', 'Смотреть бонусы'],
      ['VIPONLY', 'Код для другого статуса игрока', 'Смотреть бонусы'],
      ['NOSUCH', 'Такого промокода нет', 'Стереть код'],
      ['SECOND', 'Сначала завершите активный бонус', 'К активному бонусу'],
      ['ALTIN50', 'Такого промокода нет', 'Подставить'],
    ] as const) {
      await typeCode(canvas, code);
      await box(canvas).findByText(title);
      const steps = [...box(canvas).queryAllByRole('button'), ...box(canvas).queryAllByRole('link')];
      await expect(steps.map(({ textContent }) => textContent)).toContain(step);
    }
    await userEvent.click(box(canvas).getByRole('button', { name: 'Подставить' }));
    await box(canvas).findByText('Код действует до: 31 января.');
    // Too long to be a code: unknown, and nothing is sent.
    const before = sent.check.mock.calls.length;
    await typeCode(canvas, 'i'.repeat(10_000));
    await box(canvas).findByText('Такого промокода нет');
    await expect(sent.check).toHaveBeenCalledTimes(before);
    await expect(sent.code).not.toHaveBeenCalled();
  },
};

export const PreflightAway: Story = {
  name: 'PROMO-20 a check that failed uses nothing up and can be tried again',
  ...scene(route, [refuse(checkPromoCode, FAULT, 'GENERAL_ERROR'), ...full]),
  play: async ({ canvas }) => {
    await typeCode(canvas, 'ALTYN50');
    await box(canvas).findByText('Нет ответа от сервера');
    await expect(box(canvas).getByRole('button', { name: 'Проверить ещё раз' })).toBeEnabled();
  },
};

export const PreflightNewPlayer: Story = {
  name: 'PROMO-20 a player without a deposit takes the code along to the cash box',
  ...scene(route, [
    answer(profile, user({ deposits_count: 0 })),
    answer(checkPromoCode, { ...promoCheck, needs_deposit: true }),
    answer(addPromoCode, {
      data: {
        ...month,
        promo_code: {
          ...month.promo_code,
          offer: {
            data: [{ id: 'ofr_code', status: 'available', type: 'deposit_bonus', transaction_id: null }],
          },
        },
      },
    }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    await typeCode(canvas, 'ALTYN50');
    await box(canvas).findByText('Код сработает вместе с депозитом');
    await userEvent.click(box(canvas).getByRole('button', { name: /^Внести / }));
    await canvas.findByRole('heading', { level: 1, name: 'Касса' });
    await expect(localStorage.getItem('activeBonus')).toBe('ofr_code');
  },
};

export const PreflightRestricted: Story = {
  name: 'PROMO-20 SAFE-10 on a break no code can be used: a card stands in the place of the promo box',
  ...scene(route, [
    answer(
      profile,
      user({ restriction: { kind: 'break', since: '2026-01-10T00:00:00Z', until: '2026-02-01T00:00:00Z' } }),
    ),
    ...full,
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Игра закрыта' });
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

export const KeptCode: Story = {
  name: 'PROMO-21 a saved code stays as a chip, also in the cash box, until it is removed',
  ...scene({ ...route, path: '/bonuses?promocode=soon26' }, [
    answer(checkPromoCode, { ...promoCheck, ...checks['SOON26'] }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Убрать промокод SOON26' });
    await box(canvas).findByText('Код сохранён');
    await userEvent.click(await canvas.findByRole('link', { name: 'Пополнить' }));
    await canvas.findByText('Промокод SOON26 ещё не активирован');
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать промокод SOON26' }));
    await waitFor(() => expect(canvas.queryByText('Промокод SOON26 ещё не активирован')).toBeNull());
    await expect(document.cookie).not.toContain('promocode');
  },
};

export const AppCode: Story = {
  name: 'PROMO-17 PROMO-18 the code of the app opens a window about it and is reported',
  ...scene(route, [
    answer(addPromoCode, { data: month }),
    answer(analytics, ({ body }) => {
      sent.event(body);
      return { success: true as const };
    }),
    ...full,
  ]),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvas, 'spin15');
    await activate(canvas);
    const page = within(canvasElement.ownerDocument.body);
    const about = await page.findByRole('dialog', { name: 'Бонус за приложение начислен' });
    await waitFor(() => expect(about).toBeVisible());
    await waitFor(() =>
      expect(sent.event).toHaveBeenCalledWith([expect.objectContaining({ event_name: 'bonus-granted' })]),
    );
  },
};

export const Link: Story = {
  name: 'BONUS-03 PROMO-01 a link with a code leads to the field, filled in and checked',
  ...scene({ ...route, path: '/bonuses?promocode=nauryz' }, [
    answer(checkPromoCode, ({ params }) => {
      sent.check(params);
      return promoCheck;
    }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Промокод' })).toHaveValue('NAURYZ');
    await canvas.findByText(/Код действует/);
    await expect(sent.check).toHaveBeenCalledWith({ code: 'NAURYZ' });
    await waitFor(() => expect(scrollY).toBeGreaterThan(0));
  },
};

export const CodeAdded: Story = {
  name: 'PROMO-03 PROMO-04 CALL-10 a code is taken, and the field is free for another',
  ...scene(route, [
    answer(addPromoCode, ({ body }) => {
      sent.code(body);
      return { data: month };
    }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Промокод' });
    await userEvent.type(field, 'altyn 50{Enter}');
    await activate(canvas);
    await canvas.findByText('Код ALTYN50 принят. Бонус на этой странице.');
    await expect(sent.code).toHaveBeenCalledWith({ code: 'ALTYN50' });
    await expect(field).toHaveValue('');
  },
};

export const CodeRefused: Story = {
  name: 'PROMO-14 why a code does not work stands under the field, which keeps it',
  ...scene(route, [refuse(addPromoCode, 422, 'PROMO_CODE_EXPIRED'), ...full]),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Промокод' });
    await userEvent.type(field, 'OLD24{Enter}');
    await activate(canvas);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Промокод больше не действует'));
    await expect(field).toHaveValue('OLD24');
  },
};

export const CodeUsed: Story = {
  name: 'PROMO-13 PROMO-15 a code that was used up is said in a toast, beside the received bonuses',
  ...scene(route, [refuse(addPromoCode, 422, 'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED'), ...full]),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Промокод' }), 'USED24{Enter}');
    await activate(canvas);
    await within(canvasElement.ownerDocument.body).findByText('Вы уже использовали этот промокод');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Полученные/ })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

export const MonthCode: Story = {
  name: 'PROMO-05 PROMO-06 PROMO-07 PROMO-08 PROMO-09 PROMO-10 a bonus of the month is taken on its card, inside its window only',
  ...scene(route, [
    answer(addPromoCode, ({ body }) => {
      sent.code(body);
      return { data: month };
    }),
    answer(offers, { data: [weekend] }),
    answer(playerWelcomeOffers, { data: [] }),
    answer(promoCodeBanners, { data: [month, later] }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Осталось активаций: 2 из 3')).toBeVisible();
    await expect(canvas.getByText('С 1 ноября')).toBeInTheDocument();
    const [button, ...others] = canvas.getAllByRole('button', { name: 'Активировать' });
    if (!button) throw new Error('there is no bonus of the month');
    await expect(others).toHaveLength(0);
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('Активируем бонус');
    await expect(document.activeElement?.closest('dialog')).not.toBeNull();
    await page.findByText(/Код MONTH10 принят/);
    await waitFor(() => expect(page.queryByText('Активируем бонус')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(sent.code).toHaveBeenCalledWith({ code: 'MONTH10' });
  },
};

export const MonthCodeRefused: Story = {
  name: 'PROMO-16 why a bonus of the month is not taken is said in a toast',
  ...scene(route, [
    refuse(addPromoCode, 422, 'PROMO_CODE_CONFLICT'),
    answer(offers, { data: [] }),
    answer(playerWelcomeOffers, { data: [] }),
    answer(promoCodeBanners, { data: [month] }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Активировать' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('Сначала завершите активный бонус');
    // Nothing behind the loader can be pressed while it stands.
    await waitFor(() => expect(page.queryByText('Активируем бонус')).toBeNull());
  },
};

export const NothingToTake: Story = {
  name: 'BONUS-06 CASHBK-06 CASHBK-07 CASHBK-11 nothing to take but what is to come; no loss, no cashback',
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
/** Text as it is read: sums hold spaces that do not break. */
const textOf = (part: Element | null | undefined) => part?.textContent.replaceAll(/\s+/gu, ' ');
const factOf = (sheet: HTMLElement, name: string) =>
  textOf(within(sheet).getByText(name).parentElement?.querySelector('dd'));

export const Accruing: Story = {
  name: 'CASHBK-02 CASHBK-06 CASHBK-09 CASHBK-11 what has accrued, and how it comes about',
  ...scene(route, [answer(offers, { data: [] }), ...noOffers]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('840 ₸')).toBeVisible();
    await expect(canvas.getByText('10% от проигранного за неделю')).toBeVisible();
    await expect(canvas.getByText('Доступен в четверг, 15 января')).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Как считается' }));
    const sheet = await within(document.body).findByRole('dialog', { name: 'Кешбэк за неделю' });
    await expect(factOf(sheet, 'Ставки минус выигрыши')).toBe('8 400 ₸');
    await expect(factOf(sheet, 'Ваш процент')).toBe('10%');
    await expect(factOf(sheet, 'Ожидаем к начислению')).toBe('840 ₸');
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

export const CashbackHistory: Story = {
  name: 'CASHBK-12 the last eight periods with dates, sum and state, and the terms of the next payment',
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

export const Claim: Story = {
  name: 'CASHBK-13 CASHBK-05 a cashback without a deposit is claimed once, and the card says what is left to wager',
  ...scene(route, [
    answer(activateOffer, ({ body }) => {
      sent.activate(body);
      return claimed;
    }),
    answer(offers, () => ({ data: [sent.activate.mock.calls.length > 0 ? claimed : free] })),
    ...noOffers,
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('x5 · 62 400 ₸')).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Забрать 12\s480\s₸$/u }));
    await canvas.findByText('Кешбэк на бонусном счёте: 12 480 ₸');
    await expect(canvas.getByText(/^Осталось отыграть 62 400 ₸, срок до 18 января/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К отыгрышу' })).toHaveAttribute(
      'href',
      '/bonuses/received',
    );
    await expect(sent.activate).toHaveBeenCalledTimes(1);
  },
};

export const CashbackToDeposit: Story = {
  name: 'CASHBK-03 CASHBK-05 CASHBK-08 CASHBK-13 the first of the available ones goes along to the cash box',
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

export const FirstDeposit: Story = {
  name: 'CASHBK-04 CASHBK-08 before the first deposit the cashback invites to it',
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

export const MissedCashback: Story = {
  name: 'CASHBK-12 a cashback nobody took in time is spoken of for a week',
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
  name: 'A cashback that does not load says so and can be asked for again',
  ...scene(route, [
    refuse(cashback, FAULT, 'GENERAL_ERROR'),
    answer(offers, { data: [weekend] }),
    ...noOffers,
  ]),
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('alert');
    await expect(within(notice).getByText('Кешбэк не загрузился')).toBeVisible();
    await expect(within(notice).getByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.getByText('30% до 50 000 ₸')).toBeVisible();
  },
};

const newcomer = [
  answer(profile, user({ deposits_count: 0 })),
  answer(offers, { data: [] }),
  answer(playerWelcomeOffers, { data: packageOffers }),
];

export const Welcome: Story = {
  name: 'WELC-16 WELC-03 WELC-04 a new player is greeted with the package: its offers, when they open, the terms',
  ...scene({ path: '/games', signedIn: true }, newcomer),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    store.set(welcomeDueAtom, true);
    const window = await within(document.body).findByRole('dialog', { name: 'Счёт открыт, пакет ваш' });
    const steps = within(window)
      .getAllByRole('listitem')
      .map((step) => textOf(step));
    await expect(steps).toHaveLength(3);
    await expect(steps[0]).toMatch(/^1120% \+ 250 фриспинов.*Доступен сейчасдо 150 000 ₸$/);
    await expect(steps[1]).toContain('Завтра');
    await expect(steps[2]).toContain('С 19 января');
    await expect(factOf(window, 'Мин. депозит')).toBe('3 000 ₸');
    await expect(localStorage.getItem('isShowWelcome')).toBe('1');
    await userEvent.click(within(window).getByRole('button', { name: 'Сначала осмотрюсь' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const WelcomeToDeposit: Story = {
  name: 'WELC-16 WELC-05 the welcome window leads to the cash box with the first offer',
  ...scene({ path: '/games', signedIn: true }, newcomer),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    store.set(welcomeDueAtom, true);
    const window = await within(document.body).findByRole('dialog');
    await userEvent.click(within(window).getByRole('button', { name: 'Внести депозит' }));
    await waitFor(() => expect(localStorage.getItem('activeBonus')).toBe('wel_w1'));
    await canvas.findByRole('heading', { level: 1, name: 'Касса' });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const WelcomeWaits: Story = {
  name: 'WELC-16 the welcome window covers no result of a payment',
  ...scene({ path: '/games#payment_error', signedIn: true }, newcomer),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, hidden: true });
    store.set(welcomeDueAtom, true);
    const result = await within(document.body).findByRole('dialog');
    await expect(within(result).queryByText('Сначала осмотрюсь')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await within(document.body).findByRole('dialog', { name: 'Счёт открыт, пакет ваш' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const ChangedElsewhere: Story = {
  name: 'BONUS-35 an offer taken in another tab is said in words, and the lists are read again',
  ...scene(route, [
    answer(offers, () => ({ data: sent.query.mock.calls.length > 0 ? [weekend] : [weekend, gift] })),
    ...full,
    refuse(activateOffer, 409, 'OFFER_NOT_AVAILABLE'),
  ]),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Активировать' });
    if (!button) throw new Error('there is no gift');
    sent.query();
    await userEvent.click(button);
    await within(document.body).findByText('Этот бонус уже недоступен');
    await waitFor(() => expect(canvas.queryByText('20 фриспинов')).toBeNull());
    await expect(canvas.getByText('30% до 50 000 ₸')).toBeVisible();
  },
};

export const Loading: Story = {
  ...scene(route, [hang(offers), hang(playerWelcomeOffers), hang(cashback)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем бонусы');
  },
};

export const Failed: Story = {
  name: 'Error with another try',
  ...scene(route, [
    refuse(offers, FAULT, 'GENERAL_ERROR'),
    refuse(playerWelcomeOffers, FAULT, 'GENERAL_ERROR'),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Бонусы не загрузились' });
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

const wagered = offer({ id: 'ofr_active', can_cancel: false });
const playing = offer({
  ...spins,
  id: 'ofr_playing',
  status: 'started',
  played_spins: 18,
  can_cancel: true,
  expired_at: '2026-01-23T00:00:00Z',
});
const queued = offer({ id: 'ofr_next', status: 'awaiting', title: 'Бонус месяца 50%', wager_amount: 0 });
const past = [
  offer({
    id: 'ofr_done',
    status: 'finished',
    wager_amount: 15_000_000,
    end_reason: 'wagered',
    ended_at: '2026-01-08T14:20:00Z',
    released_amount: 1_500_000,
  }),
  offer({ id: 'ofr_late', status: 'expired', end_reason: 'expired', ended_at: '2026-01-05T09:00:00Z' }),
];
const both = (inPlay: ReturnType<typeof offer>[], ended: ReturnType<typeof offer>[]) => [
  answer(offers, ({ query }) => ({ data: query['history'] === '1' ? ended : inPlay })),
  answer(playerWelcomeOffers, { data: [] }),
];

export const Received: Story = {
  name: 'ROUTE-24 BONUS-02 BONUS-07 BONUS-08 BONUS-18 BONUS-21 BONUS-29 WAG-19 bonuses in play, the next one, the past ones',
  ...scene(received, both([wagered, playing, queued], past)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Активные' });
    await expect(canvas.getByRole('link', { name: /^Полученные/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Начнётся, когда завершится текущий бонус')).toBeVisible();
    await expect(canvas.getByText('107 700 ₸')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Полученные.*2$/ })).toBeVisible();
    const [held, free] = canvas.getAllByRole('button', { name: 'Отменить' });
    await expect(held).toHaveAttribute('aria-disabled', 'true');
    await expect(free).not.toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Вся история' })).toHaveAttribute(
      'href',
      '/bonuses/history',
    );
  },
};

export const Cancel: Story = {
  name: 'BONUS-22 BONUS-23 CALL-11 nothing is sent before the question is answered; then the lists are read again',
  ...scene(received, [
    answer(cancelOffer, ({ body }) => {
      sent.cancel(body);
      return { success: true } as const;
    }),
    ...both([playing], []),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    const page = within(canvasElement.ownerDocument.body);
    const question = await page.findByRole('alertdialog');
    await expect(sent.cancel).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Отменить бонус' }));
    await waitFor(() => expect(sent.cancel).toHaveBeenCalledWith({ offer_id: 'ofr_playing' }));
    await page.findByText('Бонус отменён');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

export const CancelRefused: Story = {
  name: 'BONUS-24 BONUS-35 a refusal is said in words, and the question goes',
  ...scene(received, [refuse(cancelOffer, 409, 'OFFER_NOT_CANCELABLE'), ...both([playing], [])]),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Отменить бонус' }),
    );
    await page.findByText('Этот бонус сейчас нельзя отменить');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

const every = OfferType.options.map((type, place) =>
  offer({ id: `ofr_${place}`, type, title: `Вид ${place}`, created_at: '2026-01-08T09:00:00Z' }),
);

export const EveryType: Story = {
  name: 'BONUS-11 BONUS-19 every type of offer is shown, in play and in the history; two requests, each with its limit',
  ...scene(received, [
    answer(offers, ({ query }) => {
      sent.query(query);
      return {
        data: query['history'] === '1' ? every.map((one) => offer({ ...one, status: 'finished' })) : every,
      };
    }),
    answer(playerWelcomeOffers, { data: [] }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'История' });
    await expect(canvas.getAllByRole('button', { name: /^Подробнее: Вид/ })).toHaveLength(every.length);
    await expect(canvas.getAllByRole('button', { name: 'Отменить' })).toHaveLength(every.length);
    await expect(sent.query).toHaveBeenCalledWith({ order: 'desc', limit: '200' });
    await expect(sent.query).toHaveBeenCalledWith({ order: 'desc', limit: '10', history: '1' });
  },
};

export const Sums: Story = {
  name: 'BONUS-26 BONUS-28 sums have two decimals where they need them, and the wager is a sum of money',
  ...scene(
    received,
    both([offer({ amount: 12_345, wager: 10, wager_amount: 0, wager_amount_max: 123_450 })], []),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('123,45 ₸')).toBeVisible();
    await expect(canvas.getByText('x10 · 1 234,50 ₸')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'BONUS-02 BONUS-09 nothing was received yet',
  ...scene(received, both([], [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Пока ничего нет' });
    await expect(canvas.getByRole('link', { name: 'Полученные' })).toBeVisible();
  },
};

export const ReceivedLoading: Story = {
  name: 'BONUS-10 five places stand in',
  ...scene(received, [hang(offers), hang(playerWelcomeOffers)]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Загружаем бонусы');
    await expect(canvasElement.querySelectorAll('main [aria-busy] > [aria-hidden]')).toHaveLength(5);
  },
};

export const History: Story = {
  name: 'ROUTE-25 BONUS-34 LAYOUT-03 the whole history; an entry opens to how it ended',
  ...scene({ path: '/bonuses/history', signedIn: true }, both([], past)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'История бонусов' });
    const [first] = await canvas.findAllByRole('button', { name: /^Подробнее:/ });
    if (!first) throw new Error('the history is empty');
    await userEvent.click(first);
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(sheet).getByText('отыгран полностью')).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Moved: Story = {
  name: 'ROUTE-26 ACCESS-07 ACCESS-08 a former address of the bonuses',
  ...scene({ path: '/users/profile?promocode=x', signedIn: true }, full),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Бонусы' });
  },
};

export const Desktop: Story = { ...Available, name: 'On a desktop', globals: screens.desktop };
export const ReceivedDesktop: Story = {
  ...Received,
  name: 'Received, on a desktop, light',
  globals: screens.lightDesktop,
};
export const Light: Story = { ...Available, name: 'Light theme', globals: screens.light };

const narrow = (path: string, locale: string, title: string): Story => ({
  ...scene({ path, signedIn: true }, path === '/bonuses' ? full : both([wagered, playing, queued], past)),
  globals: { ...screens.narrow, locale },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
    await canvas.findAllByRole('heading', { level: 2 });
    await fits();
  },
});

export const Kazakh: Story = {
  name: 'Kazakh on the narrowest phone',
  ...narrow('/bonuses', 'kk', 'Бонустар'),
};
export const Azerbaijani: Story = {
  name: 'Azerbaijani on the narrowest phone, received',
  ...narrow('/bonuses/received', 'az', 'Bonuslar'),
};
export const English: Story = {
  name: 'English on the narrowest phone',
  ...narrow('/bonuses', 'en', 'Bonuses'),
};
