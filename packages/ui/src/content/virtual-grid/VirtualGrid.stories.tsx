import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GameTile, TileButton, type GameTileProps } from '../../game/game-tile/index.ts';
import { games, longText } from '../../../testing/index.ts';
import { VirtualGrid } from './VirtualGrid.tsx';

type Game = Pick<GameTileProps, 'href' | 'name' | 'provider' | 'image' | 'badge'>;

/** `count` games with unique numbers. */
const library = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => {
    const game = games[index % games.length];
    const number = index + 1;
    return {
      name: `${game?.name} ${number}`,
      provider: game?.provider ?? '',
      image: game?.image ?? null,
      href: `#game-${number}`,
    };
  });
const all = library(10_000);

const meta = {
  title: 'Content/VirtualGrid',
  component: VirtualGrid<Game>,
  args: {
    label: 'Все игры',
    items: all,
    getKey: (game) => game.href,
    renderItem: (game) => <GameTile {...game} />,
    onOffsetChange: fn(),
  },
  parameters: {
    usage: {
      when: 'For a list of cards that can grow to hundreds: all games, a provider, search results.',
      not: 'Not for a screenful or two: GameGrid draws everything, so the search of the browser finds it.',
    },
  },
} satisfies Meta<typeof VirtualGrid<Game>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Resets the scroll position for other stories. */
const home = () => window.scrollTo({ top: 0, behavior: 'instant' });
const cards = (root: HTMLElement) => [...root.querySelectorAll('[data-card]')];
const positions = (root: HTMLElement) =>
  cards(root).map((card) => Number(card.getAttribute('aria-posinset')));

export const Default: Story = {
  name: '10 000 games in fewer than 1 000 elements',
  play: async ({ canvas, canvasElement }) => {
    home();
    await waitFor(() => expect(positions(canvasElement)).toContain(1));
    const first = await canvas.findByRole('link', { name: 'Wild Berkut 1, Nomad Studio' });
    await expect(first.closest('li')).toHaveAttribute('aria-setsize', '10000');
    const [one, two, three] = cards(canvasElement).map((card) => card.getBoundingClientRect());
    await expect(one?.top).toBe(two?.top);
    await expect(three?.top).toBeGreaterThan(one?.bottom ?? 0);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1000);
    window.scrollTo({ top: 400_000, behavior: 'instant' });
    await waitFor(() => expect(positions(canvasElement)).not.toContain(1));
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(4));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1000);
    const seen = positions(canvasElement);
    await expect(seen).toEqual([...seen].sort((a, b) => a - b));
    home();
  },
};

export const FocusStays: Story = {
  name: 'The card with the focus stays in the page wherever it is scrolled',
  play: async ({ canvas, canvasElement }) => {
    home();
    const first = await canvas.findByRole('link', { name: 'Wild Berkut 1, Nomad Studio' });
    first.focus();
    window.scrollTo({ top: 200_000, behavior: 'instant' });
    await waitFor(() => expect(Math.max(...positions(canvasElement))).toBeGreaterThan(1000));
    await expect(first).toHaveFocus();
    await expect(positions(canvasElement).slice(0, 4)).toEqual([1, 2, 3, 4]);
    home();
  },
};

export const Fling: Story = {
  name: 'During a fast scroll boxes are painted, with more cards ahead than behind',
  play: async ({ canvasElement }) => {
    home();
    await waitFor(() => expect(positions(canvasElement)).toContain(1));
    const list = canvasElement.querySelector('ul');
    const painted = list?.previousElementSibling as HTMLElement;
    // The painted boxes are as high as the list, except for the gap below the last row.
    await expect(Math.abs(painted.offsetHeight - (list?.offsetHeight ?? 0))).toBeLessThan(20);
    await expect(getComputedStyle(painted).backgroundImage).toContain('gradient');
    let most = 0;
    for (let top = 1000; top <= 9000; top += 1600) {
      window.scrollTo({ top, behavior: 'instant' });
      await waitFor(() => expect(Math.max(...positions(canvasElement))).toBeGreaterThan(top / 150));
      most = Math.max(
        most,
        cards(canvasElement).filter((card) => card.getBoundingClientRect().top > innerHeight).length,
      );
    }
    await expect(most).toBeGreaterThan(6);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1000);
    home();
  },
};

export const Restored: Story = {
  name: 'Restores its scroll offset and reports it',
  args: { initialOffset: 12_000 },
  play: async ({ args, canvasElement }) => {
    // A scroll position between two pixels may be rounded either way.
    await waitFor(() => expect(Math.abs(window.scrollY - 12_000)).toBeLessThanOrEqual(1));
    await waitFor(() => expect(Math.min(...positions(canvasElement))).toBeGreaterThan(50));
    window.scrollTo({ top: 12_500, behavior: 'instant' });
    // Rows above may be a little higher than estimated, and measuring them moves the scroll position.
    await waitFor(() => expect(args.onOffsetChange).toHaveBeenLastCalledWith(window.scrollY));
    await expect(Math.abs(window.scrollY - 12_500)).toBeLessThan(200);
    home();
  },
};

export const Keys: Story = {
  name: 'Page Up and Down move by a screenful, Home and End with Ctrl to the ends of the list',
  tags: ['keys'],
  args: { items: all.slice(0, 301) },
  play: async ({ canvas, canvasElement }) => {
    home();
    await canvas.findByRole('link', { name: 'Wild Berkut 1, Nomad Studio' });
    const at = (number: number) =>
      waitFor(() =>
        expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', String(number)),
      );
    await userEvent.tab();
    await at(1);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(Number(document.activeElement?.closest('li')?.ariaPosInSet)).toBeGreaterThanOrEqual(5),
    );
    await userEvent.keyboard('{PageUp}');
    await at(1);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await at(301);
    await waitFor(() =>
      // The scroll position is a whole number of px, but cards and rows may end between two px.
      expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight + 2),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await at(1);
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(60);
    home();
  },
};

/** A grid between two buttons, with a favourite button on each tile. */
const between: Story = {
  args: {
    items: all.slice(0, 301),
    renderItem: (game) => (
      <GameTile
        {...game}
        actions={<TileButton kind="favourite" label={`В избранное: ${game.name}`} pressed={false} />}
      />
    ),
    onCardChange: fn(),
  },
  render: (args) => (
    <>
      <button type="button">Фильтры</button>
      <VirtualGrid {...args} />
      <button type="button">Показать ещё</button>
    </>
  ),
};

export const OneStop: Story = {
  ...between,
  name: 'One tab stop: enters at the card used last, then its favourite button, then leaves',
  tags: ['keys'],
  play: async ({ args, canvas, canvasElement }) => {
    home();
    const link = (number: number) => canvas.findByRole('link', { name: new RegExp(` ${number}, `) });
    const heart = (number: number) =>
      canvas.findByRole('button', { name: new RegExp(`^В избранное.* ${number}$`) });
    await link(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus();
    await userEvent.tab();
    await expect(await link(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(await link(4)).toHaveFocus();
    await expect(args.onCardChange).toHaveBeenLastCalledWith(3);
    await userEvent.tab();
    await expect(await heart(4)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать ещё' })).toHaveFocus();
    // Tab returns to the last used card, even if the page was scrolled away from it and other cards were hovered.
    window.scrollTo({ top: 9000, behavior: 'instant' });
    await waitFor(() => expect(Math.max(...positions(canvasElement))).toBeGreaterThan(50));
    await userEvent.hover(cards(canvasElement).at(-1)?.firstElementChild ?? canvasElement);
    await userEvent.tab({ shift: true });
    await expect(await heart(4)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await link(3)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus();
    home();
  },
};

export const InSight: Story = {
  ...between,
  name: 'Nothing used yet: Tab enters at the first card in sight, not far above it',
  tags: ['keys'],
  play: async ({ canvas, canvasElement }) => {
    home();
    await waitFor(() => expect(positions(canvasElement)).toContain(1));
    window.scrollTo({ top: 9000, behavior: 'instant' });
    await waitFor(() => expect(Math.min(...positions(canvasElement))).toBeGreaterThan(50));
    canvas.getByRole('button', { name: 'Фильтры' }).focus({ preventScroll: true });
    await userEvent.tab();
    const row = document.activeElement?.closest('li')?.getBoundingClientRect();
    await expect(row?.bottom).toBeGreaterThan(0);
    await expect(row?.top).toBeLessThan(window.innerHeight);
    home();
  },
};

export const FocusBack: Story = {
  ...between,
  name: 'Back on its page the card that had the focus takes it again, from the page and from nothing else',
  tags: ['keys'],
  args: { ...between.args, initialCard: 119, initialOffset: 9000 },
  render: (args) => (
    // Takes the focus on mount, like the main element of the app.
    <main tabIndex={-1} ref={(main) => main?.focus({ preventScroll: true })}>
      {between.render?.(args, {} as never)}
    </main>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '120'),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '119'),
    );
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus();
    home();
  },
};

export const LongText: Story = longText(
  (t, args) => (
    <VirtualGrid
      {...args}
      label={t.name}
      items={all.slice(0, 2).map((game) => ({ ...game, name: t.title, provider: t.title, image: null }))}
    />
  ),
  { className: 'flex flex-col gap-6 py-4' },
);
