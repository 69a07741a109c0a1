import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps } from 'react';
import { IconButton } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/index.ts';
import { PauseIcon, PlayIcon } from '../../foundations/icon/index.ts';
import { SectionHead } from '../section-head/index.ts';
import { WinnerCard, type WinnerCardProps } from '../winner-card/index.ts';
import { useSeamless } from './use-seamless.ts';
import { useTicker } from './use-ticker.ts';

/** One recent win. */
export interface Winner extends Pick<WinnerCardProps, 'image' | 'title' | 'amount' | 'text' | 'href'> {
  id: string;
}

/** Props of `WinnersTicker`. */
export interface WinnersTickerProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  winners: readonly Winner[];
  /** Labels of the pause and play button. */
  labels: { pause: string; play: string };
  /** px per second. */
  speed?: number | undefined;
}

/** One round of cards, including the gap after the last one, so that the next round follows seamlessly. */
const round = 'flex w-max flex-none gap-2 pr-2 tablet:gap-3 tablet:pr-3';

/**
 * Ticker of recent wins. Pauses under a pointer, a touch and the focus, stops by its button, and does not
 * move with reduced motion: it is then a scrollable row. The second round is hidden from assistive
 * technology. New wins are inserted out of view, and nothing is announced.
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
  const roundRef = useRef<HTMLUListElement>(null);
  const { shown, isWaiting, take } = useSeamless(winners, rowRef, roundRef);
  const moves = useTicker({ rowRef, roundRef, running, speed, onStep: () => take(true) });
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
              icon={stopped ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
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
        <ul ref={roundRef} aria-labelledby={id} className={round}>
          {cards}
        </ul>
        {moves && (
          <ul aria-hidden="true" inert className={round}>
            {cards}
          </ul>
        )}
      </div>
    </section>
  );
}
