import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Deposit redirect',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inside: Story = {
  name: 'ROUTE-30 OP-102 leads on inside the app',
  ...scene({ path: '/cash-box/deposit-redirect?url=/cash-box/history', signedIn: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('История', { selector: '[aria-current="page"]' });
  },
};

export const Foreign: Story = {
  name: 'ROUTE-30 OP-102 another host is not followed',
  ...scene({ path: '/cash-box/deposit-redirect?url=https://evil.example', signedIn: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('Пополнение', { selector: '[aria-current="page"]' });
  },
};
