import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  GiftIcon,
  LobbyIcon,
  LogInIcon,
  ProfileIcon,
  SearchIcon,
  TrophyIcon,
} from '../../foundations/icon/index.ts';
import { InEachLanguage, screens, withLargeText } from '../../../testing/index.ts';
import { BottomMenu, type BottomMenuItem } from './BottomMenu.tsx';

const items = (
  labels: readonly [string, string, string, string, string],
  bonuses: number,
): BottomMenuItem[] => [
  { href: '#lobby', label: labels[0], icon: <LobbyIcon />, current: true },
  {
    href: '#bonuses',
    label: labels[1],
    icon: <GiftIcon />,
    current: false,
    badge: { count: bonuses, label: `${bonuses} доступно` },
  },
  {
    href: '#search',
    label: labels[2],
    icon: <SearchIcon />,
    current: false,
    raised: true,
  },
  { href: '#tournaments', label: labels[3], icon: <TrophyIcon />, current: false },
  {
    href: '#profile',
    label: labels[4],
    icon: bonuses > 0 ? <ProfileIcon /> : <LogInIcon />,
    current: false,
  },
];

const meta = {
  title: 'Navigation/BottomMenu',
  component: BottomMenu,
  parameters: {
    usage: {
      when: 'The main places of the product on phones and tablets up to 800 px, five of them.',
      not: 'Not on the game page and not on pages with an own bar at the bottom. From 801 px: Sidebar.',
    },
  },
  args: { label: 'Меню', items: items(['Лобби', 'Бонусы', 'Поиск', 'Турниры', 'Профиль'], 5) },
} satisfies Meta<typeof BottomMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

// MENU-01, MENU-02, MENU-03
export const Default: Story = {
  name: 'Five places for a player, bonuses counted',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Меню' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Лобби');
    await expect(canvas.getByRole('link', { name: /Бонусы.*5 доступно/ })).toBeVisible();
  },
};
// MENU-04
export const Guest: Story = {
  name: 'A guest has Log in at the end and no counter',
  args: { items: items(['Лобби', 'Бонусы', 'Поиск', 'Турниры', 'Войти'], 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Войти' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Бонусы' })).toHaveTextContent('Бонусы');
  },
};
export const Desktop: Story = {
  name: 'Absent from 801 px',
  globals: screens.tablet,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const realLabels = [
  ['Лобби', 'Выписка', 'Вывод', 'Турниры', 'Профиль'],
  ['Лобби', 'Бонустар', 'Үзінді көшірме', 'Турнирлер', 'Профиль'],
  ['Lobbi', 'Bonuslar', 'Axtarış', 'Turnirlər', 'Daxil ol'],
  ['Lobby', 'Bonuses', 'Search', 'Tournaments', 'Profile'],
] as const;

// MENU-01
export const LargeText: Story = {
  name: 'With text of 200 % the narrowest phone shows each label completely',
  globals: screens.narrow,
  render: (args) => (
    <div className="flex flex-col gap-6 pt-6">
      {realLabels.map((labels) => (
        <BottomMenu
          key={labels.join()}
          {...args}
          label={labels[0]}
          items={items(labels, 0)}
          className="static"
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const expectShown = async () => {
      for (const link of canvas.getAllByRole('link')) {
        const label = link.querySelector('span:last-child') as HTMLElement;
        const box = label.getBoundingClientRect();
        const menu = link.closest('nav')?.getBoundingClientRect();
        await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
        await expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight);
        // A label without a space has one line: no word is broken.
        if (!label.textContent.includes(' ')) await expect(box.height).toBeLessThan(20);
        await expect(box.right).toBeLessThanOrEqual(innerWidth);
        await expect(box.bottom).toBeLessThanOrEqual(menu?.bottom ?? 0);
      }
    };
    await expectShown();
    await withLargeText(expectShown);
  },
};

export const LongText: Story = {
  name: 'Long names are cut, never laid over each other',
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage className="flex flex-col gap-6 pt-6">
      {(t, lang) => (
        <BottomMenu
          {...args}
          label={lang}
          items={items([t.name, t.status, t.label, t.hint, t.action], 120)}
          className="static"
        />
      )}
    </InEachLanguage>
  ),
  play: async (context) => {
    for (const link of context.canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth + 1);
  },
};
