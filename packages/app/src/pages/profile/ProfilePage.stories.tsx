import type { Meta, StoryObj } from '@storybook/react-vite';
import { profile } from '@tulpar/api/contract';
import { answer, hang, refuse, user } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/story-art';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Profile',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: 'ROUTE-17 LAYOUT-02 MONEY-02 MONEY-03 the hub has the sums, and no footer',
  ...scene({ path: '/profile', signedIn: true }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^ID /);
    await expect((await canvas.findAllByText(/,\d\d ₸$/)).length).toBe(3);
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Loading: Story = {
  ...scene({ path: '/profile', signedIn: true }, [hang(profile)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загрузка')).length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  name: 'Error with another try',
  ...scene({ path: '/profile', signedIn: true }, [refuse(profile, 404, 'NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Профиль не загрузился');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

export const LogOut: Story = {
  name: 'ACCESS-09 AUTH-18 logging out leads to main without traces',
  ...scene({ path: '/profile', signedIn: true }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти' }));
    await canvas.findByRole('link', { name: 'Регистрация' });
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
  },
};

const hub = { path: '/profile', signedIn: true };

export const Unnamed: Story = {
  name: 'A player without a name is called by the contact',
  ...scene(hub, [answer(profile, user({ first_name: null, last_name: null, email: null }))]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '77011234567' });
  },
};

export const Desktop: Story = {
  name: 'On a desktop',
  ...scene(hub),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByText(/^ID /);
    await expect((await canvas.findAllByText(/,\d\d ₸$/)).length).toBe(3);
  },
};

export const Light: Story = { ...Desktop, name: 'Light theme', ...scene(hub), globals: screens.light };

export const Kazakh: Story = {
  name: 'Kazakh and a long name on the narrowest phone',
  ...scene(hub, [
    answer(
      profile,
      user({ language: 'kk', first_name: 'Айгүлнұрбикеш', last_name: 'Құдайбергенова-Жұмағалиева' }),
    ),
  ]),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Айгүлнұрбикеш/ });
    await fits();
  },
};

export const Azerbaijani: Story = {
  name: 'Azerbaijani on the narrowest phone',
  ...scene(hub),
  globals: { ...screens.narrow, locale: 'az' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^ID /);
    await fits();
  },
};

export const English: Story = {
  ...Azerbaijani,
  name: 'English on the narrowest phone',
  ...scene(hub),
  globals: { ...screens.narrow, locale: 'en' },
};
