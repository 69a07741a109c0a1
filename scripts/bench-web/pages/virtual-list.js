import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * A bare virtual list: as many plain boxes as the list of games has tiles, of the same size, everything known already.
 * `showList` and `hideList` mount it and take it away.
 */
function List({ count, columns, width, height, gap, top }) {
  // oxlint-disable-next-line react/incompatible-library -- nothing is compiled here
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => height,
    overscan: 2,
    gap,
    scrollMargin: top,
  });
  const boxes = virtualizer.getVirtualItems().flatMap((row) =>
    Array.from({ length: columns }, (_, column) =>
      createElement(
        'li',
        {
          key: row.index * columns + column,
          'data-card': row.index * columns + column,
          style: {
            position: 'absolute',
            top: 0,
            left: column * (width + gap),
            width,
            height,
            background: '#444',
            transform: `translateY(${row.start - top}px)`,
          },
        },
        String(row.index * columns + column),
      ),
    ),
  );
  return createElement(
    'ul',
    { style: { position: 'relative', marginTop: top, height: virtualizer.getTotalSize() } },
    boxes,
  );
}

const root = createRoot(document.getElementById('root'));

Object.assign(globalThis, {
  showList: (shape) => root.render(createElement(List, shape)),
  hideList: () => root.render(null),
});
