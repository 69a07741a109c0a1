import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../inputs/button/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { expectLink, longText } from '../../../testing/index.ts';
import { balance } from '../../../testing/balance.tsx';
import { GameHeader } from './GameHeader.tsx';

const meta = {
  title: 'Game/GameHeader',
  component: GameHeader,
  parameters: {
    usage: {
      when: 'On the game page, instead of the main header.',
      not: 'Not elsewhere: Header for the site, PageHeader for a page of one task.',
    },
  },
  args: {
    back: { href: '/games/slots', label: 'Назад' },
    logoHref: '/',
    logoTitle: 'Tulpar, на главную',
    title: 'Wild Berkut',
    right: balance,
  },
} satisfies Meta<typeof GameHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

// HEAD-11
export const Default: Story = {
  name: 'The arrow leads back, the logo to main',
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Назад', '/games/slots');
    await expectLink(canvas, 'Tulpar, на главную', '/');
  },
};

// HEAD-13
export const Guest: Story = {
  name: 'A guest is offered to play for money',
  args: {
    right: (
      <Button asChild size="sm">
        <Link href="/auth/register">Играть на деньги</Link>
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Играть на деньги', '/auth/register');
  },
};

export const LongText: Story = longText(
  (t, args) => (
    <GameHeader
      {...args}
      back={{ href: '/', label: t.name }}
      title={t.title}
      right={
        <Button asChild size="sm">
          <Link href="/auth/register">{t.status}</Link>
        </Button>
      }
    />
  ),
  { className: '' },
);
