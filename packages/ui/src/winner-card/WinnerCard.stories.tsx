import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameRail } from '../game-rail/index.ts';
import { covers, screens } from '../story-art/index.ts';
import { WinnerCard } from './WinnerCard.tsx';

const meta = {
  title: 'Content/WinnerCard',
  component: WinnerCard,
  args: {
    image: covers.wildBerkut,
    title: 'Wild Berkut',
    amount: '48 600 ₸',
    text: 'Е***н · 2 мин назад',
    href: '/game/wild-berkut',
  },
  render: (args) => (
    <div className="p-4">
      <WinnerCard {...args} />
    </div>
  ),
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

export const LongAzerbaijani: Story = {
  globals: { locale: 'az' },
  args: {
    title: 'Pul qazananların böyük karvanı',
    amount: '1 312 400,00 ₼',
    text: 'Ə***ə · 12 dəqiqə əvvəl, axşam oyununda',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').clientWidth).toBe(212);
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

export const Light: Story = { ...Row, globals: screens.light };
