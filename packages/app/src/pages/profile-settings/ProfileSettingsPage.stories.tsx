import type { Meta } from '@storybook/react-vite';
import {
  changePassword,
  endSession,
  logout,
  profile,
  sessions,
  updateProfile,
  type User,
} from '@tulpar/api/contract';
import { answer, refuse, sessionInfo, user } from '@tulpar/api/samples';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryLanguage, scene, wholeApp, records, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Profile settings', ...wholeApp } satisfies Meta;

const route = { path: '/profile/settings', signedIn: true };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Сохранить пароль' });

async function type(canvas: Canvas, old: string, next: string, repeated = next) {
  await userEvent.type(await canvas.findByLabelText('Текущий пароль'), old);
  await userEvent.type(canvas.getByLabelText('Новый пароль'), next);
  await userEvent.type(canvas.getByLabelText('Повторите новый пароль'), repeated);
  await userEvent.tab();
}

// ROUTE-19, LAYOUT-04, VALID-14
export const Loaded: Story = {
  name: 'The settings; an empty change of the password cannot be sent',
  ...scene(route),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Смена пароля' });
    await expect(canvas.getByRole('link', { name: 'Настройки' })).toHaveAttribute('aria-current', 'page');
    await expect(save(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/^Введите текущий пароль/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Письма об акциях и бонусах' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'SMS об акциях и бонусах' })).not.toBeChecked();
    // If no consent is required, there is no choice to change.
    await expect(canvas.queryByRole('switch', { name: 'Статистика просмотров и скорости' })).toBeNull();
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

// PROF-18
export const Changed: Story = {
  name: 'Password changed, and the fields are empty',
  ...scene(route, [answer(changePassword, { success: true })]),
  play: async ({ canvas }) => {
    await type(canvas, 'steppe-88', 'new-steppe');
    await userEvent.click(save(canvas));
    await screen.findByText('Пароль изменён');
    await expect(canvas.getByLabelText('Новый пароль')).toHaveValue('');
    await expect(save(canvas)).toHaveFocus();
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('steppe');
  },
};

// PROF-19
export const Refused: Story = {
  name: 'A refusal in a toast and at its field',
  ...scene(route, [refuse(changePassword, 422, 'PASSWORD_WRONG', { old_password: ['PASSWORD_WRONG'] })]),
  play: async ({ canvas }) => {
    await type(canvas, 'not-mine', 'new-steppe');
    await userEvent.click(save(canvas));
    await waitFor(() => expect(screen.getAllByText('Неверный пароль')).toHaveLength(2));
    await expect(canvas.getByLabelText('Текущий пароль')).toHaveAccessibleDescription('Неверный пароль');
    await expect(canvas.getByLabelText('Новый пароль')).toHaveValue('new-steppe');
  },
};

// SEC-02
export const FirstPassword: Story = {
  name: 'An account without a password sets one with a code',
  ...scene(route, [
    answer(profile, user({ has_password: false })),
    refuse(changePassword, 422, 'VALIDATION_ERROR', { code: ['REQUIRED'] }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Чтобы подтвердить изменение, мы отправим код/);
    await expect(canvas.queryByLabelText('Текущий пароль')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'new-steppe');
    await userEvent.type(canvas.getByLabelText('Повторите новый пароль'), 'new-steppe');
    await userEvent.tab();
    await userEvent.click(save(canvas));
    await waitFor(() => expect(canvas.getByText(/^Мы отправили код/)).toHaveFocus());
    await expect(canvas.getByLabelText('Код, шесть цифр')).toBeVisible();
  },
};

// SEC-02
export const PasswordNeedsContact: Story = {
  name: 'An account without a password confirms an email or phone first, which receives the code',
  ...scene(route, [answer(profile, user({ has_password: false, is_email_confirmed: false, phone: null }))]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Код для нового пароля приходит на подтверждённую почту/),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Смена пароля' })).getByRole('link', { name: 'Контакты' }),
    ).toHaveAttribute('href', '/profile/contacts');
    await expect(canvas.queryByLabelText('Новый пароль')).toBeNull();
    await expect(canvas.queryByText(/мы отправим код/)).toBeNull();
  },
};

const ok = { success: true } as const;
let sent: unknown[] = [];
let reads = 0;
let known: User = user();

// PROF-17
export const Newsletters: Story = {
  name: 'A switch sends both settings and reloads the profile',
  ...scene(route, [
    answer(updateProfile, ({ body }) => {
      sent.push(body);
      known = user(body as Partial<User>);
      return ok;
    }),
    answer(profile, () => {
      reads += 1;
      return known;
    }),
  ]),
  play: async ({ canvas }) => {
    sent = [];
    known = user();
    const sms = await canvas.findByRole('switch', { name: 'SMS об акциях и бонусах' });
    const letters = canvas.getByRole('switch', { name: 'Письма об акциях и бонусах' });
    const before = reads;
    await userEvent.click(sms);
    await expect(sms).toBeChecked();
    // The profile is read before the change, and after it.
    await waitFor(() => expect(reads).toBe(before + 2));
    await waitFor(() => expect(sent).toEqual([{ is_newsletters_enabled: true, is_sms_enabled: true }]));
    await userEvent.click(letters);
    await waitFor(() => expect(sent.at(-1)).toEqual({ is_newsletters_enabled: false, is_sms_enabled: true }));
    await expect(letters).not.toBeChecked();
    await expect(sms).toBeChecked();
  },
};

export const NewslettersRefused: Story = {
  name: 'A setting that was not saved switches back',
  ...scene(route, [refuse(updateProfile, 422, 'VALIDATION_ERROR')]),
  play: async ({ canvas }) => {
    const sms = await canvas.findByRole('switch', { name: 'SMS об акциях и бонусах' });
    await userEvent.click(sms);
    await screen.findByText(/^Настройка не сохранена/);
    await waitFor(() => expect(sms).not.toBeChecked());
  },
};

// REACH-20
export const AnalyticsChoice: Story = {
  name: 'The answer to whether visits may be measured is changed in the settings',
  ...scene({ ...route, consent: 'needed', stored: { analyticsConsent: 'refused' } }),
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('switch', { name: 'Статистика просмотров и скорости' });
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await expect(localStorage.getItem('analyticsConsent')).toBe('given');
    await userEvent.click(choice);
    await expect(localStorage.getItem('analyticsConsent')).toBe('refused');
  },
};

const ended = fn();
const elsewhere = sessionInfo({ id: 'sid_2', is_current: false, device: 'Windows', browser: 'Firefox' });

// SEC-08
export const EndsSession: Story = {
  name: 'A session on another device is ended and leaves the list',
  ...scene(route, [
    answer(sessions, () => ({
      data: ended.mock.calls.length === 0 ? [sessionInfo(), elsewhere] : [sessionInfo()],
    })),
    records(endSession, ended, ok),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Это устройство');
    await expect(canvas.getByText('Android, Chrome')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить сессию: Windows, Firefox' }));
    await waitFor(() => expect(ended.mock.calls).toEqual([[{ id: 'sid_2' }]]));
    await canvas.findByText('Вход выполнен только здесь.');
    await expect(canvas.queryByText('Windows, Firefox')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Где выполнен вход' })).toHaveFocus();
  },
};

// SEC-08
export const SessionNotEnded: Story = {
  name: 'A session that could not be ended stays in the list',
  ...scene(route, [
    answer(sessions, { data: [sessionInfo(), elsewhere] }),
    refuse(endSession, 422, 'GENERAL_ERROR'),
  ]),
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: 'Завершить сессию: Windows, Firefox' });
    await userEvent.click(end);
    await screen.findByText(/^Сессия пока не завершена/);
    await expect(end).not.toHaveAttribute('aria-disabled', 'true');
  },
};

const logouts = fn();

// SEC-07
export const LogsOutEverywhere: Story = {
  name: 'Logging out everywhere is sent to the server',
  ...scene(route, [records(logout, logouts, ok)]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти на всех устройствах' }));
    await waitFor(() =>
      expect(logouts.mock.calls).toEqual([[expect.objectContaining({ everywhere: true })]]),
    );
  },
};

export const Languages: Story = { ...scene(route), ...inEveryLanguage() };
