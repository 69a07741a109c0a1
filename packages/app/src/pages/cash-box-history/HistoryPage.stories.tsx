import type { Meta } from '@storybook/react-vite';
import { balance, cancelWithdrawal, offers, profile, transactions } from '@tulpar/api/contract';
import { answer, hang, offer, transaction, transactionsPage, user } from '@tulpar/api/samples';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectLink, screens } from '@tulpar/ui/testing';
import { inApp, scene, shows, type Story, wholeApp } from '#app/stories/app-story.tsx';
import { pretend, left, staysOnPage } from '#app/stories/browser.tsx';
import { STAGE_NOW } from '#app/stories/stage.ts';

const canceled = fn();
let isCanceled = false;

export default { title: 'Pages/History', ...wholeApp, decorators: [inApp, staysOnPage] } satisfies Meta;

const history = { path: '/cash-box/history', signedIn: true };
const credited = { path: `/cash-box/history?tx=${transaction({}).transaction_id}`, signedIn: true };

// CASH-25, CASH-26, PAY-16
export const Loaded: Story = {
  ...scene(history),
  play: async ({ canvas }) => {
    await canvas.findByText('Зачислено');
    const days = canvas.getAllByRole('heading', { level: 2 }).map((heading) => {
      const day = canvas.getByRole('region', { name: heading.textContent });
      return [heading.textContent, within(day).getAllByRole('link').length];
    });
    // The withdrawal at 20:15 UTC on the 11th is after midnight in the account's time zone.
    await expect(days).toEqual([
      ['Сегодня, 12 января', 2],
      ['10 января', 1],
      ['9 января', 1],
    ]);
    await expect(canvas.getByText('Отклонено')).toBeVisible();
    await expect(canvas.getAllByText('В обработке').length).toBeGreaterThan(1);
    await expect(canvas.getByText(/Недостаточно средств/)).toBeVisible();
    const row = await canvas.findByRole('link', { name: 'Вывод: Банковская карта' });
    await expect(row).toHaveAttribute('href', '/cash-box/history?tx=trx_9e1');
  },
};

// CASH-25, SAFE-18
export const Desktop: Story = {
  name: 'On a desktop the sums of the month are next to the payments',
  ...scene(history),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const month = within(await canvas.findByRole('region', { name: '1–12 января' }));
    await expectLink(month, 'Выписка 1–12 января', '/cash-box/statement');
    const named = (name: string) => month.getByText(name).nextElementSibling;
    for (const name of ['Пополнения', 'Выводы', 'Итог игры'])
      await expect(named(name)).toHaveTextContent(/₸$/);
    await expect(named('Время в игре')).toHaveTextContent(/\d/);
    const row = await canvas.findByRole('link', { name: 'Вывод: Банковская карта' });
    const { right = 0, width = 0 } = row.closest('ul, ol')?.getBoundingClientRect() ?? {};
    await expect(width).toBeLessThanOrEqual(784);
    await expect(canvas.getByRole('complementary').getBoundingClientRect().left).toBeGreaterThan(right);
  },
};

export const NextFailed: Story = {
  name: 'A next page that failed says so below the list, and the history is not called outdated',
  ...scene(history, [
    answer(transactions, ({ query }) =>
      query['page'] === '1'
        ? {
            transactions: [transaction({})],
            pagination: { total_pages: 2, items: 40 },
          }
        : ('unreadable' as never),
    ),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Остальное не загрузилось. Попробуйте ещё раз.');
    await expect(canvas.queryByText(/Показано то, что было раньше|История не загрузилась/)).toBeNull();
  },
};

// CASH-27
export const Cancel: Story = {
  ...scene(history, [
    answer(cancelWithdrawal, ({ body }) => {
      canceled(body);
      isCanceled = true;
      return { success: true } as const;
    }),
    answer(transactions, () =>
      transactionsPage([
        transaction({
          transaction_id: 'trx_9e1',
          type: 'withdrawal',
          ...(isCanceled
            ? { status: 'declined', error_type: 'canceled_by_player', can_cancel: false }
            : { status: 'process', can_cancel: true }),
        }),
      ]),
    ),
    answer(balance, () => ({
      realBalance: isCanceled ? 9_000_000 : 1_000_000,
      bonusBalance: 0,
      currency: 'KZT' as const,
    })),
  ]),
  beforeEach: () => void (isCanceled = false),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    const question = await screen.findByRole('alertdialog');
    await expect(canceled).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Отменить вывод' }));
    await waitFor(() => expect(canceled).toHaveBeenCalledWith({ transaction_id: 'trx_9e1' }));
    await screen.findByText('Вывод отменён');
    await canvas.findByText('Отменено');
    await expect(canvas.queryByRole('button', { name: 'Отменить' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Вывод: Банковская карта' })).toHaveFocus();
    await canvas.findByText(/^90\s000\s₸$/);
  },
};

export const Loading: Story = {
  ...scene(history, [hang(transactions)]),
  play: shows('Загружаем операции'),
};

export const Empty: Story = {
  ...scene(history, [answer(transactions, transactionsPage([]))]),
  play: async ({ canvas }) => {
    await canvas.findByText('Операций пока нет');
    const main = within(canvas.getByRole('main'));
    await expectLink(main, 'Пополнить', '/cash-box/deposit');
  },
};

// APPS-10, HASH-09, MODAL-01, PROMO-25
export const Credited: Story = {
  name: 'A credited deposit, with its bonus, its spins and the code that brought it, but no offer of the app',
  ...scene({ path: '/#payment_ok', signedIn: true }, [
    answer(offers, {
      data: [
        offer({
          id: 'ofr_spins',
          status: 'started',
          transaction_id: transaction({}).transaction_id,
          spins_count: 250,
          game_name: 'Moon Wolf',
        }),
        offer({ id: 'ofr_other', status: 'started', transaction_id: 'trx_other', spins_count: 30 }),
      ],
    }),
    answer(profile, user({ deposits_count: 1 })),
    answer(transactions, () =>
      transactionsPage([
        transaction({
          status: 'approved',
          created_at: STAGE_NOW,
          promo_code: 'MONTH10',
          offer_amount: 250_000,
        }),
      ]),
    ),
  ]),
  beforeEach: pretend('iphone'),
  play: async () => {
    const box = await screen.findByRole('dialog');
    await within(box).findByRole('heading', { name: 'Пополнение зачислено' });
    await within(box).findByText('MONTH10');
    await within(box).findByText(/^\+2\s500\s₸$/);
    const spins = await within(box).findByText('Фриспины');
    await expect(spins.parentElement).toHaveTextContent(/^Фриспины\s*250 · Moon Wolf$/);
    await waitFor(() => expect(within(box).getByRole('button', { name: 'Начать играть' })).toBeVisible());
    await import('#app/features/app-offer/index.ts');
    await expect(within(box).queryByRole('complementary')).toBeNull();
  },
};

// MODAL-01, PAY-18
export const Unfinished: Story = {
  name: 'A player who came back without paying is offered to continue',
  ...scene({ path: '/#payment_ok', signedIn: true }, [
    answer(
      transactions,
      transactionsPage([
        transaction({
          created_at: STAGE_NOW,
          waits_for: 'player',
          continue_url: 'https://pay.example/s/9f2',
          continue_until: '2026-01-12T10:00:00Z',
        }),
      ]),
    ),
  ]),
  play: async () => {
    const box = within(await screen.findByRole('dialog', { name: 'Платёж не завершён' }));
    await expect(box.getByRole('heading', { name: 'Платёж не завершён' })).toHaveFocus();
    await userEvent.click(box.getByRole('button', { name: 'Продолжить оплату' }));
    await expect(left).toHaveBeenCalledWith('https://pay.example/s/9f2');
  },
};

// APPS-10, REACH-02
export const OfferOfApp: Story = {
  name: 'The page of a credited deposit offers the app on a phone',
  ...scene(credited, [
    answer(profile, user({ deposits_count: 1 })),
    answer(transactions, () =>
      transactionsPage([transaction({ status: 'approved', created_at: STAGE_NOW })]),
    ),
  ]),
  beforeEach: pretend('iphone'),
  play: async ({ canvas }) => {
    const offer = within(await canvas.findByRole('complementary', { name: 'Приложение Tulpar' }));
    await expect(offer.getByText('Выплаты и бонусы под рукой')).toBeInTheDocument();
  },
};

const withdrawal = transaction({
  transaction_id: 'trx_w1',
  type: 'withdrawal',
  amount: 8_000_000,
  fee: 50_000,
  net_amount: 7_950_000,
  stage: 'checking',
  can_cancel: true,
  bank_reference: null,
  wait_text: 'Мы проверяем вывод. От вас ничего не нужно.',
  offer: null,
  timeline: [
    { stage: 'received', at: '2026-01-12T09:00:00Z' },
    { stage: 'checking', at: '2026-01-12T09:00:30Z' },
  ],
  expected_stages: [
    { stage: 'sent', by: '2026-01-12T09:04:00Z' },
    { stage: 'paid', by: '2026-01-12T09:05:00Z' },
  ],
});
const one = { path: '/cash-box/history?tx=trx_w1', signedIn: true };
const requested = fn();

// PAY-16, PAY-19, PAY-20
export const OnePayment: Story = {
  ...scene(one, [
    answer(transactions, ({ query }) => {
      requested(query['transaction_id']);
      return transactionsPage([{ ...withdrawal, bank_reference: 'bnk_77' }]);
    }),
  ]),
  play: async ({ canvas }) => {
    const stages = within(await canvas.findByRole('region', { name: 'Этапы' }));
    await expect(stages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Заявка принята\d\d:00$/),
      expect.stringMatching(/^Проверяем\d\d:00$/),
      expect.stringMatching(/^Отправлено в банкдо \d\d:04$/),
      expect.stringMatching(/^Выплаченодо \d\d:05$/),
    ]);
    await expect(stages.getByText('Проверяем').closest('li')).toHaveAttribute('aria-current', 'step');
    canvas.getByText('Мы проверяем вывод. От вас ничего не нужно.');
    canvas.getByText(/^Ожидаем: \d\d:05\. Страницу можно закрыть\.$/);
    const receipt = within(canvas.getByRole('region', { name: 'Квитанция' }));
    receipt.getByText(/^500,00\s₸$/);
    receipt.getByText(/^79\s500,00\s₸$/);
    receipt.getByRole('button', { name: /trx_w1/ });
    receipt.getByRole('button', { name: /bnk_77/ });
    receipt.getByText('440043******1234');
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(receipt.getByRole('button', { name: /trx_w1/ }));
    await userEvent.click(receipt.getByRole('button', { name: /bnk_77/ }));
    await expect(copy.mock.calls).toEqual([['trx_w1'], ['bnk_77']]);
    copy.mockRestore();
    const print = spyOn(globalThis, 'print').mockReturnValue();
    await userEvent.click(receipt.getByRole('button', { name: 'Распечатать квитанцию' }));
    await expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
    await expect(requested).toHaveBeenCalledWith('trx_w1');
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/80\s000/);
    const [keep, cancel] = [
      question.getByRole('button', { name: 'Оставить' }),
      question.getByRole('button', { name: 'Отменить вывод' }),
    ];
    await expect([keep.offsetWidth, keep.offsetHeight]).toEqual([cancel.offsetWidth, cancel.offsetHeight]);
  },
};

// PAY-16
export const SlowPayment: Story = {
  name: 'A stage of another day is shown with its day',
  ...scene(one, [
    answer(transactions, () =>
      transactionsPage([
        {
          ...withdrawal,
          timeline: [{ stage: 'received', at: '2026-01-10T09:00:00Z' }],
          expected_stages: [
            { stage: 'sent', by: '2026-01-12T12:00:00Z' },
            { stage: 'paid', by: '2026-01-15T12:00:00Z' },
          ],
        },
      ]),
    ),
  ]),
  play: async ({ canvas }) => {
    const stages = within(await canvas.findByRole('region', { name: 'Этапы' }));
    await expect(stages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Заявка принята10 января, 14:00',
      'Отправлено в банкдо 17:00',
      'Выплаченодо 15 января, 17:00',
    ]);
    canvas.getByText('Ожидаем: 15 января, 17:00. Страницу можно закрыть.');
  },
};

// PAY-16
export const NoSuchPayment: Story = {
  ...scene(one, [answer(transactions, transactionsPage([]))]),
  play: async ({ canvas }) => {
    await canvas.findByText('Операция не найдена');
    await expectLink(canvas, 'Открыть историю', '/cash-box/history');
  },
};

export const Returned: Story = {
  name: 'A withdrawal that the bank returned, with the bonus it ended',
  ...scene(one, [
    answer(
      transactions,
      transactionsPage([
        transaction({
          ...withdrawal,
          status: 'declined',
          stage: 'returned',
          can_cancel: false,
          error_type: 'bank_refused',
          reason_text: 'банк отказал',
          wait_text: null,
          bank_reference: 'bnk_0123456789abcdefghij',
          expected_stages: [],
          ended_offers: [{ id: 'ofr_1', title: '120% depozitə', bonus_amount: 1, win_amount: 0 }],
          timeline: [...withdrawal.timeline, { stage: 'returned', at: '2026-01-12T09:03:00Z' }],
        }),
      ]),
    ),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/120% depozitə/);
    canvas.getByText('Деньги снова на балансе. Причина: банк отказал.');
    const receipt = canvas.getByRole('region', { name: 'Квитанция' });
    await expect(receipt).toHaveTextContent(/Сумма/);
    await expect(receipt).not.toHaveTextContent(/счёт в банке/);
  },
};

// PAY-15
export const Held: Story = {
  name: 'A held withdrawal names no time at which it is paid',
  ...scene(one, [
    answer(
      transactions,
      transactionsPage([
        { ...withdrawal, expected_stages: [{ stage: 'checking', by: '2026-01-12T09:01:00Z' }] },
      ]),
    ),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Мы проверяем вывод. От вас ничего не нужно.');
    await expect(canvas.queryByText(/^Ожидаем:/)).toBeNull();
  },
};
