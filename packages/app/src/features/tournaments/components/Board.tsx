import type { TournamentDetail } from '@tulpar/api/contract';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Leaderboard } from '@tulpar/ui/leaderboard';
import { SectionHead } from '@tulpar/ui/section-head';
import { Button } from '@tulpar/ui/button';
import { useId, useState } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates, useTime } from '#app/platform/i18n/use-dates.ts';
import { shownRows } from '../board.ts';
import { TROPHY, useTournamentTexts } from '../texts.ts';
import { PinnedPlace } from './PinnedPlace.tsx';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

/** Scroll margin for the bottom menu of a phone. */
const CLEAR = '[--board-bottom:calc(74px+env(safe-area-inset-bottom))] tablet:[--board-bottom:8px]';

/**
 * Leaderboard: the first rows, the player with neighbours, the others on request; the player's row stays
 * visible (TOUR-06). Rows are keyed by place, so an update causes no layout shift (TOUR-07).
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
  // No row follows the hidden places: one button below the rows shows and hides them.
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
