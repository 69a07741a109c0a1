import type { Meta } from '@storybook/react-vite';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Deposit redirect', ...wholeApp } satisfies Meta;

// ROUTE-30, OP-102
export const Inside: Story = {
  name: 'Leads on inside the app',
  ...scene({ path: '/cash-box/deposit-redirect?url=/cash-box/history', signedIn: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('История', { selector: '[aria-current="page"]' });
  },
};

// ROUTE-30, OP-102
export const Foreign: Story = {
  name: 'Another host is not followed',
  ...scene({ path: '/cash-box/deposit-redirect?url=https://evil.example', signedIn: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('Пополнение', { selector: '[aria-current="page"]' });
  },
};
