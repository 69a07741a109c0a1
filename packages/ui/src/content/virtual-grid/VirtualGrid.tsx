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
  type RefObject,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cardByKey, COLUMN_MIN, tileHeight } from './grid-geometry.ts';
import { useGridRows } from './use-grid-rows.ts';

/** Elements of a card that may be in the tab order. */
const controls = 'a[href], button, input, select, textarea, [tabindex]';

function settle(list: HTMLElement, stop: number): void {
  for (const card of list.querySelectorAll<HTMLElement>(':scope > [data-card]')) {
    const order = Number(card.dataset['card']) === stop ? 0 : -1;
    for (const control of card.querySelectorAll<HTMLElement>(controls))
      if (control.tabIndex !== order) control.tabIndex = order;
  }
}

/**
 * Makes a list one Tab stop: only the controls of the card at `stop` are in the tab order. Those of other
 * cards still respond to presses, `focus()` and screen readers.
 */
function useTabStop(listRef: RefObject<HTMLElement | null>, stop: number): void {
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    settle(list, stop);
    // Scrolling mounts cards, and hovering may add controls to a card: these need their tab order too.
    const observer = new MutationObserver(() => settle(list, stop));
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-card'] });
    return () => observer.disconnect();
  }, [listRef, stop]);
}

export interface VirtualGridProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  /** One card, `width` px wide; arrow keys focus its first link or button. */
  renderItem: (item: Item, index: number, width: number) => ReactNode;
  /** Total number of items if more can be loaded; default: the number of `items`. */
  total?: number | undefined;
  /** Scroll position to restore once on mount, px. */
  initialOffset?: number | undefined;
  /** Called with the scroll position, px, when scrolling ends or rows change at rest. Store it for `initialOffset`. */
  onOffsetChange?: ((offset: number) => void) | undefined;
  /**
   * Index of the card focused when the list was left: Tab enters there. It gets the focus on mount if an
   * element around the list has it, such as `main`.
   */
  initialCard?: number | undefined;
  /** Called with the index of a focused card. Store it for `initialCard`. */
  onCardChange?: ((index: number) => void) | undefined;
}

/** Focusable elements of a card. */
const focusable = 'a[href], button:not(:disabled)';

const cardAt = (list: HTMLElement | null, index: number) =>
  list?.querySelector(`:scope > [data-card="${index}"]`);

/** Number of cards rendered before the page is measured, and by a server. */
const FIRST = 12;

/** Share of the window that Page Up and Page Down scroll: less than 1, so that a row stays in view. */
const PAGE = 0.75;

/** CSS background with a box per card, visible during very fast scrolling before cards render. */
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
 * A grid of any length that scrolls with the page. Only cards near the viewport are rendered, more of them ahead during
 * fast scrolling, with painted boxes beyond. The last used card is always rendered. Tab enters at that card, or at the
 * first visible one, moves through its controls and leaves the grid; arrows move between cards, Page Up and Page Down
 * by most of a screen, Home and End within a row, with Ctrl within the list. The browser's search finds only rendered
 * cards. It is a list rather than a `grid` for screen readers: a list announces "3 of 400" and its links and buttons
 * can be read in visual order, also by swiping on a phone. A `grid` would capture the arrow keys, announce rows and
 * columns that change with the page width, and is not announced on phones.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  'use no memo';
  const {
    label,
    items,
    getKey,
    renderItem,
    total,
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
  const grid = useGridRows({ count, used, initialOffset, onOffsetChange });
  const { listRef, columns, columnWidth, gap, rows, margin } = grid;
  const rowSize = rows[0]?.size ?? tileHeight(columnWidth);
  // One list for both cases, so that React reuses the cards rendered before the measurement.
  const shown: { item: Item; index: number; row?: (typeof rows)[number] }[] = grid.isMeasured
    ? rows.flatMap((row) => {
        const from = row.index * columns;
        return items.slice(from, from + columns).map((item, column) => ({ item, index: from + column, row }));
      })
    : items.slice(0, FIRST).map((item, index) => ({ item, index }));
  // If the last used card is not loaded, Tab enters at the first visible one.
  useTabStop(listRef, used !== null && used < count ? used : grid.firstSeen);

  // No dependencies: runs after every render, because the card to focus may be rendered later.
  useLayoutEffect(() => {
    if (wanted.current === null || wanted.current !== used) return;
    const card = cardAt(listRef.current, used);
    const target = card?.querySelector<HTMLElement>(focusable);
    if (!target) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
    // Rows above may differ from their estimated heights: scroll again once they are measured.
    setTimeout(() => {
      if (card?.contains(document.activeElement)) card.scrollIntoView({ block: 'nearest' });
    }, 100);
  });

  const isArriving = useRef(initialCard !== undefined);
  useEffect(() => {
    if (!isArriving.current || initialCard === undefined || rows.length === 0) return undefined;
    // Wait a frame, because a new page first focuses its main element.
    const frame = requestAnimationFrame(() => {
      isArriving.current = false;
      const { activeElement } = document;
      // Move the focus only from an element around the list. After a reload nothing has the focus.
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
              : { gridTemplateColumns: `repeat(auto-fill, minmax(min(${COLUMN_MIN}px, 50% - 6px), 1fr))` }
          }
        >
          {shown.map(({ item, index, row }) => {
            const column = index % columns;
            return (
              <li
                key={getKey(item)}
                ref={row && column === 0 ? grid.measure : undefined}
                data-index={row?.index}
                data-card={index}
                aria-setsize={total ?? count}
                aria-posinset={index + 1}
                // `transition-none`, because with reduced motion every element has a transition of 1 ms, and
                // a measured card would move during it.
                className={cn('min-w-0 bg-canvas', row && 'absolute transition-none')}
                style={
                  row && {
                    // Percentages instead of px, so that cards follow a resize before the grid is measured again.
                    left: `calc((100% + ${gap.x}px) * ${column / columns})`,
                    width: `calc((100% + ${gap.x}px) / ${columns} - ${gap.x}px)`,
                    // Not a transform: for a card that the server already rendered here, it would count as a
                    // layout shift.
                    top: row.start - margin,
                  }
                }
              >
                {renderItem(item, index, columnWidth)}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
