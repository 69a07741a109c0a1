import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { covers, screens, InEachLanguage } from '../../../testing/index.ts';
import { GameTile } from './GameTile.tsx';
import { TileButton } from './TileVeil.tsx';

const meta = {
  title: 'Game/GameTile/TileButton',
  component: TileButton,
  args: { kind: 'favourite', label: 'В избранное: Wild Berkut', pressed: false, onClick: fn() },
  parameters: {
    usage: {
      when: 'On the tiles of a grid: marking a favourite, looking at the figures. Seen under a mouse, with the focus inside, and by a long press.',
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
  name: 'A pressed favourite button has a state, not another name, and opens nothing',
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole('button', { name: 'В избранное: Wild Berkut' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    heart.focus();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe('#wild-berkut');
  },
};

export const LongText: Story = {
  name: 'The name of a studio ends before the button',
  globals: screens.narrow,
  render: () => (
    <InEachLanguage className="grid grid-cols-2 gap-x-2 gap-y-3.5 p-4">
      {(t, lang) => (
        <GameTile
          href="#"
          name="Wild Berkut"
          provider={t.hint}
          image={null}
          actions={<TileButton kind="about" label={lang} />}
        />
      )}
    </InEachLanguage>
  ),
};
