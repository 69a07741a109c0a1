import type { Meta } from '@storybook/react-vite';
import {
  balance,
  pay,
  paymentMethods,
  tripleTurn,
  withdrawalReadiness,
  type PayBody,
  type WithdrawalReadiness,
} from '@tulpar/api/contract';
import { answer, paymentRefused, refuse, samples, withdrawalReadinessSample } from '@tulpar/api/samples';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { store } from '#app/platform/state/store.ts';
import { FAULT, inEveryLanguage, scene, wholeApp, shows, type Story } from '#app/stories/app-story.tsx';
import { shortened } from '#app/stories/browser.tsx';
import {
  bareMethod,
  payout,
  payoutForm,
  press,
  readyToWithdraw,
  sent,
  typeAmount,
  withdrawalTaken,
  type Canvas,
} from '#app/stories/cash-box-form.ts';

export default { title: 'Pages/Withdrawal', ...wholeApp } satisfies Meta;

const methods = answer(paymentMethods, [payout]);
const ready = answer(withdrawalReadiness, readyToWithdraw);
const start = { path: '/cash-box/withdrawal', signedIn: true };
const form = { path: '/cash-box/withdrawal?method=kz-card-out', signedIn: true };

const withdraw = async (canvas: Canvas, amount: string) => {
  await typeAmount(canvas, amount);
  await press(canvas, /^Вывести/);
};

export const Methods: Story = {
  ...scene(start, [methods]),
  play: async ({ canvas }) => {
    await canvas.findByText('Сейчас можно вывести');
    await canvas.findByText(/Без верификации/);
    await canvas.findByRole('link', { name: /^Банковская карта/ });
  },
};

const card = { isOff: false };

// PAY-19
export const Fee: Story = {
  name: 'The fee and what arrives; a method switched off meanwhile is refused with its reason',
  ...scene(form, [
    answer(paymentMethods, () => [
      {
        ...payout,
        ...(card.isOff ? { is_available: false, unavailable_code: 'METHOD_UNAVAILABLE' } : {}),
        fee_percent: 2,
        fee_fixed: 5_000,
      },
    ]),
    bareMethod(payout.uid, { min_amount: 200_000, max_amount: 50_000_000 }),
    ready,
    answer(pay, () => {
      card.isOff = true;
      return { ...paymentRefused, message: 'METHOD_UNAVAILABLE', error_type: 'method_unavailable' };
    }),
  ]),
  beforeEach: () => void (card.isOff = false),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Сумма' }), '10000');
    const arrives = await canvas.findByText('Придёт на счёт в банке');
    await waitFor(() => expect(arrives.nextElementSibling).toHaveTextContent(/^9\s750\s₸$/));
    await expect(canvas.getByText('Комиссия').nextElementSibling).toHaveTextContent(/^250\s₸$/);
    const button = canvas.getByRole('button', { name: /^Вывести 10\s000\s₸$/ });
    await expect(arrives.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(button);
    await canvas.findByText('Этот способ сейчас недоступен. Выберите другой.');
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }));
    await canvas.findByRole('button', { name: /^Банковская карта/ });
    await expect(canvas.queryByRole('link', { name: /^Банковская карта/ })).toBeNull();
  },
};

// PAY-13
export const BoundsOfNow: Story = {
  name: 'The limits and preset amounts of the form end at what can be withdrawn now',
  ...scene(form, [
    methods,
    bareMethod('kz-card-out', {
      min_amount: 200_000,
      max_amount: 50_000_000,
      presets: [300_000, 1_000_000, 2_000_000],
    }),
    ready,
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^2\s000 – 12\s000\s₸$/);
    await expect(canvas.getByRole('button', { name: /^10\s000$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^20\s000$/ })).toBeNull();
    await withdraw(canvas, '12001');
    await expect(canvas.getByRole('textbox', { name: 'Сумма' })).toHaveAccessibleDescription(/12\s000\s₸/);
  },
};

/** Readiness with some checks; the rest are ok. */
const readiness = (
  states: Partial<Record<string, 'warn' | 'block'>>,
  over: Partial<WithdrawalReadiness> = {},
): WithdrawalReadiness => ({
  ...withdrawalReadinessSample,
  checks: withdrawalReadinessSample.checks.map((check) => ({
    ...check,
    state: states[check.code] ?? 'ok',
    fix_url: states[check.code] === undefined ? null : (fixes[check.code] ?? null),
  })),
  ...over,
});
const fixes: Readonly<Record<string, string>> = {
  verification: '/profile/documents',
  turnover: '/games',
  bonus: '/bonuses/received',
  contacts: '/profile/contacts',
  method: '/contacts',
};

const withWays = (given: WithdrawalReadiness): WithdrawalReadiness => ({
  ...given,
  checks: given.checks.map((check) => ({ ...check, fix_url: fixes[check.code] ?? null })),
});

// PAY-10, PAY-13, CASH-24, CALL-04
export const PartlyReady: Story = {
  ...scene(start, [
    methods,
    answer(
      withdrawalReadiness,
      // The server sends a link for passed checks too, which must not be shown.
      withWays(
        readiness(
          { verification: 'warn', turnover: 'warn', bonus: 'warn' },
          { can_withdraw_amount: 7_000_000, full_amount: 19_625_000 },
        ),
      ),
    ),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^70\s000,00\s₸$/);
    await canvas.findByText(/^196\s250,00\s₸$/);
    const rows = within(await canvas.findByRole('list', { name: 'Готовность к выводу' }));
    await expect(rows.getAllByRole('listitem')).toHaveLength(3);
    await expect(rows.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/documents',
      '/games',
      '/bonuses/received',
    ]);
    await canvas.findByText(/^Оборот: осталось 3\s500\s₸$/);
    await expect(canvas.getByRole('progressbar', { name: /^Оборот/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^11\s500\s₸ из 15\s000\s₸$/),
    );
    await canvas.findByText('Пройдено: 2 из 5');
  },
};

// CASH-24
export const TurnoverLost: Story = {
  name: 'The turnover is 0 while the server fails',
  ...scene(start, [
    methods,
    answer(withdrawalReadiness, readiness({ turnover: 'warn' })),
    refuse(tripleTurn, FAULT, 'DEFAULT'),
  ]),
  play: shows(/^Оборот: осталось 0\s₸$/),
};

// PAY-10, PAY-13
export const AllReady: Story = {
  ...scene(start, [methods, answer(withdrawalReadiness, readiness({}, { full_amount: 1_200_000 }))]),
  play: async ({ canvas }) => {
    const folded = await canvas.findByText('Всё готово к выводу');
    const ways = within(canvas.getByRole('main')).getAllByRole('link');
    for (const way of ways)
      await expect(way.getAttribute('href')).not.toMatch(
        /^\/(?:games|bonuses|tournaments|promotions|vipclub)/,
      );
    await expect(canvas.getByText('Контакт подтверждён')).not.toBeVisible();
    await canvas.findByText(/^Сегодня осталось 12 000/);
    await userEvent.click(folded);
    await waitFor(() => expect(canvas.getByText('Контакт подтверждён')).toBeVisible());
  },
};

// INPUT-09
export const UnpayableRest: Story = {
  name: 'A withdrawal that would leave less than the minimum says so and offers the full amount',
  ...scene(form, [
    ...payoutForm,
    answer(
      withdrawalReadiness,
      readiness({}, { full_amount: 1_200_000, can_withdraw_amount: 1_200_000, min_amount: 200_000 }),
    ),
  ]),
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: 'Сумма' });
    await userEvent.type(amount, '10000');
    await canvas.findByRole('button', { name: /^Вывести 10\s000\s₸$/ });
    await expect(canvas.queryByText(/^Останется/)).toBeNull();
    await userEvent.clear(amount);
    await userEvent.type(amount, '11000');
    await canvas.findByText(/^Останется 1\s000\s₸\. Наименьший вывод: 2\s000\s₸/);
    await userEvent.click(canvas.getByRole('button', { name: /^Вывести всё: 12\s000\s₸$/ }));
    await canvas.findByRole('button', { name: /^Вывести 12\s000\s₸$/ });
    await expect(canvas.queryByText(/^Останется/)).toBeNull();
    await expect(amount).toHaveFocus();
  },
};

// PAY-10, PAY-12
export const LimitUsed: Story = {
  ...scene(start, [
    methods,
    answer(withdrawalReadiness, readiness({ daily_limit: 'block' }, { can_withdraw_amount: 0 })),
  ]),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Готовность к выводу' }));
    await expect(rows.getByRole('listitem')).toHaveTextContent(
      /Мешает выводу.*Дневной лимит.*Лимит обновится: 1\d января/,
    );
    await canvas.findByText('Пройдено: 5 из 6');
  },
};

// PAY-13
export const Blocked: Story = {
  ...scene(form, [
    ...payoutForm,
    answer(
      withdrawalReadiness,
      readiness({ verification: 'block', turnover: 'block' }, { can_withdraw_amount: 0 }),
    ),
  ]),
  play: async ({ canvas }) => {
    const fix = await canvas.findByRole('link', { name: 'Пройти верификацию' });
    await expect(fix).toHaveAttribute('href', '/profile/documents');
    await expect(canvas.queryByRole('button', { name: /^Вывести/ })).toBeNull();
  },
};

/** A player without money to withdraw, with some on the bonus account or none. */
const moneyless = (bonusBalance: number) => [
  methods,
  answer(withdrawalReadiness, readiness({}, { can_withdraw_amount: 0, full_amount: 0 })),
  answer(balance, { ...samples.balance, realBalance: 0, bonusBalance }),
];

// PAY-13
export const NoMoney: Story = {
  name: 'A player without money gets a link to a deposit',
  ...scene(start, moneyless(0)),
  play: async ({ canvas }) => {
    await canvas.findByText('На счёте нет денег для вывода.');
    const deposit = within(canvas.getByRole('main')).getByRole('link', { name: 'Пополнить' });
    await expect(deposit).toHaveAttribute('href', '/cash-box/deposit');
  },
};

// PAY-13
export const OnlyBonusMoney: Story = {
  name: 'A player with only bonus money gets a link to its wagering',
  ...scene(start, moneyless(200_000)),
  play: async ({ canvas }) => {
    await canvas.findByText('Бонусные деньги можно вывести после отыгрыша.');
    const wagering = canvas.getByRole('link', { name: 'К отыгрышу' });
    await expect(wagering).toHaveAttribute('href', '/bonuses/received');
  },
};

let live = readiness({ turnover: 'block' }, { can_withdraw_amount: 0 });

// PAY-14
export const SettledElsewhere: Story = {
  ...scene(form, [...payoutForm, answer(withdrawalReadiness, () => live)]),
  beforeEach: () => {
    live = readiness({ turnover: 'block' }, { can_withdraw_amount: 0 });
    shortened(2000)();
    store.set(eventsLiveAtom, true);
    return () => store.set(eventsLiveAtom, false);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Сумма' }), '5000');
    await canvas.findByRole('link', { name: 'Перейти к играм' });
    live = readiness({}, { can_withdraw_amount: 1_200_000 });
    await canvas.findByRole('button', { name: /^Вывести 5/ });
    await expect(canvas.getByRole('textbox', { name: 'Сумма' })).toHaveValue('5\u00a0000');
  },
};

const bonus = { id: 'ofr_1', title: 'Бонус 120%', bonus_amount: 1_200_000, win_amount: 340_000 };
let ends = [bonus];

// PAY-06, PAY-07
export const EndsBonus: Story = {
  ...scene(form, [
    ...payoutForm,
    answer(withdrawalReadiness, () =>
      readiness({ bonus: 'warn' }, { full_amount: 2_000_000, ends_offers: ends }),
    ),
    answer(pay, ({ body }) => {
      const { ends_offer_ids: ids } = body as PayBody;
      sent(ids);
      if (ids?.length === 2) return withdrawalTaken;
      ends = [bonus, { id: 'ofr_2', title: 'Бонус 50%', bonus_amount: 100_000, win_amount: 0 }];
      return { ...paymentRefused, message: 'BONUS_CHANGED', error_type: 'bonus_changed' };
    }),
  ]),
  beforeEach: () => void (ends = [bonus]),
  play: async ({ canvas }) => {
    await withdraw(canvas, '5000');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/^12\s000,00\s₸$/);
    dialog.getByText(/^3\s400,00\s₸$/);
    dialog.getByText(/^15\s000,00\s₸$/);
    dialog.getByText(/бонус не восстановится/);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /^Вывести 5\s000,00\s₸$/ }));
    await dialog.findByText(/^Бонусы изменились/);
    await dialog.findByText('Бонус 120%, Бонус 50%');
    dialog.getByText(/^13\s000,00\s₸$/);
    await userEvent.click(dialog.getByRole('button', { name: /^Вывести/ }));
    await screen.findByRole('dialog', { name: /^Заявка на\sвывод принята/ });
    await expect(sent.mock.calls).toEqual([[['ofr_1']], [['ofr_1', 'ofr_2']]]);
  },
};

// PAY-06, PAY-08
export const RefusedWithBonus: Story = {
  name: 'After a refusal the next confirmation is about the new amount',
  ...scene(form, [
    ...payoutForm,
    answer(
      withdrawalReadiness,
      readiness({ bonus: 'warn' }, { full_amount: 2_000_000, ends_offers: [bonus] }),
    ),
    answer(pay, {
      ...paymentRefused,
      message: 'VERIFICATION_REQUIRED',
      error_type: 'verification_required',
      details: { allowed_amount: 300_000 },
    }),
  ]),
  play: async ({ canvas }) => {
    const confirm = async (label: RegExp) => {
      await press(canvas, /^Вывести/);
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: label }));
      return await canvas.findByRole('button', { name: /^Подставить 3\s000\s₸$/ });
    };
    const amount = await canvas.findByRole('textbox', { name: 'Сумма' });
    await userEvent.type(amount, '5000');
    await confirm(/^Вывести 5\s000,00\s₸$/);
    await canvas.findByText(/^Сначала пройдите верификацию/);
    await userEvent.type(amount, '{Backspace}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.type(amount, '1');
    await userEvent.click(await confirm(/^Вывести 5\s001,00\s₸$/));
    await expect(amount).toHaveValue('3\u00a0000');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await confirm(/^Вывести 3\s000,00\s₸$/);
  },
};

/** Releases the responses of held payments. */
const gates: (() => void)[] = [];

// CASH-16
export const LeftEarly: Story = {
  ...scene(form, [
    ...payoutForm,
    ready,
    answer(pay, async () => {
      await new Promise<void>((resolve) => void gates.push(resolve));
      return withdrawalTaken;
    }),
  ]),
  play: async ({ canvas }) => {
    gates.length = 0;
    await withdraw(canvas, '5000');
    await waitFor(() => expect(gates).toHaveLength(1));
    await expect(sessionStorage.getItem('draft:withdrawal')).toContain('500000');
    await userEvent.click(canvas.getByRole('link', { name: 'Изменить' }));
    await canvas.findByText('Сейчас можно вывести');
    gates[0]?.();
    await waitFor(() => expect(sessionStorage.getItem('draft:withdrawal')).toBeNull());
  },
};

export const Languages: Story = { ...scene(form, [...payoutForm, ready]), ...inEveryLanguage() };
