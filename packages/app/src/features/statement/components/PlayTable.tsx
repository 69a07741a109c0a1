import { ChevronDownIcon } from '@tulpar/ui/icon';
import { useState } from 'react';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { hasDays, type Bar } from '../model/bars.ts';
import { periodInWords, useStatementTexts } from '../statement-texts.ts';

export interface PlayTableProps {
  bars: readonly Bar[];
  currency: string;
  today: string;
  /** Expanded when printed. */
  isOpen: boolean;
}

/** Values of the chart as a table with totals; only days or weeks with play (SAFE-19). */
export function PlayTable({ bars, currency, today, isOpen }: PlayTableProps) {
  const t = useText();
  const language = useLanguage();
  const { money } = useFormats();
  const { signed } = useStatementTexts(currency);
  const [isOpened, setOpened] = useState(false);
  const isByDay = hasDays({ from: bars[0]?.from ?? today, to: bars.at(-1)?.to ?? today });
  const amount = (minor: number) => money(minor, { currency, decimals: 'auto' });
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
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 text-ink-muted transition-transform group-open:rotate-180"
        />
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
