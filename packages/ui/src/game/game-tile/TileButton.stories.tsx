import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsPage } from '../../../testing/fits-page.ts';
import { covers, screens } from '../../../testing/index.ts';
import { GameTile } from './GameTile.tsx';
import { TileButton } from './TileButton.tsx';

const meta = {
  title: 'Game/GameTile/TileButton',
  component: TileButton,
  args: { kind: 'favourite', label: 'В избранное: Wild Berkut', pressed: false, onClick: fn() },
  parameters: {
    usage: {
      when: 'On the tiles of a grid: keeping a game among the favourites, looking at its figures.',
      not: 'Not on the tiles of a row, which are for opening; elsewhere an IconButton.',
    },
  },
  render: function Render(args) {
    const [isFavourite, setFavourite] = useState(args.pressed);
    return (
      <div className="w-[207px] p-4">
        <GameTile
          href="#wild-berkut"
          name="Wild Berkut"
          provider="Nomad Studio"
          image={covers.wildBerkut}
          actions={
            <>
              <TileButton
                {...args}
                pressed={isFavourite}
                onClick={(event) => {
                  setFavourite(!isFavourite);
                  args.onClick?.(event);
                }}
              />
              <TileButton kind="about" label="Об игре Wild Berkut" />
            </>
          }
        />
      </div>
    );
  },
} satisfies Meta<typeof TileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A heart says by its state, not by its name, whether the game is a favourite; pressing it opens nothing',
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole('button', { name: 'В избранное: Wild Berkut' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe('#wild-berkut');
  },
};

export const Pressed: Story = { args: { pressed: true } };

export const Keys: Story = {
  name: 'Tab goes from the game to its heart and its figures',
  tags: ['keys'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Wild Berkut, Nomad Studio' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^В избранное/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /^В избранное/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Об игре Wild Berkut' })).toHaveFocus();
  },
};

const long = [
  { lang: 'ru', provider: 'Студия «Золотая подкова степи»' },
  { lang: 'kk', provider: '«Даланың алтын тағасы» студиясы' },
  { lang: 'az', provider: '«Çölün qızıl nalı» studiyası' },
  { lang: 'en', provider: 'The Golden Horseshoe of the Steppe' },
];

export const LongText: Story = {
  name: 'LongText: the name of a studio ends before the i',
  globals: screens.narrow,
  render: () => (
    <div className="grid grid-cols-2 gap-x-2 gap-y-3.5 p-4">
      {long.map(({ lang, provider }) => (
        <div key={lang} lang={lang} className="min-w-0">
          <GameTile
            href="#"
            name="Wild Berkut"
            provider={provider}
            image={null}
            actions={<TileButton kind="about" label={lang} />}
          />
        </div>
      ))}
    </div>
  ),
  play: fitsPage,
};
