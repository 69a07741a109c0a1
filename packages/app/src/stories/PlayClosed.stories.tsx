import type { Meta } from '@storybook/react-vite';
import { balance, profile, type User } from '@tulpar/api/contract';
import { answer, user } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, within } from 'storybook/test';
import { scene, wholeApp, type Story } from './app-story.tsx';
import { storyLanguage } from './stage.ts';

export default { title: 'Pages/Play closed', ...wholeApp } satisfies Meta;

const money = answer(balance, { realBalance: 18_425_000, bonusBalance: 0, currency: 'KZT' });
const since = '2026-01-12T09:30:00Z';
const week = { kind: 'break', since, until: '2026-01-19T09:33:00Z' } as const;

const closed = (restriction: User['restriction'], path = '/') =>
  scene({ path, signedIn: true }, [
    answer(profile, () => user({ restriction, language: storyLanguage() })),
    money,
  ]);

// SAFE-10
export const Break: Story = {
  name: 'A break: until when, and what works; nothing of the lobby, no search, no offers',
  ...closed(week),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Игра закрыта' });
    await expect(canvas.getByText(/^До 19 января, /)).toBeVisible();
    await expect(canvas.getByText('Осталось: 7 дней. Раньше срока снять нельзя.')).toBeVisible();
    await expect(await canvas.findByText(/^184.250.₸$/, { selector: 'main *' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Вывести' })).toHaveAttribute(
      'href',
      '/cash-box/withdrawal',
    );
    // The wallet in the header has no deposit link either.
    await expect(document.querySelectorAll('a[href*="/deposit"]')).toHaveLength(0);
    await expect(document.querySelectorAll('a[href^="/games"]')).toHaveLength(0);
    const menu = canvas.getByRole('navigation', { name: 'Главное меню' });
    await expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Лобби',
      'Выписка',
      'Вывод',
      'Чат',
      'Профиль',
    ]);
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

// SAFE-10
export const Exclusion: Story = {
  name: 'Self-exclusion without an end: nothing to make longer',
  ...closed({ kind: 'self_exclusion', since, until: null }, '/games/lazy-lantern'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Игра закрыта' });
    await expect(canvas.getByText('Без даты окончания')).toBeVisible();
    await expect(canvas.getByText('Снять самоограничение нельзя.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Продлить/ })).toBeNull();
    await expect(canvas.queryByTitle(/^Игра Lazy/)).toBeNull();
  },
};

// SAFE-10
export const Desktop: Story = {
  name: 'On a desktop: the sidebar leads nowhere but to money, help and the profile',
  ...closed(week),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Игра закрыта' });
    const sidebar = canvas.getByRole('navigation', { name: 'Разделы' });
    await expect([...sidebar.querySelectorAll('li a')].map((link) => link.textContent)).toEqual([
      'Лобби',
      'Выписка',
      'Вывод',
      'Профиль',
      'Чат',
      'Ответственная игра',
    ]);
    await expect(canvas.queryByRole('link', { name: 'Игры, провайдеры' })).toBeNull();
  },
};
