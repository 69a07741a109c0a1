import type { Meta } from '@storybook/react-vite';
import { limits, offers, transactions, type Transaction } from '@tulpar/api/contract';
import { answer, drop, offer, transaction, transactionsPage } from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, inEveryLanguage, scene, type Story, wholeApp } from '#app/stories/app-story.tsx';
import { left, staysOnPage } from '#app/stories/browser.tsx';
import { storyChat, withChat } from '#app/stories/story-chat.ts';
import { STAGE_NOW } from '#app/stories/stage.ts';

export default { title: 'Pages/DepositResult', ...wholeApp, decorators: [inApp, staysOnPage] } satisfies Meta;

const page = { path: '/cash-box/history?tx=trx_9f2', signedIn: true };
const before = (minutes: number) => new Date(Date.parse(STAGE_NOW) - minutes * 60_000).toISOString();

const open = (over: Partial<Transaction> = {}) =>
  transaction({
    created_at: before(1.2),
    expected_at: before(-3.8),
    waits_for: 'player',
    wait_text: 'Завершите оплату на странице банка.',
    continue_url: 'https://pay.example/s/9f2',
    continue_until: before(-28.8),
    expected_stages: [
      { stage: 'confirming', by: before(-3.8) },
      { stage: 'credited', by: before(-3.8) },
    ],
    balances: null,
    ...over,
  });

const credited = (over: Partial<Transaction> = {}) =>
  transaction({
    status: 'approved',
    stage: 'credited',
    timeline: ['created', 'at_bank', 'confirming', 'credited'].map((stage) => ({ stage, at: before(0) })),
    expected_stages: [],
    continue_url: null,
    balances: { real_before: 15_925_000, real_after: 16_425_000, bonus_before: 0, bonus_after: 250_000 },
    offer_amount: 250_000,
    promo_code: 'MONTH10',
    ...over,
  });

const failed = (over: Partial<Transaction> = {}) =>
  transaction({
    status: 'declined',
    stage: 'failed',
    error_type: 'insufficient_funds',
    reason_text: 'недостаточно средств',
    timeline: ['created', 'at_bank', 'failed'].map((stage) => ({ stage, at: before(1) })),
    expected_stages: [],
    continue_url: null,
    balances: null,
    ...over,
  });

const shows = (payment: Transaction) => answer(transactions, transactionsPage([payment]));
const taken = answer(offers, {
  data: [
    offer({
      id: 'ofr_77',
      status: 'active',
      wager_amount: 0,
      wager_amount_max: 7_500_000,
      expired_at: before(-3 * 24 * 60),
    }),
  ],
});
const dayLimit = answer(limits, {
  data: [
    {
      type: 'deposit',
      period: 'day',
      amount: 10_000_000,
      used: 4_000_000,
      currency: 'KZT',
      pending: null,
    },
  ],
});
const noPraise = async (canvas: { queryByText: (text: RegExp) => HTMLElement | null }) => {
  await expect(canvas.queryByText(/Зачислено: /)).toBeNull();
  await expect(canvas.queryByText(/^\+5\s000/)).toBeNull();
};

// PAY-16, PAY-17, PAY-18
export const Waiting: Story = {
  name: 'A pending deposit: who acts next, elapsed and usual time, possible actions, no success message',
  ...scene(page, [shows(open())]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Завершите оплату' });
    await expect(canvas.getByText('Прошло').nextElementSibling).toHaveTextContent(/^1:12$/);
    await expect(canvas.getByText('Обычно').nextElementSibling).toHaveTextContent('До 5 минут');
    canvas.getByText('Завершите оплату на странице банка.');
    canvas.getByText(/Страницу можно закрыть/);
    await noPraise(canvas);
    const stages = within(canvas.getByRole('region', { name: 'Этапы' }));
    await expect(stages.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить оплату' }));
    await expect(left).toHaveBeenCalledWith('https://pay.example/s/9f2');
  },
};

// PAY-17
export const Confirming: Story = {
  name: 'Waiting for the bank, with a notice about the long wait',
  ...scene(page, [
    shows(
      open({
        stage: 'confirming',
        waits_for: 'bank',
        created_at: before(70),
        expected_at: before(65),
        continue_url: null,
        timeline: ['created', 'at_bank', 'confirming'].map((stage) => ({ stage, at: before(70) })),
      }),
    ),
  ]),
  globals: screens.light,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ждём ответ банка' });
    canvas.getByText(/Это дольше обычного/);
    await expect(canvas.queryByRole('button', { name: 'Продолжить оплату' })).toBeNull();
    await noPraise(canvas);
  },
};

// PAY-17
export const Credited: Story = {
  name: 'A credited deposit: balances before and after, the bonus with its sum to wager, code, limit left',
  ...scene(page, [shows(credited()), taken, dayLimit]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^\+5\s000\s₸$/ });
    const after = (name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling;
    await expect(after('Реальные деньги')).toHaveTextContent(/^164\s250\s₸было 159\s250\s₸$/);
    await expect(after('Бонусные деньги')).toHaveTextContent(/^2\s500\s₸было 0\s₸$/);
    const bonus = within(canvas.getByRole('region', { name: 'Бонус на депозит' }));
    bonus.getByText('MONTH10');
    await bonus.findByText(/^75\s000\s₸$/);
    const room = await canvas.findByText('Осталось по лимиту пополнений за 24 часа');
    await expect(room.nextElementSibling).toHaveTextContent(/^60\s000\s₸$/);
    await expectLink(canvas, 'В лобби', '/');
    await expectLink(canvas, 'В кассу', '/cash-box/deposit');
  },
};

// PAY-17, WAG-19
export const BonusWaits: Story = {
  name: 'A queued bonus is shown next to balances without it',
  ...scene(page, [
    shows(
      credited({
        balances: { real_before: 0, real_after: 500_000, bonus_before: 150_000, bonus_after: 150_000 },
      }),
    ),
    answer(offers, {
      data: [offer({ id: 'ofr_77', status: 'awaiting', wager_amount_max: 7_500_000, lock_text: null })],
    }),
  ]),
  play: async ({ canvas }) => {
    const bonus = within(await canvas.findByRole('region', { name: 'Бонус на депозит' }));
    await bonus.findByText('Начнётся, когда завершится текущий бонус');
  },
};

// PAY-17, PAY-20
export const Failed: Story = {
  name: 'A deposit not completed: why, that nothing was taken, retry, alternatives; the chat receives its id',
  beforeEach: withChat,
  ...scene(page, [shows(failed())]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Оплата не\sпрошла$/ });
    canvas.getByText('недостаточно средств');
    canvas.getByText(/^5\s000\s₸ не списано, баланс не изменился\.$/);
    await expect(canvas.queryByText('Спишет банк')).toBeNull();
    await noPraise(canvas);
    await expectLink(canvas, 'Другой способ', '/cash-box/deposit');
    await userEvent.click(canvas.getByRole('link', { name: 'Спросить об этой операции' }));
    const chat = await screen.findByRole('dialog', { name: 'Чат поддержки' });
    await waitFor(() =>
      expect(storyChat.shown).toHaveBeenLastCalledWith(
        expect.objectContaining({ draft: 'Вопрос об операции trx_9f2' }),
      ),
    );
    await userEvent.click(within(chat).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Попробовать ещё раз' }));
    await expect(await canvas.findByRole('textbox', { name: 'Сумма' })).toHaveValue('5\u00a0000');
  },
};

// PAY-17
export const Away: Story = {
  name: 'An unreachable server is shown as no response, never as success',
  ...scene(page, [drop(transactions)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем операцию');
    await noPraise(canvas);
  },
};

// PAY-17
export const Languages: Story = {
  ...scene(page, [shows(credited()), taken, dayLimit]),
  ...inEveryLanguage(),
};

// ROUTE-30, OP-102
export const Redirect: Story = {
  name: 'The redirect of the provider leads on inside the app',
  ...scene({ path: '/cash-box/deposit-redirect?url=/cash-box/history', signedIn: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('История', { selector: '[aria-current="page"]' });
  },
};
