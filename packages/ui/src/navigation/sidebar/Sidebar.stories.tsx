import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import {
  ChatIcon,
  FastGamesIcon,
  GiftIcon,
  JackpotIcon,
  LanguageIcon,
  LiveIcon,
  LobbyIcon,
  ProvidersIcon,
  ResponsibleGamingIcon,
  SlotsIcon,
  TablesIcon,
  TrophyIcon,
} from '../../foundations/icon/index.ts';
import { InEachLanguage, screens } from '../../../testing/index.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  parameters: {
    usage: {
      when: 'The navigation of screens from 801 px.',
      not: 'Not on phones: BottomMenu. Not for settings of a page.',
    },
  },
  globals: screens.desktop,
  args: {
    label: 'Разделы',
    logo: { href: '/', title: 'Tulpar, на главную' },
    groups: [
      {
        items: [
          { href: '#lobby', label: 'Лобби', icon: <LobbyIcon />, current: true },
          {
            href: '#bonuses',
            label: 'Бонусы',
            icon: <GiftIcon />,
            current: false,
            badge: { count: 5, label: '5 доступно' },
          },
          { href: '#tournaments', label: 'Турниры', icon: <TrophyIcon />, current: false },
        ],
      },
      {
        title: 'Игры',
        items: [
          { href: '#slots', label: 'Слоты', icon: <SlotsIcon />, current: false },
          { href: '#live', label: 'Live-казино', icon: <LiveIcon />, current: false },
          { href: '#tables', label: 'Столы', icon: <TablesIcon />, current: false },
          {
            href: '#fast',
            label: 'Быстрые игры',
            icon: <FastGamesIcon />,
            current: false,
          },
          { href: '#jackpots', label: 'Джекпоты', icon: <JackpotIcon />, current: false },
          {
            href: '#providers',
            label: 'Провайдеры',
            icon: <ProvidersIcon />,
            current: false,
          },
        ],
      },
      {
        title: 'Помощь',
        items: [
          { href: '#chat', label: 'Чат поддержки', icon: <ChatIcon />, current: false },
          {
            href: '#responsible',
            label: 'Ответственная игра',
            icon: <ResponsibleGamingIcon />,
            current: false,
          },
        ],
      },
    ],
    footer: (
      <>
        <Button variant="secondary" size="xs" icon={<LanguageIcon />} className="max-desktop:hidden">
          Русский
        </Button>
        <span className="rounded-sm border-[1.5px] border-line-control px-1.5 py-1 text-micro text-ink-muted desktop:ml-auto">
          21+
        </span>
      </>
    ),
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Labels from 1100 px: 248 px wide',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Лобби');
    await expect(canvas.getByRole('list', { name: 'Игры' })).toBeVisible();
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(248);
  },
};
export const Compact: Story = {
  name: 'Icons from 801 px: 76 px wide, the names stay',
  globals: screens.tablet,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(76);
    await expect(canvas.getByRole('link', { name: 'Слоты' })).toBeVisible();
  },
};
export const Phone: Story = {
  name: 'Absent up to 800 px',
  globals: { viewport: { value: 'phone390', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Long names are cut at the edge of the bar',
  globals: screens.desktop,
  render: (args) => (
    <InEachLanguage className="flex">
      {(t, lang) => (
        <Sidebar
          {...args}
          label={lang}
          groups={[
            {
              title: t.title,
              items: [
                {
                  href: '#responsible',
                  label: t.label,
                  icon: <ResponsibleGamingIcon />,
                  current: true,
                  badge: { count: 120, label: '120' },
                },
              ],
            },
          ]}
        />
      )}
    </InEachLanguage>
  ),
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('navigation')) {
      await expect(bar.getBoundingClientRect().width).toBe(248);
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    }
  },
};
