import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { cardByKey, tileHeight } from './grid-geometry.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useTabStop } from './use-tab-stop.ts';

/** Props of `VirtualGrid`. */
export interface VirtualGridProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list. */
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  /** One card, `width` px wide; its first link or button takes the focus of the arrow keys. */
  renderItem: (item: Item, index: number, width: number) => ReactNode;
  /** How many there are in all, when more are to come; by default what is loaded. */
  total?: number | undefined;
  /** The narrowest column, px; two columns may be narrower. */
  columnMin?: number | undefined;
  /** Height of a card by the width of its column, px, until it is measured; by default that of a game tile. */
  cardHeight?: ((columnWidth: number) => number) | undefined;
  /** Where the page was scrolled when the list was left, px: it returns there once, on arrival. */
  initialOffset?: number | undefined;
  /** Where the page is scrolled, px, each time it comes to rest. Remember it for `initialOffset`. */
  onOffsetChange?: ((offset: number) => void) | undefined;
  /**
   * Index of the card that had the focus when the list was left: Tab enters there. It takes the focus back on arrival
   * unless something within the page already has it.
   */
  initialCard?: number | undefined;
  /** Which card the focus came to, by its index. Remember it for `initialCard`. */
  onCardChange?: ((index: number) => void) | undefined;
}

/** What in a card takes the focus. */
const focusable = 'a[href], button:not(:disabled)';

const cardAt = (list: HTMLElement | null, index: number) =>
  list?.querySelector(`:scope > [data-card="${index}"]`);

/** Cards of the first render, before anything is measured: what a server draws. */
const FIRST = 12;

/** How much of the window a press of Page Down goes on, so that a row seen before stays in sight. */
const PAGE = 0.75;

/** A painted box for every card of the whole rows: what a very fast scroll shows before the cards are drawn. */
function boxes(row: { size: number; gap: number; count: number }, width: number, gap: number): CSSProperties {
  const pitch = row.size + row.gap;
  return {
    height: Math.max(0, row.count * pitch - row.gap),
    backgroundImage: [
      `repeating-linear-gradient(to right, transparent 0 ${width}px, var(--canvas) ${width}px ${width + gap}px)`,
      `linear-gradient(var(--skeleton) ${row.size}px, var(--canvas) ${row.size}px)`,
    ].join(', '),
    backgroundSize: `100% 100%, 100% ${pitch}px`,
  };
}

/**
 * A grid of any length that scrolls with the page: only cards near the window are in the document, the more of them
 * ahead the faster it is scrolled, and where even they are late, empty boxes are painted. The card used last always is
 * there. Tab enters at that card, or at the first one in sight, walks the controls within it and leaves the grid; arrows
 * move between cards, Page Up and Page Down a screenful, Home and End go to the ends of a row, with Ctrl to the ends of
 * the list. The search of the browser sees only what is drawn.
 *
 * It is a list and not a `grid` in the eyes of screen readers. A list is read with "3 of 400", its links and buttons are
 * met one by one in the order they are seen, also by swipes on a phone. A `grid` takes the arrows from its reader, counts
 * rows and columns that change with the width of the page, and says nothing of it on phones.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  'use no memo';
  const {
    label,
    items,
    getKey,
    renderItem,
    total,
    columnMin = 175,
    cardHeight = tileHeight,
    initialOffset,
    onOffsetChange,
    initialCard,
    onCardChange,
    className,
    ...rest
  } = props;
  const [used, setUsed] = useState<number | null>(initialCard ?? null);
  const wanted = useRef<number | null>(null);
  const count = items.length;
  const grid = useGridRows({ count, columnMin, cardHeight, used, initialOffset, onOffsetChange });
  const { listRef, columns, columnWidth, gap, rows, margin } = grid;
  const rowSize = rows[0]?.size ?? cardHeight(columnWidth);
  // The card used last may be on a page of the list that has not come again.
  useTabStop(listRef, used !== null && used < count ? used : grid.firstSeen);

  // After every render: the card that is to take the focus may come with a later one.
  useLayoutEffect(() => {
    if (wanted.current === null || wanted.current !== used) return;
    const card = cardAt(listRef.current, used);
    const target = card?.querySelector<HTMLElement>(focusable);
    if (!target) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
    // Rows met on the way were a little higher or lower than expected: once they are measured, show it again.
    setTimeout(() => {
      if (card?.contains(document.activeElement)) card.scrollIntoView({ block: 'nearest' });
    }, 100);
  });

  const isArriving = useRef(initialCard !== undefined);
  useEffect(() => {
    if (!isArriving.current || initialCard === undefined || rows.length === 0) return undefined;
    // A page that has just been come to gives its main part the focus: by the next frame it has.
    const frame = requestAnimationFrame(() => {
      isArriving.current = false;
      const { activeElement } = document;
      // A page that was loaded anew begins at its top, with nothing focused.
      if (activeElement === document.body || !activeElement?.contains(listRef.current)) return;
      const card = cardAt(listRef.current, initialCard);
      card?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [initialCard, listRef, rows.length]);

  const cardOf = (target: EventTarget) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    return card?.parentElement === listRef.current ? Number(card?.dataset['card']) : null;
  };
  const remember = (event: FocusEvent) => {
    const index = cardOf(event.target);
    if (index === null) return;
    setUsed(index);
    onCardChange?.(index);
  };
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const from = cardOf(event.target);
    if (from === null) return;
    const pageRows = Math.max(1, Math.floor((window.innerHeight * PAGE) / (rowSize + gap.y)));
    const to = cardByKey(event, { index: from, columns, count, pageRows });
    if (to === null) return;
    event.preventDefault();
    wanted.current = to;
    setUsed(to);
  };

  return (
    <div {...rest} className={cn('px-4 tablet:px-6 desktop:px-8', className)}>
      <div className="relative">
        {grid.isMeasured && (
          <div
            aria-hidden="true"
            className="absolute inset-x-0 top-0"
            style={boxes(
              { size: rowSize, gap: gap.y, count: Math.floor(count / columns) },
              columnWidth,
              gap.x,
            )}
          />
        )}
        <ul
          ref={listRef}
          aria-label={label}
          onFocus={remember}
          onKeyDown={move}
          className={grid.isMeasured ? 'relative' : 'grid gap-x-2 gap-y-3.5 tablet:gap-x-3 tablet:gap-y-4.5'}
          style={
            grid.isMeasured
              ? { height: grid.height }
              : { gridTemplateColumns: `repeat(auto-fill, minmax(min(${columnMin}px, 50% - 6px), 1fr))` }
          }
        >
          {!grid.isMeasured &&
            items.slice(0, FIRST).map((item, index) => (
              <li
                key={getKey(item)}
                data-card={index}
                aria-setsize={total ?? count}
                aria-posinset={index + 1}
                className="min-w-0 bg-canvas"
              >
                {renderItem(item, index, columnWidth)}
              </li>
            ))}
          {rows.flatMap((row) =>
            items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
              const index = row.index * columns + column;
              return (
                <li
                  key={getKey(item)}
                  ref={column === 0 ? grid.measure : undefined}
                  data-index={row.index}
                  data-card={index}
                  aria-setsize={total ?? count}
                  aria-posinset={index + 1}
                  className="absolute top-0 min-w-0 bg-canvas"
                  style={{
                    // In parts of the list, not px: the grid follows its place before it is measured again.
                    left: `calc((100% + ${gap.x}px) * ${column / columns})`,
                    width: `calc((100% + ${gap.x}px) / ${columns} - ${gap.x}px)`,
                    transform: `translateY(${row.start - margin}px)`,
                  }}
                >
                  {renderItem(item, index, columnWidth)}
                </li>
              );
            }),
          )}
        </ul>
      </div>
    </div>
  );
}
