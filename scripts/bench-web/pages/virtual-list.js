import { GameTile } from '@tulpar/ui/game-tile';
import { VirtualGrid } from '@tulpar/ui/virtual-grid';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** What the list of the app shows of a game: `cards` are objects of `href`, `name`, `provider` and `image`. */
const tile = (card) => createElement(GameTile, card);

/**
 * A bare virtual list: the library under the list of games and nothing else. It gets the column width and
 * the row height, and draws as many tiles as the list of games does.
 */
function Bare({ cards, columns, width, height, gap, overscan }) {
  // oxlint-disable-next-line react/incompatible-library -- nothing is compiled here
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(cards.length / columns),
    estimateSize: () => height,
    overscan,
    gap,
  });
  const tiles = virtualizer.getVirtualItems().flatMap((row) =>
    cards.slice(row.index * columns, (row.index + 1) * columns).map((card, column) =>
      createElement(
        'li',
        {
          key: card.href,
          'data-card': row.index * columns + column,
          style: {
            position: 'absolute',
            top: 0,
            left: column * (width + gap),
            width,
            transform: `translateY(${row.start}px)`,
          },
        },
        tile(card),
      ),
    ),
  );
  return createElement(
    'ul',
    { style: { position: 'relative', margin: '0 16px', height: virtualizer.getTotalSize() } },
    tiles,
  );
}

const Ours = ({ cards }) =>
  createElement(VirtualGrid, { label: 'Games', items: cards, getKey: (card) => card.href, renderItem: tile });

const root = createRoot(document.getElementById('root'));

/** `showList(kind, props)` mounts the list of the app (`ours`) or the `bare` one, `hideList` takes it away. */
Object.assign(globalThis, {
  showList: (kind, props) => root.render(createElement(kind === 'ours' ? Ours : Bare, props)),
  hideList: () => root.render(null),
});
