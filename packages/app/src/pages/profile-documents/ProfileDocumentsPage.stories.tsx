import type { Meta, StoryObj } from '@storybook/react-vite';
import { profile } from '@tulpar/api/contract';
import { answer, hang, refuse, user } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Profile documents',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const route = { path: '/profile/documents', signedIn: true };

export const Loaded: Story = {
  name: 'ROUTE-20 LAYOUT-04 a bar of its own, neither header nor footer',
  ...scene(route),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Проверить контакты' });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Личные данные' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Документы' })).toHaveAttribute('aria-current', 'page');
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Verified: Story = {
  name: 'ACCESS-12 a verified player goes on to the contacts',
  ...scene(route, [answer(profile, user({ is_doc_verified: true }))]),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Контакты' })).toHaveAttribute('aria-current', 'page'),
    );
    await expect(canvas.queryByRole('link', { name: 'Документы' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Until it is known who asks',
  ...scene(route, [hang(profile)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загрузка');
  },
};

export const Failed: Story = {
  name: 'Without the record of the player the page stays',
  ...scene(route, [refuse(profile, 404, 'NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Проверить контакты' });
  },
};

export const Desktop: Story = { ...Loaded, name: 'On a desktop', globals: screens.desktop };

export const Kazakh: Story = {
  name: 'Kazakh on the narrowest phone',
  ...scene(route),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Деректерді тексеру' });
    await fits();
  },
};
