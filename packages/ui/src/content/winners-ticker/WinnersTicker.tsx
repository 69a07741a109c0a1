import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { IconButton } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { PauseIcon, PlayIcon } from '../../foundations/icon/index.ts';
import { SectionHead } from '../section-head/SectionHead.tsx';
import { WinnerCard, type WinnerCardProps } from './WinnerCard.tsx';
import {
  isCopyInView,
  restorePosition,
  visibleCards,
  hasSameNeighbours,
  type VisibleCard,
  advance,
} from './ticker-row.ts';
import { CALM, useMedia } from '../../internal/use-media.ts';

interface TickerInput {
  rowRef: RefObject<HTMLElement | null>;
  /** The list of cards; a copy of the list follows it in the row. */
  listRef: RefObject<HTMLElement | null>;
  running: boolean;
  /** px per second. */
  speed: number;
  onStep: () => void;
}

/**
 * Scrolls a row continuously while `running`, outside React, so that a step renders nothing. It is real scrolling, so a
 * touch can take over at any time. Returns whether the row can move: it overflows, and motion is allowed.
 */
function useTicker({ rowRef, listRef, running, speed, onStep }: TickerInput): boolean {
  const stepped = useEffectEvent(onStep);
  const [overflows, setOverflows] = useState(false);
  const calm = useMedia(CALM, true);
  const moves = overflows && !calm;

  useEffect(() => {
    const [row, list] = [rowRef.current, listRef.current];
    if (!row || !list) return undefined;
    const observer = new ResizeObserver(() => setOverflows(list.offsetWidth > row.clientWidth));
    observer.observe(row);
    observer.observe(list);
    return () => observer.disconnect();
  }, [rowRef, listRef]);

  useEffect(() => {
    const [row, list] = [rowRef.current, listRef.current];
    if (!row || !list || !moves || !running) return undefined;
    let frame = 0;
    let last: number | undefined;
    // Not `scrollLeft` itself: browsers may round it, and a slow row would then never move.
    let position = row.scrollLeft;
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      if (last !== undefined) {
        // If a wheel, a key or a newer list moved the row, continue from its new position.
        if (Math.abs(row.scrollLeft - position) > 1) position = row.scrollLeft;
        position = advance(position, now - last, speed, list.offsetWidth);
        row.scrollLeft = position;
        stepped();
      }
      last = now;
    };
    // The row pauses while it is out of view.
    const observer = new IntersectionObserver((entries) => {
      cancelAnimationFrame(frame);
      last = undefined;
      position = row.scrollLeft;
      if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(step);
    });
    observer.observe(row);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [moves, running, speed, rowRef, listRef]);

  return moves;
}

/** The displayed list, and a function that tries to replace it by a newer one. */
interface Seamless<T> {
  shown: readonly T[];
  /** A newer list is waiting. */
  isWaiting: boolean;
  /** Applies the newer list unless a visible card would move; `loops`: a copy of the list follows it. */
  take: (loops: boolean) => void;
}

/**
 * Applies a newer list without a jump: only when the visible cards are neighbours in it too (or none is in it), and
 * with the first visible card at the same position. Texts of remaining cards update immediately.
 */
function useSeamless<T extends { id: string }>(
  latest: readonly T[],
  row: RefObject<HTMLElement | null>,
  listRef: RefObject<HTMLElement | null>,
): Seamless<T> {
  const [list, setList] = useState(latest);
  const anchor = useRef<VisibleCard | null>(null);
  const isWaiting = list.length !== latest.length || list.some(({ id }, index) => latest[index]?.id !== id);

  // No dependencies: any render may show a newer list. Renders are rare, because scrolling causes none.
  useLayoutEffect(() => {
    const held = anchor.current;
    anchor.current = null;
    if (held && row.current && listRef.current) restorePosition(row.current, listRef.current, held);
  });

  const byId = new Map(latest.map((one) => [one.id, one]));
  return {
    shown: list.map((one) => byId.get(one.id) ?? one),
    isWaiting,
    take(loops) {
      if (!isWaiting) return;
      if (row.current && listRef.current) {
        const seen = visibleCards(row.current, listRef.current);
        const names = seen.map(({ id }) => id);
        if (loops && isCopyInView(row.current, listRef.current)) return;
        if (!hasSameNeighbours(names, [...byId.keys()])) return;
        anchor.current = seen.find(({ id }) => byId.has(id)) ?? null;
      }
      setList(latest);
    },
  };
}

export interface Winner extends Pick<WinnerCardProps, 'image' | 'title' | 'amount' | 'text' | 'href'> {
  id: string;
}

export interface WinnersTickerProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  winners: readonly Winner[];
  labels: { pause: string; play: string };
  /** px per second. */
  speed?: number | undefined;
}

/** The list includes a gap after its last card, so that its copy follows at the same distance. */
const LIST = 'flex w-max flex-none gap-2 pr-2 tablet:gap-3 tablet:pr-3';

/**
 * Ticker of recent wins. It pauses while it is hovered, touched or focused, and its button stops it. With reduced
 * motion it is a row that only the user scrolls. New wins are inserted out of view; they are not announced, and the
 * copy of the list is hidden from assistive technology.
 */
export function WinnersTicker({
  title,
  winners,
  labels,
  speed = 30,
  className,
  ...rest
}: WinnersTickerProps) {
  const id = useId();
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const running = !stopped && !held.pointer && !held.focus;
  const rowRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const { shown, isWaiting, take } = useSeamless(winners, rowRef, listRef);
  const moves = useTicker({ rowRef, listRef, running, speed, onStep: () => take(true) });
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (isWaiting) takeNow(moves);
  }, [isWaiting, moves]);
  if (shown.length === 0) return null;
  const cards = shown.map(({ id, ...winner }) => (
    <li key={id} data-winner={id} className="flex-none">
      <WinnerCard {...winner} />
    </li>
  ));
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-running={moves && running ? true : undefined}
      className={cn('min-w-0', className)}
    >
      <SectionHead
        title={title}
        headingId={id}
        controls={
          moves && (
            <IconButton
              label={stopped ? labels.play : labels.pause}
              icon={stopped ? <PlayIcon /> : <PauseIcon />}
              variant="quiet"
              onClick={() => setStopped(!stopped)}
            />
          )
        }
      />
      <div
        ref={rowRef}
        onPointerEnter={() => setHeld((last) => ({ ...last, pointer: true }))}
        onPointerLeave={() => setHeld((last) => ({ ...last, pointer: false }))}
        onPointerCancel={() => setHeld((last) => ({ ...last, pointer: false }))}
        onFocus={(event) => {
          setHeld((last) => ({ ...last, focus: true }));
          if (event.target.matches(':focus-visible'))
            event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
        onBlur={() => setHeld((last) => ({ ...last, focus: false }))}
        className="scrollbar-none -my-1 flex scroll-px-4 overflow-x-auto px-4 py-1 tablet:scroll-px-6 tablet:px-6 desktop:scroll-px-8 desktop:px-8"
      >
        <ul ref={listRef} aria-labelledby={id} className={LIST}>
          {cards}
        </ul>
        {moves && (
          <ul aria-hidden="true" inert className={LIST}>
            {cards}
          </ul>
        )}
      </div>
    </section>
  );
}
