import type { Meta, StoryObj } from '@storybook/react-vite';
import { staticPage } from '@tulpar/api/contract';
import { answer, hang, refuse, staticPageSample } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, within } from 'storybook/test';
import { FAULT, inApp, inEveryLanguage, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Contacts',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const route = { path: '/contacts' };
const page = answer(staticPage, {
  ...staticPageSample,
  title: 'Контакты',
  content_html: '<p>Отвечаем круглосуточно.</p><h2>Служба поддержки</h2><p>Пишите в чат.</p>',
});

// ROUTE-32, LAYOUT-05
export const Loaded: Story = {
  name: 'A bar of its own that says the title once, neither header nor footer',
  ...scene(route, [page]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Служба поддержки' });
    // The bar says the title, and the text not again.
    const headings = within(canvas.getByRole('main')).getAllByRole('heading');
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Контакты', 'Служба поддержки']);
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Loading',
  ...scene(route, [hang(staticPage)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем страницу');
  },
};

export const Failed: Story = {
  name: 'Error with another try',
  ...scene(route, [refuse(staticPage, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

export const Desktop: Story = {
  ...Loaded,
  name: 'On a desktop: a panel next to the sidebar',
  globals: screens.desktop,
};

export const Languages: Story = { ...scene(route, [page]), ...inEveryLanguage() };
