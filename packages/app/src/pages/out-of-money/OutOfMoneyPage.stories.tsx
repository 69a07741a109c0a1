import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Out of money', ...wholeApp } satisfies Meta;

// ROUTE-43, LAYOUT-05, OP-102
export const Player: Story = {
  name: 'Out of money',
  ...scene({ path: '/out-of-money', signedIn: true }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Деньги на счёте закончились' });
    const main = (address: string) => canvasElement.querySelector(`main a[href="${address}"]`);
    for (const address of [
      '/cash-box/deposit',
      '/demo',
      '/profile/break',
      '/profile/limits',
      '/bonuses',
      '/games',
      '/responsible-gaming',
    ])
      await expect(main(address)).toBeVisible();
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

// ROUTE-43
export const Guest: Story = {
  name: 'A guest gets no links to pages of players',
  ...scene({ path: '/out-of-money' }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Деньги на счёте закончились' });
    const rows = canvas.getByRole('list', { name: 'Разделы' });
    await expect([...rows.children].map(({ textContent }) => textContent)).toEqual([
      'Другие игры',
      'Ответственная игра',
    ]);
    await expect(canvasElement.querySelector('main a[href="/profile/limits"]')).toBeNull();
  },
};
