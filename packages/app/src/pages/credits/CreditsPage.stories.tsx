import type { Meta, StoryObj } from '@storybook/react-vite';
import { screens } from '@tulpar/ui/testing';
import { expect } from 'storybook/test';
import { fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Credits',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const route = { path: '/credits' };

/** Whose work the app shows; licences open outside. */
export const Loaded: Story = {
  ...scene(route),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Авторы и лицензии' });
    await expect(canvas.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute('target', '_blank');
  },
};

/** On a desktop, light. */
export const LightDesktop: Story = { ...Loaded, ...scene(route), globals: screens.lightDesktop };

/** Long lists of names on the narrowest phone. */
export const Kazakh: Story = {
  ...scene(route),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Авторлар мен лицензиялар' });
    await fits();
  },
};
