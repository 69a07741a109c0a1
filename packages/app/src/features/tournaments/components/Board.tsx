import type { TournamentDetail } from '@tulpar/api/contract';
import { useEffect, useRef, useState, useId, type ReactNode } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useThrottledValue } from '#app/platform/state/throttled-value.ts';
import { useTournamentTexts, TROPHY } from '../texts.ts';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Leaderboard } from '@tulpar/ui/leaderboard';
import { SectionHead } from '@tulpar/ui/section-head';
import { Button } from '@tulpar/ui/button';
import { useDates, useTime } from '#app/platform/i18n/use-dates.ts';
import { shownRows } from '../board.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

/** Minimum interval between announcements of the player's place, ms (TOUR-07). */
const PACE = 10_000;

/** Height of the bottom menu, px. */
const MENU = 66;
/** Distance of the player's sticky row to the bottom menu or, without one, to the window's edge, px. */
const GAP = 8;

/** Covered height at the bottom of the window, px: from the row's `bottom`, or `MENU` for a row of the podium. */
function coveredBelow(row: Element): number {
  const offset = Number.parseFloat(getComputedStyle(row).bottom);
  return Number.isNaN(offset) ? MENU : Math.max(0, offset - GAP);
}

/** Id of the card with the player's place; nothing is pinned while it is visible. */
export const OWN_PLACE = 'own-place';

/**
 * While a tournament runs, pins the player's row to the bottom of a phone or tablet if neither the row nor the card
 * `OWN_PLACE` is visible (TOUR-06), and announces a new place (TOUR-07).
 */
function PinnedPlace({ tournament, children }: { tournament: TournamentDetail; children: ReactNode }) {
  const t = useText();
  const { number } = useFormats();
  const { points } = useTournamentTexts();
  const board = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const { me, status } = tournament;
  const place = me?.place ?? null;
  const said = useThrottledValue(status === 'active' ? place : null, PACE);
  useEffect(() => {
    // Rows are keyed by place, so when the place changes, the player's row is another element.
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

/** Distance of the pinned row to the bottom of the window; on phones above the menu. */
const CLEAR = '[--board-bottom:calc(74px+env(safe-area-inset-bottom))] tablet:[--board-bottom:8px]';

/**
 * Leaderboard: the first rows, the player with neighbours, and the others on request. The player's row is pinned
 * while it is not visible (TOUR-06). Rows are keyed by place, so an update causes no layout shift (TOUR-07).
 */
export function Board({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { number } = useFormats();
  const { date } = useDates();
  const time = useTime();
  const { points } = useTournamentTexts();
  const [isWhole, setWhole] = useState(false);
  const headId = useId();
  const { rows, hidden } = shownRows(tournament, isWhole);
  const more =
    hidden && t('tournaments.board.more', { from: number(hidden.from, 0), to: number(hidden.to, 0) });
  // If no row follows the hidden places, one button below the rows shows and hides them.
  const isCutBelow = hidden?.isBelow === true;
  const isPending = tournament.results === 'pending';
  const title = isPending
    ? 'tournaments.board.provisional'
    : tournament.status === 'finished'
      ? 'tournaments.board.final'
      : 'tournaments.board.title';
  const isBefore = tournament.status === 'upcoming';
  return (
    <section aria-labelledby={headId} className={CLEAR}>
      <SectionHead
        title={t(title)}
        headingId={headId}
        className="px-0! tablet:px-0! desktop:px-0!"
        controls={
          !isBefore && (
            <span className="text-caption text-ink-muted tabular-nums">
              {t('tournaments.board.updated', { time: time(tournament.updated_at) })}
            </span>
          )
        }
      />
      {isPending && (
        <p className="mb-3 rounded-lg bg-surface-1 p-4 text-body text-ink-muted shadow-card">
          {t('tournaments.counting.note')}
        </p>
      )}
      <PinnedPlace tournament={tournament}>
        <Leaderboard
          label={t(title)}
          columns={{
            place: t('tournaments.board.place'),
            name: t('tournaments.board.player'),
            points: t('tournaments.board.points'),
            prize: t('tournaments.board.prize'),
          }}
          rows={rows.map((row) => ({
            place: row.place,
            name: row.is_me ? t('tournaments.board.you') : row.player,
            points: points(row.points),
            prize: row.prize_text ?? '',
            isMe: row.is_me,
          }))}
          gap={
            more !== null &&
            !isCutBelow && (
              <Button ref={handOverFocus} variant="ghost" size="sm" block onClick={() => setWhole(true)}>
                {more}
              </Button>
            )
          }
          empty={
            <EmptyState
              level={3}
              art={TROPHY}
              title={
                isBefore
                  ? t('tournaments.board.before', { date: date(tournament.starts_at, 'dd.MM.yyyy HH:mm') })
                  : t('tournaments.board.empty')
              }
              text={t(isBefore ? 'tournaments.board.beforeText' : 'tournaments.board.emptyText')}
            />
          }
        />
        {(isWhole || isCutBelow) && (
          <Button
            ref={handOverFocus}
            variant="secondary"
            size="sm"
            block
            className="mt-2"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('tournaments.board.less') : more}
          </Button>
        )}
      </PinnedPlace>
    </section>
  );
}
