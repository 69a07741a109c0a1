import type { Statement } from '@tulpar/api/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useMinutes } from '#app/platform/i18n/durations.ts';
import { useFormats, useLanguage, useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { barsOf, hasDays, periodInWords, useSigned, type Bar } from '../statement.ts';
import { PlayChart } from './PlayChart.tsx';
import { ChevronDownIcon } from '@tulpar/ui/icon';

interface PlayTableProps {
  bars: readonly Bar[];
  currency: string;
  today: string;
  /** Expands the table, for printing. */
  isOpen: boolean;
}

/** Values of the chart as a table with totals; only days or weeks with play (SAFE-19). */
function PlayTable({ bars, currency, today, isOpen }: PlayTableProps) {
  const t = useText();
  const language = useLanguage();
  const { money } = useFormats();
  const signed = useSigned(currency);
  const [isOpened, setOpened] = useState(false);
  const isByDay = hasDays({ from: bars[0]?.from ?? today, to: bars.at(-1)?.to ?? today });
  const amount = (minor: number) => money(minor, currency);
  const caption = t(isByDay ? 'statement.chart.day' : 'statement.chart.week');
  const sum = (of: 'bets' | 'wins' | 'net') => bars.reduce((total, bar) => total + bar[of], 0);
  const cells = (bets: number, wins: number, net: number) => (
    <>
      <td className="px-2 py-1.5 text-right whitespace-nowrap">{amount(bets)}</td>
      <td className="px-2 py-1.5 text-right whitespace-nowrap">{amount(wins)}</td>
      <td className="py-1.5 pl-2 text-right whitespace-nowrap">{signed(net)}</td>
    </>
  );
  return (
    <details
      open={isOpen || isOpened}
      className="group mt-2"
      onToggle={(event) => !isOpen && setOpened(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm text-body-strong print:hidden">
        <ChevronDownIcon className="size-5 text-ink-muted transition-transform group-open:rotate-180" />
        {t('statement.table')}
      </summary>
      {/* Long amounts can make the table wider than a phone; then only the table scrolls. */}
      <div
        role="region"
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-sm"
      >
        <table className="w-full text-caption tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-ink-muted">
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pr-2 text-left font-normal">
                {t(isByDay ? 'statement.column.day' : 'statement.column.week')}
              </th>
              {(['bets', 'wins', 'net'] as const).map((column) => (
                <th key={column} scope="col" className="px-2 py-1.5 text-right font-normal last:pr-0">
                  {t(`statement.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ isPlayed }) => isPlayed)
              .map((bar) => (
                <tr key={bar.from} className="border-b border-line">
                  <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                    {periodInWords(bar, today, language)}
                  </th>
                  {cells(bar.bets, bar.wins, bar.net)}
                </tr>
              ))}
          </tbody>
          <tfoot className="font-semibold">
            <tr>
              <th scope="row" className="py-1.5 pr-2 text-left">
                {t('statement.total')}
              </th>
              {cells(sum('bets'), sum('wins'), sum('net'))}
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}

const strong = (chunks: ReactNode[]) => <b className="text-ink">{chunks}</b>;

export interface StatementSummaryProps {
  statement: Statement;
  today: string;
  isPrinting: boolean;
}

/** Deposits and withdrawals in a sentence, the result as amount, chart and table, and time (SAFE-18, SAFE-19). */
export function StatementSummary({ statement, today, isPrinting }: StatementSummaryProps) {
  const t = useText();
  const rich = useRichText();
  const language = useLanguage();
  const { money } = useFormats();
  const { currency, deposits, withdrawals, net, minutes_played: minutes, by_day: days } = statement;
  const signed = useSigned(currency);
  const time = useMinutes();
  const { from, to } = statement;
  const bars = useMemo(() => (days ? barsOf(days, { from, to }) : null), [days, from, to]);
  const waiting = statement.withdrawals_open ?? 0;
  const amount = (minor: number) => money(minor, currency);
  return (
    <section
      aria-label={periodInWords(statement, today, language)}
      className="min-w-0 rounded-lg bg-surface-1 p-4 shadow-card print:p-0 print:shadow-none"
    >
      <p className="text-body wrap-anywhere text-ink-muted">
        {rich('statement.said', {
          period: periodInWords(statement, today, language),
          paid: amount(deposits),
          taken: amount(withdrawals),
          b: strong,
        })}
        {waiting > 0 && ` ${t('statement.waiting', { amount: amount(waiting) })}`}
      </p>
      <dl className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <div>
          <dt className="text-caption text-ink-muted">{t('statement.net')}</dt>
          <dd className="slant font-display text-display-md wrap-anywhere">{signed(net)}</dd>
        </div>
        <div>
          <dt className="text-caption text-ink-muted">{t('statement.time')}</dt>
          <dd className="text-body-strong">{time(minutes)}</dd>
        </div>
      </dl>
      {bars?.some(({ isPlayed }) => isPlayed) && (
        <>
          <PlayChart bars={bars} currency={currency} today={today} />
          <PlayTable bars={bars} currency={currency} today={today} isOpen={isPrinting} />
        </>
      )}
    </section>
  );
}
