import type { Meta, StoryObj } from '@storybook/react-vite';
import { screens } from '@tulpar/ui/testing';
import { expect } from 'storybook/test';
import { fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Not found',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

// ROUTE-46
export const Default: Story = {
  name: 'A path of no page',
  ...scene({ path: '/a/b/c' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Тут только степь' });
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  },
};

export const Desktop: Story = {
  name: 'On a desktop',
  ...scene({ path: '/a/b/c' }),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Тут только степь' });
  },
};

export const Light: Story = {
  ...Desktop,
  name: 'Light theme',
  ...scene({ path: '/a/b/c' }),
  globals: screens.light,
};

export const Kazakh: Story = {
  name: 'Kazakh on the narrowest phone',
  ...scene({ path: '/a/b/c' }),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Мұнда тек дала' });
    await fits();
  },
};

export const Azerbaijani: Story = {
  name: 'Azerbaijani on the narrowest phone',
  ...scene({ path: '/a/b/c' }),
  globals: { ...screens.narrow, locale: 'az' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Burada çöldən başqa heç nə yoxdur' });
    await fits();
  },
};
