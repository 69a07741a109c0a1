import type { Statement, StatementLine } from '@tulpar/api/contract';
import { DotLine } from '@tulpar/ui/dot-line';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { PaginationMore } from '@tulpar/ui/pagination-more';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { TransactionGroup, TransactionSkeleton } from '@tulpar/ui/transaction-row';
import { useState } from 'react';
import { useDayHeading } from '#app/platform/i18n/day-headings.ts';
import { accountDay, useDates } from '#app/platform/i18n/use-dates.ts';
import { useFormats, useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { lacksCall } from '#app/platform/network/api.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { FILTERS, passes, useSigned, type Filter } from '../statement.ts';
import { linesOptions } from '../queries.ts';
import { GamesIcon, GiftIcon, MoneyInIcon, MoneyOutIcon, TrophyIcon } from '@tulpar/ui/icon';
import { href, Link } from '#app/platform/routing/router.tsx';

const icons: Readonly<Record<string, typeof GiftIcon>> = {
  play: GamesIcon,
  bonus_in: GiftIcon,
  bonus_out: GiftIcon,
  buy_in: TrophyIcon,
};

/** Text of a line whose title is only the name of a bonus or tournament. */
const happened: Readonly<Record<string, MessageId>> = {
  bonus_in: 'bonuses.details.given',
  bonus_out: 'bonuses.details.removed',
  buy_in: 'statement.line.buy_in',
};

/** Link of a line: a payment's page, or the rounds of a day. */
function addressOf({ transaction_id: tx, play }: StatementLine): string | null {
  if (play) return href('rounds', {}, { search: { day: play.day } });
  return tx === null ? null : href('history', {}, { search: { tx } });
}

function LineRow({ line, currency }: { line: StatementLine; currency: Statement['currency'] }) {
  const t = useText();
  const { date } = useDates();
  const { money } = useFormats();
  const signed = useSigned(currency);
  const { at, kind, amount, play } = line;
  const Icon = icons[kind] ?? (amount < 0 ? MoneyOutIcon : MoneyInIcon);
  const address = addressOf(line);
  const what = Object.hasOwn(happened, kind) ? happened[kind] : undefined;
  const sum = (minor: number) => money(minor, currency);
  const title =
    kind === 'withdrawal'
      ? t('cashBox.history.toMethod', { method: line.title })
      : kind === 'withdrawal_return'
        ? t('statement.return', { method: line.title })
        : line.title;
  const tone = kind === 'deposit' ? 'text-success-ink' : kind === 'bonus_in' ? 'text-bonus-ink' : 'text-ink';
  return (
    <li className="relative grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 border-line px-4 py-3 not-first:border-t print:break-inside-avoid">
      <span className="grid size-10 place-items-center rounded-md bg-surface-2 text-ink-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="flex min-w-0 flex-wrap justify-between gap-x-3">
        <span className="min-w-0 flex-1 basis-32">
          {address === null ? (
            <span className="block text-body-strong break-words">{title}</span>
          ) : (
            <Link
              href={address}
              className="block text-body-strong break-words after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          )}
          <span className="block text-caption break-words text-ink-muted">
            {play ? (
              t('statement.played', { bets: sum(play.bets), wins: sum(play.wins) })
            ) : (
              <DotLine parts={[what && t(what), date(at, 'HH:mm')]} />
            )}
          </span>
        </span>
        <span className="ml-auto min-w-0 text-right wrap-anywhere">
          <span className={`block text-body-strong ${tone}`}>{signed(amount)}</span>
          <span className="block text-caption text-ink-muted">
            {t('statement.after', { amount: sum(line.balance_after) })}
          </span>
        </span>
      </div>
    </li>
  );
}

/** Lines shown initially and added by "show more". */
const STEP = 50;

const names = {
  all: 'cashBox.history.all',
  deposits: 'cashBox.history.deposits',
  withdrawals: 'cashBox.history.withdrawals',
  play: 'statement.filter.play',
  bonuses: 'statement.filter.bonuses',
} as const;

export interface StatementLinesProps {
  statement: Statement;
  /** Printing shows all lines, ignoring the filter. */
  isPrinting: boolean;
}

/** All movements by day, with filters (SAFE-18). */
export function StatementLines({ statement, isPrinting }: StatementLinesProps) {
  const t = useText();
  const { currency } = statement;
  const { data, error, refetch } = useQuery(linesOptions(statement, currency));
  const [filter, setFilter] = useState<Filter>('all');
  if (lacksCall(error)) return null;
  return (
    <section aria-labelledby="statement-lines" className="mt-4 min-w-0">
      <h2 id="statement-lines" className="font-display text-title-md">
        {t('statement.lines')}
      </h2>
      <div className="-mx-4 flex scrollbar-none gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0 mt-1 mb-2 print:hidden">
        {FILTERS.map((one) => (
          <FilterChip
            key={one}
            label={t(names[one])}
            pressed={one === filter}
            onClick={() => setFilter(one)}
          />
        ))}
      </div>
      {data ? (
        <Lines
          key={filter}
          lines={isPrinting ? data : data.filter((line) => passes(filter, line))}
          isWhole={isPrinting}
          currency={currency}
        />
      ) : error ? (
        <LoadFailedNotice titleId="statement.linesAway" onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('cashBox.history.loading')}>
          <TransactionSkeleton rows={4} />
        </SkeletonGroup>
      )}
      <p className="mt-4 text-center text-caption text-ink-muted">{t(`statement.zone.${currency}`)}</p>
    </section>
  );
}

interface LinesProps {
  lines: readonly StatementLine[];
  isWhole: boolean;
  currency: Statement['currency'];
}

function Lines({ lines, isWhole, currency }: LinesProps) {
  const t = useText();
  const heading = useDayHeading();
  const { number } = useFormats();
  const [most, setMost] = useState(STEP);
  if (lines.length === 0)
    return <p className="text-body text-ink-muted">{t('cashBox.history.empty.filter')}</p>;
  const shown = isWhole ? lines : lines.slice(0, most);
  const dayOf = ({ at }: StatementLine) => accountDay(at, currency);
  const days = [...new Set(shown.map(dayOf))];
  return (
    <>
      {days.map((day) => (
        <TransactionGroup key={day} title={heading(day)} className="mt-4 first-of-type:mt-0">
          {shown
            .filter((line) => dayOf(line) === day)
            .map((line) => (
              <LineRow
                key={`${line.at} ${line.kind} ${line.balance_after}`}
                line={line}
                currency={currency}
              />
            ))}
        </TransactionGroup>
      ))}
      {lines.length > STEP && (
        <PaginationMore
          className="mt-4 print:hidden"
          shown={shown.length}
          total={lines.length}
          progressText={t('bonuses.ledger.shown', {
            shown: number(shown.length),
            total: number(lines.length),
          })}
          moreLabel={t('common.more')}
          endText={t('cashBox.history.end')}
          onMore={() => setMost(most + STEP)}
        />
      )}
    </>
  );
}
