import type { Meta } from '@storybook/react-vite';
import { profile, verifyEmail, type User } from '@tulpar/api/contract';
import { answer, refuse, user } from '@tulpar/api/samples';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { FAULT, scene, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { storyLanguage } from '#app/stories/stage.ts';

export default { title: 'Pages/Verify e-mail', ...wholeApp } satisfies Meta;

const route = { path: '/profile/verify-email', signedIn: true };
const who = (over: Partial<User> = {}) =>
  answer(profile, () => user({ language: storyLanguage(), is_email_confirmed: false, ...over }));

// ROUTE-22, LAYOUT-02
export const Loaded: Story = {
  name: 'The address the letter goes to',
  ...scene(route, [who()]),
  play: async ({ canvas }) => {
    await canvas.findByText('player@example.com');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Подтверждение почты' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отправить ссылку' })).toBeEnabled();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

const ok = { success: true } as const;
const focused = () => document.activeElement as HTMLElement;
let known: User = user();
let letters = 0;

// CONF-08
export const Sent: Story = {
  name: 'The message is sent once, and opening its link is noticed',
  ...scene(route, [
    answer(verifyEmail, () => {
      letters += 1;
      return ok;
    }),
    answer(profile, () => known),
  ]),
  play: async ({ canvas }) => {
    letters = 0;
    known = user({ is_email_confirmed: false });
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ссылку' }));
    await canvas.findByText(/^Письмо со ссылкой отправлено/);
    await expect(letters).toBe(1);
    await expect(canvas.getByRole('button', { name: 'Отправить ещё раз' })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Отправить ещё раз' })).toHaveAccessibleDescription(
        /^Новую ссылку можно запросить через 1:00/,
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ссылка открыта' }));
    await canvas.findByText('Адрес пока не подтверждён');
    known = user();
    await userEvent.click(canvas.getByRole('button', { name: 'Ссылка открыта' }));
    await canvas.findByText('Почта подтверждена');
    await waitFor(() => expect(canvas.getByRole('main')).toContainElement(focused()));
  },
};

// CONF-09
export const Refused: Story = {
  name: 'Refused by the server',
  ...scene(route, [who(), refuse(verifyEmail, 422, 'VALIDATION_ERROR', { email: ['REQUIRED'] })]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ссылку' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Заполните это поле');
  },
};

export const Away: Story = {
  name: 'No response',
  ...scene(route, [who(), refuse(verifyEmail, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ссылку' }));
    await canvas.findByText(/^Пока не отправлено/);
  },
};

export const Confirmed: Story = {
  name: 'A confirmed address needs no action',
  ...scene(route),
  play: async ({ canvas }) => {
    await canvas.findByText('Почта подтверждена');
    await expect(canvas.queryByRole('button', { name: 'Отправить ссылку' })).toBeNull();
  },
};

export const NoEmail: Story = {
  name: 'Without an address there is a link to the contacts',
  ...scene(route, [who({ email: null })]),
  play: async ({ canvas }) => {
    await canvas.findByText('Почта ещё не указана');
    await expectLink(canvas, 'К личным данным', '/profile/contacts');
  },
};
