import type { Meta } from '@storybook/react-vite';
import { staticPage } from '@tulpar/api/contract';
import { answer, refuse, staticPageSample } from '@tulpar/api/samples';
import { screens, expectLink, withLargeText } from '@tulpar/ui/testing';
import { expect, waitFor, within } from 'storybook/test';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Contacts', ...wholeApp } satisfies Meta;

const route = { path: '/contacts' };
const page = answer(staticPage, (request) =>
  request.params['slug'] === 'faq'
    ? { ...staticPageSample, content_html: '<h2>Деньги</h2><h3>Почему депозит не зачислен?</h3><p>…</p>' }
    : { ...staticPageSample, title: 'Контакты', content_html: '<h2>Жалоба</h2><p>Пишите в чат.</p>' },
);

// ROUTE-32, LAYOUT-05
export const Loaded: Story = {
  name: 'How to reach the support, common questions, and the text of the operator under one title',
  ...scene(route, [page]),
  play: async ({ canvas, canvasElement }) => {
    const main = within(await canvas.findByRole('main'));
    await main.findByRole('heading', { level: 2, name: 'Жалоба' });
    await expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expectLink(main, 'Позвонить', 'tel:+70000000000');
    await expectLink(main, 'Почему депозит не зачислен?', '/faq#q1-1');
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

// ROUTE-32
export const LargeText: Story = {
  ...Loaded,
  name: 'With text of 200 % the narrowest phone needs no scrolling to the side',
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Барлығы' });
    await withLargeText(async () => {
      await waitFor(() => expect(getComputedStyle(link).fontSize).toBe('28px'));
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    });
  },
};

export const Desktop: Story = {
  ...Loaded,
  name: 'On a desktop: under the header, next to the sidebar',
  globals: screens.desktop,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Жалоба' });
    await expect(canvasElement.querySelector('header:not(main header)')).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const WithoutText: Story = {
  name: 'Without a text of the operator it still shows how to reach the support',
  ...scene(route, [refuse(staticPage, 404, 'PAGE_NOT_FOUND')]),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await main.findByRole('heading', { level: 1, name: 'Контакты' });
    await waitFor(() => expect(main.queryByRole('status')).toBeNull());
    await expect(main.queryByText('Тут только степь')).toBeNull();
    await expect(main.getAllByRole('link').length).toBeGreaterThan(1);
  },
};
