import type { Meta, StoryObj } from '@storybook/react-vite';
import { profile } from '@tulpar/api/contract';
import { hang, refuse } from '@tulpar/api/samples';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inApp, scene, settle } from '#app/stories/app-story.tsx';

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
