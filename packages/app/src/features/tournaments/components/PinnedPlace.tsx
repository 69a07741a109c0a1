import type { TournamentDetail } from '@tulpar/api/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useThrottledValue } from '#app/platform/state/throttled-value.ts';
import { useTournamentTexts } from '../texts.ts';

/** Minimum interval between announcements of the player's place, ms (TOUR-07). */
const PACE = 10_000;

/** Height of the bottom menu, px. */
const MENU = 66;
/** Distance of the sticky row to the content below it, px. */
const GAP = 8;

/** Covered height at the bottom of the window, px: a sticky row visible there needs no copy above it. */
function coveredBelow(row: Element): number {
  const offset = Number.parseFloat(getComputedStyle(row).bottom);
  return Number.isNaN(offset) ? MENU : Math.max(0, offset - GAP);
}

/** Id of the card with the player's place; nothing is pinned while it is visible. */
export const OWN_PLACE = 'own-place';

/** Pins the player's row to the bottom of a narrow window while neither the row nor the card is visible (TOUR-06). */
export function PinnedPlace({ tournament, children }: { tournament: TournamentDetail; children: ReactNode }) {
  const t = useText();
  const { number } = useFormats();
  const { points } = useTournamentTexts();
  const board = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const { me, status } = tournament;
  const place = me?.place ?? null;
  const said = useThrottledValue(status === 'active' ? place : null, PACE);
  useEffect(() => {
    // Rows are keyed by place, so another place is another element.
    const row = place === null ? null : board.current?.querySelector('[aria-current="true"]');
    if (!row) return;
    const inSight = new Set<Element>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        setAway(inSight.size === 0);
      },
      { rootMargin: `0px 0px -${coveredBelow(row)}px 0px` },
    );
    watch.observe(row);
    const card = document.getElementById(OWN_PLACE);
    if (card) watch.observe(card);
    return () => {
      watch.disconnect();
      setAway(false);
    };
  }, [place]);
  return (
    <div ref={board}>
      {children}
      <output className="sr-only">
        {said !== null && t('tournaments.own.moved', { place: number(said, 0) })}
      </output>
      {isAway && status === 'active' && me && place !== null && (
        <div
          data-pinned
          aria-hidden="true"
          className="pointer-events-none fixed inset-x-2 bottom-(--board-bottom) z-20 mx-auto grid max-w-150 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-lg bg-surface-inverse px-4 py-3 text-body-strong text-ink-inverse tabular-nums shadow-card desktop:hidden"
        >
          <span className="font-display font-bold">{number(place, 0)}</span>
          <span className="truncate">{t('tournaments.board.you')}</span>
          <span>{points(me.points)}</span>
        </div>
      )}
    </div>
  );
}
