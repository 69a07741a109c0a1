import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { GameRail } from '../../game/game-rail/index.ts';
import { fitsPage } from '../../../testing/fits-page.ts';
import { covers, screens } from '../../../testing/index.ts';
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

export const Row: Story = {
  render: (args) => (
    <GameRail title="Недавние выигрыши" size="auto">
      {[covers.wildBerkut, covers.moonWolf, covers.tulparGold].map((image) => (
        <WinnerCard key={image.src} {...args} image={image} />
      ))}
    </GameRail>
  ),
};

export const Keys: Story = {
  name: 'Tab reaches the game',
  tags: ['keys'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

const long = [
  { lang: 'ru', title: 'Сокровища степного кургана', text: 'Е***н · 12 минут назад, вечерняя игра' },
  { lang: 'kk', title: 'Қобыланды батыр қазынасы', text: 'Ә***л · 12 минут бұрын, кешкі ойын' },
  { lang: 'az', title: 'Çöl kurqanının xəzinələri', text: 'Ə***ə · 12 dəqiqə əvvəl, axşam oyunu' },
  { lang: 'en', title: 'Treasures of the steppe barrow', text: 'E***n · 12 minutes ago, evening play' },
];

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <div className="flex flex-col gap-2 p-4">
      {long.map(({ lang, ...words }) => (
        <div key={lang} lang={lang}>
          <WinnerCard {...args} {...words} amount="1 312 400,00 ₼" />
        </div>
      ))}
    </div>
  ),
  play: fitsPage,
};
