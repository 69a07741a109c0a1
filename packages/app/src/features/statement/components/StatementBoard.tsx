import { DotLine } from '@tulpar/ui/dot-line';
import { LoadFailed, LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { isApiError } from '#app/platform/network/api.ts';
import type { Statement } from '@tulpar/api/contract';
import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useState } from 'react';
import { art } from '#app/art/objects.ts';
import { dayInWords } from '#app/platform/i18n/day-headings.ts';
import { useToday } from '#app/platform/i18n/use-dates.ts';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { periodOf, moveText, periodInWords } from '../statement.ts';
import { statementOptions } from '../queries.ts';
import { usePrinting, StatementExports } from './StatementExports.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { StatementLines } from './StatementLines.tsx';
import { StatementSummary } from './StatementSummary.tsx';
import { TodayLink, useOpenedOn } from './TodayLink.tsx';
import { playerId } from '#app/platform/session/session.ts';

/** Opening balance, movements and closing balance; exact to the minor unit (SAFE-18). */
function BalanceSum({ statement, today }: { statement: Statement; today: string }) {
  const t = useText();
  const language = useLanguage();
  const { exactMoney, number } = useFormats();
  const { from, to, currency, opening, closing, movements } = statement;
  if (opening === undefined || closing === undefined || movements === undefined) return null;
  const amount = (minor: number) => exactMoney(Math.abs(minor), currency);
  return (
    <section
      aria-labelledby="statement-sum"
      className="min-w-0 rounded-lg bg-surface-1 p-4 shadow-card print:p-0 print:pt-4 print:shadow-none"
    >
      <h2 id="statement-sum" className="mb-1 text-title-sm">
        {t('statement.sum')}
      </h2>
      <dl className="text-body tabular-nums">
        <Row label={t('statement.opening', { date: dayInWords(from, today, language) })} isEdge>
          {exactMoney(opening, currency)}
        </Row>
        {movements.map(({ kind, count, amount: moved }) => (
          <Row
            key={kind}
            sign={moved < 0 ? '−' : '+'}
            label={t(moveText(kind))}
            note={count > 0 ? number(count) : undefined}
          >
            {amount(moved)}
          </Row>
        ))}
        <Row
          sign="="
          label={
            to >= today
              ? t('statement.closing.now')
              : t('statement.closing', { date: dayInWords(to, today, language) })
          }
          isEdge
          isStrong
        >
          {exactMoney(closing, currency)}
        </Row>
      </dl>
    </section>
  );
}

interface RowProps {
  sign?: string;
  label: string;
  /** Number of movements. */
  note?: string | undefined;
  isEdge?: boolean;
  isStrong?: boolean;
  children: string;
}

function Row({ sign, label, note, isEdge = false, isStrong = false, children }: RowProps) {
  const line = isEdge
    ? isStrong
      ? 'border-t border-line-strong font-semibold'
      : 'border-b border-line'
    : '';
  return (
    <div className={`flex flex-wrap justify-between gap-x-3 py-2 ${line}`}>
      <dt
        className={`min-w-0 flex-1 basis-32 wrap-anywhere hyphens-auto ${isEdge && !isStrong ? 'text-ink-muted' : ''}`}
      >
        <DotLine
          parts={[
            label,
            note !== undefined && (
              <span key="note" className="text-ink-muted">
                {note}
              </span>
            ),
          ]}
        />
      </dt>
      {/* The sign is part of the amount's text, so that screen readers announce it. */}
      <dd className="ml-auto min-w-0 text-right wrap-anywhere">
        {sign !== undefined && <span className="text-ink-muted">{`${sign}\u00a0`}</span>}
        {children}
      </dd>
    </div>
  );
}

/** Print only: the player and period of the statement. */
function PrintHead({ statement, today }: { statement: Statement; today: string }) {
  const t = useText();
  const language = useLanguage();
  const id = playerId.read();
  return (
    <div className="hidden print:block">
      <p className="font-display text-title-md">{t('page.statement')}</p>
      <p className="text-body">
        <DotLine
          parts={[periodInWords(statement, today, language), id !== null && t('statement.player', { id })]}
        />
      </p>
    </div>
  );
}

const COLUMNS =
  'grid grid-cols-1 gap-2 desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:grid-rows-[auto_1fr] desktop:items-start desktop:gap-x-6';

/** Statement of a period (SAFE-18): summary, play, balance and all lines. */
export function StatementBoard() {
  const t = useText();
  const { currency } = useVisitor();
  const [search] = useSearch();
  const today = useToday(currency);
  const openedOn = useOpenedOn(today);
  const period = periodOf(search, openedOn);
  const { data, error, refetch } = useQuery(statementOptions(period, currency));
  // The previous statement remains while the requested period loads or fails.
  const [last, setLast] = useState<Statement | null>(null);
  if (data && data !== last) setLast(data);
  const shown = data ?? last;
  return (
    <>
      <PeriodChoice period={period} today={today} openedOn={openedOn} />
      {period.to === openedOn && openedOn < today && (
        <div className="mb-3">
          <TodayLink
            href={href('statement', {}, { search: { period: search.get('period') } })}
            today={today}
          />
        </div>
      )}
      {error && shown && (
        <LoadFailedNotice
          titleId={
            isApiError(error) && error.status === 422 ? 'statement.refused' : 'statement.previousShown'
          }
          onRetry={refetch}
          className="mb-3"
        />
      )}
      {shown ? (
        <Loaded
          key={`${shown.from} ${shown.to}`}
          statement={shown}
          today={today}
          isYear={period.preset === 'year'}
          isOld={!data && !error}
        />
      ) : error ? (
        <LoadFailed titleId="statement.away" textId="statement.away.text" error={error} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('common.loading')} className={COLUMNS}>
          <Skeleton className="h-92 rounded-lg" />
          <Skeleton className="h-92 rounded-lg" />
        </SkeletonGroup>
      )}
    </>
  );
}

interface LoadedProps extends EmptyProps {
  isOld: boolean;
}

function Loaded({ statement, today, isYear, isOld }: LoadedProps) {
  const t = useText();
  const { isPrinting, print } = usePrinting();
  const isEmpty =
    (statement.movements ?? []).length === 0 && statement.bets === 0 && statement.minutes_played === 0;
  return (
    <div aria-busy={isOld} className={isEmpty ? '' : COLUMNS}>
      <output className="sr-only">{isOld && t('common.loading')}</output>
      <PrintHead statement={statement} today={today} />
      {isEmpty ? (
        <Empty statement={statement} today={today} isYear={isYear} />
      ) : (
        <>
          <StatementSummary statement={statement} today={today} isPrinting={isPrinting} />
          <div className="grid grid-cols-1 gap-2 desktop:sticky desktop:top-24 desktop:col-start-2 desktop:row-span-2">
            <BalanceSum statement={statement} today={today} />
            <StatementExports statement={statement} onPrint={print} />
          </div>
          <StatementLines statement={statement} isPrinting={isPrinting} />
        </>
      )}
    </div>
  );
}

interface EmptyProps {
  statement: Statement;
  today: string;
  /** True if the longest preset is already shown. */
  isYear: boolean;
}

function Empty({ statement, today, isYear }: EmptyProps) {
  const t = useText();
  const { exactMoney } = useFormats();
  const language = useLanguage();
  const { closing, currency } = statement;
  return (
    <EmptyState
      art={art.search}
      title={t('statement.empty', { period: periodInWords(statement, today, language) })}
      text={
        closing === undefined ? null : t('statement.empty.text', { amount: exactMoney(closing, currency) })
      }
      action={
        isYear ? (
          <ButtonLink href={href('history')} variant="secondary">
            {t('page.history')}
          </ButtonLink>
        ) : (
          <ButtonLink href={href('statement', {}, { search: { period: 'year' } })} variant="secondary">
            {t('statement.empty.show')}
          </ButtonLink>
        )
      }
      className="py-14"
    />
  );
}
