import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import '../../styles.css';
import { GiftIcon, LobbyIcon, ProfileIcon, SearchIcon, TrophyIcon } from '../../foundations/icon/index.ts';
import { BottomMenu } from './BottomMenu.tsx';

const items = [
  { href: '#lobby', label: 'Лобби', icon: <LobbyIcon />, current: true },
  {
    href: '#bonuses',
    label: 'Бонустар',
    icon: <GiftIcon />,
    current: false,
    badge: { count: 4, label: '4' },
  },
  { href: '#search', label: 'Іздеу', icon: <SearchIcon />, current: false, raised: true },
  { href: '#tournaments', label: 'Турнирлер', icon: <TrophyIcon />, current: false },
  { href: '#profile', label: 'Профиль', icon: <ProfileIcon />, current: false },
];

it(
  'shows only the current label on a phone at 200 % zoom, and keeps the names',
  { tags: ['MENU-01'] },
  async () => {
    const { innerWidth: width, innerHeight: height } = window;
    onTestFinished(() => page.viewport(width, height));
    await page.viewport(195, 422);
    await render(<BottomMenu label="Меню" items={items} />);
    const sizeOf = (text: string) => {
      const label = page.getByText(text, { exact: true }).element();
      return { width: label.clientWidth, font: parseFloat(getComputedStyle(label).fontSize) };
    };
    expect(sizeOf('Лобби').font).toBeGreaterThanOrEqual(11);
    for (const { label, current } of items) {
      if (!current) expect(sizeOf(label).width).toBe(1);
      await expect.element(page.getByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
    }
  },
);
