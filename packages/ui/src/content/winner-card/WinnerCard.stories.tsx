import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameRail } from '../../game/game-rail/index.ts';
import { covers, inBox, longText } from '../../../testing/index.ts';
import { WinnerCard } from './WinnerCard.tsx';

const meta = {
  title: 'Content/WinnerCard',
  component: WinnerCard,
  parameters: {
    usage: {
      when: 'For a true recent win, in a row of them.',
      not: 'Not for the player’s own win: that is a toast or a row of the history.',
    },
  },
  args: {
    image: covers.wildBerkut,
    title: 'Wild Berkut',
    amount: '48 600 ₸',
    text: 'Е***н · 2 мин назад',
    href: '/game/wild-berkut',
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof WinnerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('48 600 ₸Wild BerkutЕ***н · 2 мин назад');
  },
};

export const PlainText: Story = {
  name: 'Without an address it is not a link',
  args: { href: undefined, image: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('48 600 ₸')).toBeVisible();
  },
};

export const Row: Story = {
  render: (args) => (
    <GameRail title="Недавние выигрыши" size="auto">
      {[covers.wildBerkut, covers.moonWolf, covers.tulparGold].map((image) => (
        <WinnerCard key={image.src} {...args} image={image} />
      ))}
    </GameRail>
  ),
};

export const LongText: Story = longText(
  (t, args) => <WinnerCard {...args} title={t.name} text={t.hint} amount="1 312 400,00 ₼" />,
  { className: 'flex flex-col gap-4' },
);
