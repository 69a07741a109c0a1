import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { brokenImage, covers, games, longText } from '../../../testing/index.ts';
import { GameTile, GameTileSkeleton } from './GameTile.tsx';
import { TileButton } from './TileVeil.tsx';

const meta = {
  title: 'Game/GameTile',
  component: GameTile,
  parameters: {
    usage: {
      when: 'For a game wherever it can be chosen: rows, grids, search.',
      not: 'Not for a game inside a sentence or an offer: write its name as a link.',
    },
  },
  args: {
    href: '/games/wild-berkut',
    name: 'Wild Berkut',
    provider: 'Nomad Studio',
    image: covers.wildBerkut,
    playLabel: 'Играть',
  },
  render: (args) => (
    <div className="w-[175px] p-4">
      <GameTile {...args} />
    </div>
  ),
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One link named by game and studio',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Wild Berkut, Nomad Studio' });
    await expect(link).toHaveAttribute('href', '/games/wild-berkut');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Badges: Story = {
  name: 'A badge describes its game',
  render: () => (
    <div className="grid grid-cols-2 gap-3 p-4">
      {games.map((game) => (
        <GameTile key={game.href} {...game} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Moon Wolf/ })).toHaveAccessibleDescription('Новинка');
    await expect(canvas.getByRole('link', { name: /^European/ })).toHaveAccessibleDescription('LIVE');
  },
};

export const Unavailable: Story = {
  name: 'An unavailable game says why on its cover',
  args: { unavailableReason: 'Недоступно в вашем регионе', badge: { kind: 'new', label: 'Новинка' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Недоступно в вашем регионе');
    await expect(canvas.queryByText('Новинка')).toBeNull();
  },
};

export const BrokenCover: Story = {
  name: 'A cover that fails leaves onyx with the title',
  args: { image: brokenImage, name: 'Қобыланды батыр және сиқырлы қорған' },
  globals: { locale: 'kk' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Қобыланды батыр және сиқырлы қорған')).toBeVisible());
  },
};

export const SameBox: Story = {
  name: 'The skeleton is as large as the tile',
  render: (args) => (
    <div className="grid grid-cols-2 gap-2 p-4">
      <GameTile {...args} data-testid="tile" />
      <GameTileSkeleton data-testid="skeleton" />
    </div>
  ),
  play: async ({ canvas }) => {
    const tile = canvas.getByTestId('tile').firstElementChild;
    await expect(canvas.getByTestId('skeleton').scrollHeight).toBe(
      Math.round(tile?.getBoundingClientRect().height ?? 0),
    );
  },
};
// WAG-11
export const Share: Story = {
  name: 'While a bonus is wagered the caption says how the game counts',
  render: (args) => (
    <div className="grid max-w-[390px] grid-cols-2 gap-2 p-4">
      <GameTile {...args} share={{ text: '100%', label: 'В отыгрыш 100%' }} />
      <GameTile
        {...args}
        name="Plinko Steps"
        share={{ text: '0%', label: 'В отыгрыш 0%', isNone: true }}
        badge={{ kind: 'jackpot', label: 'Джекпот' }}
      />
      <GameTile {...args} name="Moon Wolf" isFavourite share={{ text: '50%', label: 'В отыгрыш 50%' }} />
      <div className="w-[110px]">
        <GameTile {...args} name="Fruit" share={{ text: '10%', label: 'В отыгрыш 10%' }} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const none = canvas.getByRole('link', { name: 'Plinko Steps, Nomad Studio' });
    await expect(none).toHaveAccessibleDescription('Джекпот В отыгрыш 0%');
    await expect(within(none).getByText('0%')).toBeVisible();
    const narrow = canvas.getByRole('link', { name: 'Fruit, Nomad Studio' });
    await expect(within(narrow).getByText('10%').getBoundingClientRect().left).toBeLessThan(
      narrow.getBoundingClientRect().left + 10,
    );
  },
};

const press = (target: Element, type: string, at = 40) =>
  fireEvent(
    target,
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      clientX: at,
      clientY: at,
    }),
  );

export const Held: Story = {
  name: 'A long press shows play, demo and the actions; the neighbours step back',
  args: { demo: { href: '#demo', label: 'Демо' } },
  render: (args) => (
    <ul className="grid max-w-[390px] grid-cols-2 gap-2 p-4">
      {['Wild Berkut', 'Moon Wolf'].map((name) => (
        <li key={name}>
          <GameTile
            {...args}
            href={`#${name}`}
            name={name}
            share={{ text: '100%', label: 'В отыгрыш 100%' }}
            badge={{ kind: 'new', label: 'Новинка' }}
            actions={<TileButton kind="favourite" label={`В избранное: ${name}`} pressed={false} />}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const [held, other] = canvas.getAllByRole('listitem');
    const link = canvas.getByRole('link', { name: /^Wild Berkut/ });
    const tile = held?.firstElementChild;
    if (!tile || !other) throw new Error('there are two tiles');
    // A finger that moves is scrolling, which is no long press.
    await press(link, 'pointerdown');
    await press(link, 'pointermove', 60);
    await new Promise((resolve) => setTimeout(resolve, 450));
    await expect(tile).not.toHaveAttribute('data-held');
    await press(link, 'pointerdown');
    await waitFor(() => expect(tile).toHaveAttribute('data-held'));
    await press(link, 'pointerup');
    await fireEvent.click(link);
    await expect(window.location.hash).not.toContain('Wild');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Демо, Wild Berkut' })).toBeVisible());
    await waitFor(() => expect(getComputedStyle(other.firstElementChild as Element).opacity).toBe('0.42'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tile).not.toHaveAttribute('data-held'));
    await waitFor(() => expect(getComputedStyle(other.firstElementChild as Element).opacity).toBe('1'));
  },
};

export const LongText: Story = longText(
  (t, args) => (
    <>
      <GameTile {...args} name={t.name} provider={t.hint} image={null} />
      <GameTile {...args} name={t.name} provider={t.hint} unavailableReason={t.title} />
    </>
  ),
  { className: 'grid grid-cols-2 gap-2 p-4' },
);
