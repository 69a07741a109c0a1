import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileIcon } from '../../foundations/icon/index.ts';
import { IconButton } from '../../inputs/button/index.ts';
import { DropdownMenu } from '../../overlays/dropdown-menu/DropdownMenu.tsx';
import { InEachLanguage, screens, expectLink } from '../../../testing/index.ts';
import { balance } from '../../../testing/balance.tsx';
import { Header, HeaderSearchLink, HeaderBell, type HeaderProps } from './Header.tsx';

const player = (count: number): NonNullable<HeaderProps['player']> => ({
  balance,
  notifications: { href: '/notifications', label: 'Уведомления', count, countLabel: `${count} новых` },
  account: (
    <DropdownMenu
      label="Профиль"
      trigger={<IconButton label="Профиль" variant="filled" icon={<ProfileIcon />} />}
      items={[
        { id: 'profile', label: 'Профиль', href: '/profile' },
        { id: 'logout', label: 'Выйти' },
      ]}
    />
  ),
});

const meta = {
  title: 'Navigation/Header',
  component: Header,
  subcomponents: { HeaderBell },
  parameters: {
    usage: {
      when: 'On pages of the site that keep the bottom menu or the sidebar.',
      not: 'Not on the game page or on a page of one task (PageHeader).',
    },
  },
  args: {
    logoHref: '/',
    logoTitle: 'Tulpar, на главную',
    guest: {
      loginHref: '/auth/login',
      loginLabel: 'Войти',
      registerHref: '/auth/register',
      registerLabel: 'Регистрация',
    },
    search: <HeaderSearchLink href="/games/search" label="Игры, провайдеры" />,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

// HEAD-01, HEAD-02
export const Default: Story = {
  name: 'A guest has the logo, Log in and Register',
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Tulpar, на главную', '/');
    await expectLink(canvas, 'Войти', '/auth/login');
    await expectLink(canvas, 'Регистрация', '/auth/register');
    await expect(canvas.getByRole('banner').clientHeight).toBe(60);
  },
};

// HEAD-04, HEAD-08
export const Player: Story = {
  name: 'A player has the balance, the wallet and the bell with its count',
  args: { guest: undefined, player: player(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Уведомления, 3 новых' })).toHaveTextContent('3');
    await expectLink(canvas, 'Пополнить', '/cash-box/deposit');
    await expect(canvas.queryByRole('link', { name: 'Войти' })).toBeNull();
  },
};

const bellWidth = (link: HTMLElement) => link.querySelector('span')?.getBoundingClientRect().width ?? 0;

// HEAD-05
export const Ten: Story = {
  name: 'The counter is a circle at 9 and wider from 10',
  args: { guest: undefined, player: player(10) },
  render: (args) => (
    <>
      <Header {...args} />
      <Header {...args} player={player(9)} />
    </>
  ),
  play: async ({ canvas }) => {
    const wide = bellWidth(canvas.getByRole('link', { name: /10 новых/ }));
    const round = bellWidth(canvas.getByRole('link', { name: /9 новых/ }));
    await expect(round).toBe(18);
    await expect(wide).toBeGreaterThan(round);
  },
};

export const NoNews: Story = {
  name: 'Nothing unread: no counter and no number in the name',
  args: { guest: undefined, player: player(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Уведомления' })).toHaveTextContent('');
  },
};

export const Unknown: Story = {
  name: 'Session not known yet: an empty right side',
  args: { guest: undefined },
};

export const PlayerDesktop: Story = {
  name: 'On a wide screen the account has a menu',
  globals: screens.desktop,
  args: { guest: undefined, player: player(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Профиль' })).toBeVisible();
  },
};

export const GuestDesktop: Story = {
  name: 'On a wide screen a search box leads to the search',
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Игры, провайдеры', '/games/search');
  },
};

export const LongText: Story = {
  name: 'Words that are too long are cut, the logo stays',
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage className="">
      {(t) => (
        <Header
          {...args}
          guest={{
            loginHref: '/auth/login',
            loginLabel: t.name,
            registerHref: '/auth/register',
            registerLabel: t.action,
          }}
        />
      )}
    </InEachLanguage>
  ),
};
