import type { Meta } from '@storybook/react-vite';
import { confirmEmail, profile } from '@tulpar/api/contract';
import { answer, hang, refuse, user } from '@tulpar/api/samples';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { forgetConfirmToken } from '#app/features/confirm-email/use-confirmation.ts';
import { isInstalled } from '#app/platform/device/installed.ts';
import { FAULT, inApp, scene, settle, type Story } from '#app/stories/app-story.tsx';

export default {
  title: 'Pages/ConfirmEmail',
  decorators: [inApp],
  // Clear what a previous story left in memory.
  loaders: [settle, async () => forgetConfirmToken()],
} satisfies Meta;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const path = '/confirm-email/token-of-the-letter';
const stale = refuse(confirmEmail, 404, 'CONFIRM_TOKEN_INVALID');
const requested = fn();

// ROUTE-06, LAYOUT-06
export const Loaded: Story = {
  name: 'Confirmed, for a guest',
  ...scene({ path }, [
    answer(confirmEmail, ({ params }) => {
      requested(params);
      return { success: true as const };
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Почта подтверждена' });
    await expect(requested).toHaveBeenLastCalledWith({ token: 'token-of-the-letter' });
    await expect(localStorage.getItem('lastLocation')).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/login');
  },
};

/** Expects the final page of a player: the contacts, with or without a toast. */
const contacts = async (canvas: Canvas) => {
  await canvas.findByRole('heading', { level: 1, name: 'Личные данные' });
  await expect(canvas.queryByRole('heading', { name: 'Подтверждаем адрес' })).toBeNull();
};

// CONF-12
export const Installed: Story = {
  name: 'A link made for the installed app marks the browser, and promos of the app are gone',
  ...scene({ path: `${path}?auth_type=pwa`, signedIn: true }),
  play: async ({ canvas }) => {
    await expect(isInstalled()).toBe(false);
    await contacts(canvas);
    await expect(localStorage.getItem('isPwa')).toBe('pwa');
    await expect(isInstalled()).toBe(true);
  },
};

export const Loading: Story = {
  name: 'Waiting for the answer',
  ...scene({ path }, [hang(confirmEmail)]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Подтверждаем адрес' });
    await expect(canvas.queryByRole('link', { name: 'Войти' })).toBeNull();
  },
};

// ROUTE-06, OP-11
export const Stale: Story = {
  name: 'Expired link',
  ...scene({ path }, [stale]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ссылка устарела' });
    await expect(canvas.getByRole('link', { name: 'Войти' })).toBeVisible();
  },
};

// CONF-13
export const StaleForPlayer: Story = {
  name: 'A failure leads a player to the contacts without a message',
  ...scene({ path, signedIn: true }, [stale, answer(profile, user({ is_email_confirmed: false }))]),
  play: async ({ canvas }) => {
    await contacts(canvas);
    await expect(screen.queryByText('Почта подтверждена')).toBeNull();
    await expect(screen.queryByText('Ссылка устарела')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Away: Story = {
  name: 'No response, with a retry',
  ...scene({ path }, [refuse(confirmEmail, FAULT, 'GENERAL_ERROR')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Сервер не отвечает' });
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }));
    await canvas.findByRole('button', { name: 'Попробовать ещё раз' });
  },
};

export const Lost: Story = {
  name: 'Reloaded before the response arrived',
  ...scene({ path: '/confirm-email/done' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Откройте ссылку ещё раз' });
  },
};
