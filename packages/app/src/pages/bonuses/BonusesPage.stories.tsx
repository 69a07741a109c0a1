import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  activateOffer,
  addPromoCode,
  cancelOffer,
  cashback,
  checkPromoCode,
  offers,
  playerWelcomeOffers,
  promoCodeBanners,
} from '@tulpar/api/contract';
import { answer, hang, offer, promoBonus, promoCheck, refuse, welcomeOffer } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FAULT, fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const sent = { cancel: fn(), activate: fn(), code: fn(), check: fn() };

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
  name: 'BONUS-33 a gift is activated on its card',
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
    await expect(await canvas.findByRole('textbox', { name: 'Промокод' })).toHaveValue('nauryz');
    await canvas.findByText(/Код действует/);
    await expect(sent.check).toHaveBeenCalledWith({ code: 'NAURYZ' });
    await waitFor(() => expect(scrollY).toBeGreaterThan(0));
  },
};

export const CodeAdded: Story = {
  name: 'PROMO-03 PROMO-04 a code is taken, and the field is free for another',
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
    await waitFor(() => expect(field).toHaveAccessibleDescription('Промокод больше не действует'));
    await expect(field).toHaveValue('OLD24');
  },
};

export const CodeUsed: Story = {
  name: 'PROMO-13 PROMO-15 a code that was used up is said in a toast, beside the received bonuses',
  ...scene(route, [refuse(addPromoCode, 422, 'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED'), ...full]),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Промокод' }), 'USED24{Enter}');
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
    // The other one is the button of the field for codes.
    await expect(others).toHaveLength(1);
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('Активируем бонус');
    await page.findByText(/Код MONTH10 принят/);
    await waitFor(() => expect(page.queryByText('Активируем бонус')).toBeNull());
    await expect(sent.code).toHaveBeenCalledWith({ code: 'MONTH10' });
  },
};

export const FirstDeposit: Story = {
  name: 'BONUS-06 CASHBK-06 nothing to take but what is to come',
  ...scene(route, [
    answer(offers, { data: [] }),
    answer(playerWelcomeOffers, { data: [] }),
    answer(promoCodeBanners, { data: [] }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Сейчас доступных бонусов нет');
    await canvas.findByText('Доступен в четверг');
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
  name: 'ROUTE-24 BONUS-07 BONUS-08 BONUS-18 BONUS-21 BONUS-29 WAG-19 bonuses in play, the next one, the past ones',
  ...scene(received, both([wagered, playing, queued], past)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Активные' });
    await expect(canvas.getByRole('link', { name: /^Полученные/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Начнётся, когда завершится текущий бонус')).toBeVisible();
    await expect(canvas.getByText('107 700 ₸')).toBeVisible();
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
  name: 'BONUS-22 BONUS-23 nothing is sent before the question is answered; then the lists are read again',
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

export const Nothing: Story = {
  name: 'BONUS-09 nothing was received yet',
  ...scene(received, both([], [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Пока ничего нет' });
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
