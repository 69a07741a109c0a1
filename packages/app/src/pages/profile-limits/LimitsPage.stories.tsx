import type { Meta } from '@storybook/react-vite';
import { limits, setLimit, setPlaySession } from '@tulpar/api/contract';
import { answer, hang, limitList, playerLimit, refuse } from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FAULT, inEveryLanguage, scene, wholeApp, shows, type Story } from '#app/stories/app-story.tsx';

const sent = { limit: fn(), session: fn() };

export default {
  title: 'Pages/Limits',
  ...wholeApp,
  beforeEach: () => void (held = null),
} satisfies Meta;

const route = { path: '/profile/limits', signedIn: true };
/** Limits on the server after a change; null before. The event stream refetches them when it connects. */
let held: (typeof limitList)['data'] | null = null;
const listed = (...data: (typeof limitList)['data']) =>
  answer(limits, () => ({ ...limitList, data: held ?? data }));
/** Applies the change and returns the resulting limits. */
const taken = (...data: (typeof limitList)['data']) =>
  answer(setLimit, ({ body }) => {
    sent.limit(body);
    held = data;
    return { ...limitList, data };
  });
const group = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('region', { name }));
type Canvas = ReturnType<typeof within>;
const press = async (name: string, canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name }));
/** Opens the sheet of a limit that is set, or of a kind that has none. */
async function openSheet(canvas: Canvas, kind?: string): Promise<Canvas> {
  if (kind) await canvas.findByRole('region', { name: kind });
  await press(kind ? 'Задать' : 'Изменить', kind ? group(canvas, kind) : canvas);
  return within(await screen.findByRole('dialog'));
}

// SAFE-01, SAFE-02
export const Loaded: Story = {
  name: 'Each limit shows used, left and a bar; from 80 % it warns in words',
  ...scene(route, [
    listed(
      playerLimit(),
      playerLimit({ type: 'loss', period: 'month', amount: 8_000_000, used: 6_400_000 }),
      playerLimit({ type: 'time', amount: 180, used: 72, currency: null }),
    ),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('12 000 ₸ из 50 000 ₸');
    await expect(canvas.getByText('Осталось 38 000 ₸')).toBeVisible();
    await expect(canvas.getByText('Осталось 16 000 ₸, не больше 20%')).toBeVisible();
    await expect(canvas.getByText('1 ч 12 мин из 3 ч')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Проигрыш, 30 дней' })).toHaveAttribute(
      'aria-valuenow',
      '80',
    );
    await expect(group(canvas, 'Ставки').getByRole('button', { name: 'Задать' })).toBeVisible();
  },
};

// SAFE-02
export const Reached: Story = {
  name: 'A limit that is reached says when it opens again',
  ...scene(route, [listed(playerLimit({ used: 5_000_000, frees_at: '2026-01-13T06:30:00Z' }))]),
  play: shows(/^Лимит исчерпан\. Снова откроется 13 января в /),
};

// SAFE-03, SAFE-04, CALL-14
export const First: Story = {
  name: 'A first limit is set immediately',
  ...scene(route, [listed(), taken(playerLimit({ amount: 10_000_000, used: 0 }))]),
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas, 'Пополнения');
    await expect(
      sheet.getByText('За 30 дней: в среднем 6 000 ₸ в сутки, больше всего за сутки — 55 000 ₸.'),
    ).toBeVisible();
    await userEvent.type(sheet.getByLabelText('Не больше'), '100000');
    await sheet.findByText('Начнёт действовать сразу');
    await expect(sheet.getByText(/^Лимит: 100\s000/)).toHaveTextContent(/^Лимит: 100.000.₸ · 24 часа$/);
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Сохранить лимит' }));
    await canvas.findByText('0 ₸ из 100 000 ₸');
    await expect(sent.limit).toHaveBeenCalledOnce();
    await expect(sent.limit).toHaveBeenCalledWith({ type: 'deposit', period: 'day', amount: 10_000_000 });
  },
};

// SAFE-04
export const OtherPeriod: Story = {
  name: 'Another period keeps what was typed, and shows its own limit before that',
  ...scene(route, [listed(playerLimit())]),
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    const field = () => sheet.getByLabelText('Не больше');
    await expect(field()).not.toHaveValue('');
    await userEvent.click(sheet.getByRole('tab', { name: '30 дней' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    await userEvent.type(field(), '70000');
    await userEvent.click(sheet.getByRole('tab', { name: '7 дней' }));
    await waitFor(() =>
      expect(sheet.getByRole('tab', { name: '7 дней' })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(field()).toHaveValue('70\u00a0000');
  },
};

// SAFE-03
export const Raise: Story = {
  name: 'A raise says that it waits for a day, and which limit applies until then',
  ...scene(route, [
    listed(playerLimit()),
    taken(
      playerLimit({
        pending: { amount: 15_000_000, effective_at: '2026-01-13T09:10:00Z', needs_confirmation: true },
      }),
    ),
  ]),
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    const field = sheet.getByLabelText('Не больше');
    await expect(sheet.getByRole('button', { name: 'Этот лимит уже действует' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '150000');
    await sheet.findByText('Начнёт действовать через 24 часа');
    await expect(sheet.getByText(/после вашего подтверждения\. До этого — 50 000 ₸\.$/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: /^Запросить 150\s000\s₸$/ }));
    await canvas.findByText('Ожидает повышения до 150 000 ₸');
    await expect(canvas.getByText('Подтвердить можно через')).toBeVisible();
    await expect(sent.limit).toHaveBeenCalledWith({ type: 'deposit', period: 'day', amount: 15_000_000 });
  },
};

// SAFE-04
export const Huge: Story = {
  name: 'A limit of 10,000,000,000 can be typed; more, or a fraction, is marked at the field and never cut',
  ...scene(route, [listed(), taken(playerLimit({ amount: 1_000_000_000_000, used: 0 }))]),
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas, 'Пополнения');
    const amount = sheet.getByLabelText('Не больше');
    await userEvent.click(amount);
    await userEvent.paste('99999999999');
    await expect(amount).toHaveValue('99\u00a0999\u00a0999\u00a0999');
    await press('Сохранить лимит', sheet);
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/целое число/));
    await userEvent.clear(amount);
    await userEvent.type(amount, '25.50');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/целое число/));
    await expect(sheet.queryByText(/25,50/)).toBeNull();
    await press('Сохранить лимит', sheet);
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(sent.limit).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '10000000000');
    await expect(amount).toHaveValue('10\u00a0000\u00a0000\u00a0000');
    await press('Сохранить лимит', sheet);
    await waitFor(() =>
      expect(sent.limit).toHaveBeenCalledWith({
        type: 'deposit',
        period: 'day',
        amount: 1_000_000_000_000,
      }),
    );
  },
};

// SAFE-04
export const Refused: Story = {
  name: 'A refused limit is marked at the field and preserved',
  ...scene(route, [listed(), refuse(setLimit, 422, 'VALIDATION', { amount: ['LIMIT_INVALID'] })]),
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas, 'Ставки');
    await userEvent.type(sheet.getByLabelText('Не больше'), '500');
    await press('Сохранить лимит', sheet);
    await waitFor(() =>
      expect(sheet.getByLabelText('Не больше')).toHaveAccessibleDescription(/Проверьте лимит/),
    );
    await expect(sheet.getByLabelText('Не больше')).toHaveValue('500');
  },
};

// SAFE-04
export const NotSaved: Story = {
  name: 'A limit that could not be saved says so, and the amount stays',
  ...scene(route, [listed(playerLimit()), refuse(setLimit, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    const field = sheet.getByLabelText('Не больше');
    await userEvent.clear(field);
    await userEvent.type(field, '400');
    await press('Сохранить лимит', sheet);
    await screen.findByText('Не получилось сохранить. Попробуйте ещё раз');
    await expect(field).toHaveValue('400');
  },
};

const waiting = {
  amount: 8_000_000,
  effective_at: '2026-01-13T10:00:00Z',
  needs_confirmation: true,
  lapses_at: '2026-01-20T10:00:00Z',
};

// SAFE-03
export const Waiting: Story = {
  name: 'A pending raise counts down and can be cancelled',
  ...scene(route, [listed(playerLimit({ pending: waiting })), taken(playerLimit())]),
  play: async ({ canvas }) => {
    await canvas.findByText('Ожидает повышения до 80 000 ₸');
    await expect(canvas.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Оставить 50\s000\s₸$/ }));
    await waitFor(() => expect(canvas.queryByText('Ожидает повышения до 80 000 ₸')).toBeNull());
    await expect(sent.limit).toHaveBeenCalledWith({ type: 'deposit', period: 'day', amount: 5_000_000 });
    await expect(document.activeElement).toHaveTextContent(/50\s000\s₸/);
    await expect(document.body).not.toHaveFocus();
  },
};

// SAFE-03
export const Ready: Story = {
  name: 'After a day the raise needs a confirmation, until it expires',
  ...scene(route, [
    listed(playerLimit({ pending: { ...waiting, effective_at: '2026-01-11T10:00:00Z' } })),
    taken(playerLimit({ amount: 8_000_000 })),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Подтвердите до 20 января, /);
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
    await canvas.findByText('12 000 ₸ из 80 000 ₸');
    await expect(document.body).not.toHaveFocus();
    await expect(sent.limit).toHaveBeenCalledWith({
      type: 'deposit',
      period: 'day',
      amount: 8_000_000,
      confirm: true,
    });
  },
};

// SAFE-03
export const Removed: Story = {
  name: 'A confirmed removal says that the limit is gone',
  ...scene(route, [
    listed(playerLimit({ pending: { ...waiting, amount: null, effective_at: '2026-01-11T10:00:00Z' } })),
    taken(),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить' }));
    await screen.findByText('Лимит снят');
    await expect(screen.queryByText('Лимит действует')).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(sent.limit).toHaveBeenCalledWith({
      type: 'deposit',
      period: 'day',
      amount: null,
      confirm: true,
    });
  },
};

// SAFE-14, CALL-14
export const RealityCheck: Story = {
  name: 'The reminder comes every 15, 30 or 60 minutes and is saved on choice',
  ...scene(route, [
    answer(limits, () => ({
      ...limitList,
      reality_check_minutes: sent.session.mock.calls.length > 0 ? (15 as const) : (30 as const),
    })),
    answer(setPlaySession, ({ body }) => {
      sent.session(body);
      return {
        session_id: 'sit_0',
        started_at: '2026-01-12T09:00:00Z',
        bets: 0,
        wins: 0,
        net: 0,
        currency: 'KZT',
        reality_check_minutes: 15,
      } as const;
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '30 мин' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '15 мин' }));
    await waitFor(() => expect(sent.session).toHaveBeenCalledWith({ reality_check_minutes: 15 }));
    await screen.findByText('Напоминание сохранено');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '15 мин' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: '15 мин' })).toHaveFocus();
  },
};

export const Loading: Story = {
  name: 'While the limits load',
  ...scene(route, [hang(limits)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загрузка');
    await expect(canvas.getByRole('link', { name: 'Перерыв' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Limits failed to load but still apply',
  ...scene(route, [refuse(limits, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Они действуют, мы просто не смогли их показать.');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

export const Desktop: Story = {
  ...Loaded,
  name: 'On a desktop in two columns',
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const box = async (name: string) => (await canvas.findByRole('region', { name })).getBoundingClientRect();
    const [deposits, time] = [await box('Пополнения'), await box('Время в игре')];
    await expect(time.left).toBeGreaterThan(deposits.right);
    await expect(time.top).toBe(deposits.top);
    // Each limit is at least as wide as on a phone.
    await expect(deposits.width).toBeGreaterThan(390);
    await expectLink(canvas, 'Перерыв', '/profile/break');
  },
};

export const Languages: Story = { ...scene(route), ...inEveryLanguage() };
