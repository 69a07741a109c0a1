import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  FastGamesIcon,
  JackpotIcon,
  LiveIcon,
  LobbyIcon,
  NewIcon,
  ProvidersIcon,
  SlotsIcon,
  TablesIcon,
} from '../../foundations/icon/index.ts';
import { longText } from '../../../testing/index.ts';
import { CategoryBar, type CategoryItem } from './CategoryBar.tsx';

const items = (labels: readonly string[], current: number): CategoryItem[] => {
  const icons = [
    LobbyIcon,
    SlotsIcon,
    LiveIcon,
    TablesIcon,
    FastGamesIcon,
    JackpotIcon,
    NewIcon,
    ProvidersIcon,
  ];
  return labels.map((label, index) => {
    const Icon = icons[index] ?? LobbyIcon;
    return {
      href: `#category-${index}`,
      label,
      icon: <Icon aria-hidden="true" />,
      current: index === current,
    };
  });
};
const ru = ['Лобби', 'Слоты', 'Live-казино', 'Столы', 'Быстрые', 'Джекпоты', 'Новинки', 'Провайдеры'];

const meta = {
  title: 'Navigation/CategoryBar',
  component: CategoryBar,
  parameters: {
    usage: {
      when: 'For moving between categories of games; each chip is a page of its own.',
      not: 'Not for filters that narrow the same list, and not for panels of one page: Tabs.',
    },
  },
  args: { label: 'Категории', items: items(ru, 0) },
} satisfies Meta<typeof CategoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

// MENU-05
export const Default: Story = {
  name: 'One chip per category, the current one marked',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Категории' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(ru.length));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Лобби');
  },
};

export const CurrentInView: Story = {
  name: 'The current chip is scrolled into view, the page is not',
  args: { items: items(ru, 7) },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { current: 'page' });
    await waitFor(() =>
      expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
    await expect(window.scrollY).toBe(0);
  },
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Лобби' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Слоты' })).toHaveFocus();
    // The chips outside the viewport are rendered later.
    await canvas.findByRole('link', { name: 'Провайдеры' });
    // Every chip must be fully visible once it has the focus.
    for (const chip of canvas.getAllByRole('link').slice(2)) {
      await userEvent.tab();
      await expect(chip).toHaveFocus();
      const { left, right } = chip.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};

export const LongText: Story = longText(
  (t, _args, lang) => <CategoryBar label={lang} items={items([t.status, t.name, t.label, t.action], 2)} />,
  { className: 'flex flex-col gap-4 py-4' },
);
