import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { scene, wholeApp, type Story } from './app-story.tsx';

/** The whole app to click through, on sample data and without a server: published as its demo. */
export default {
  title: 'Demo',
  tags: ['!autodocs'],
  ...wholeApp,
} satisfies Meta;

export const Player: Story = {
  name: 'A player looks around',
  ...scene({ path: '/', signedIn: true }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Бонусы' }));
    await canvas.findByRole('heading', { level: 1, name: 'Бонусы' });
  },
};

export const Guest: Story = {
  name: 'A guest looks around',
  ...scene({ path: '/' }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: 'Войти' });
  },
};
