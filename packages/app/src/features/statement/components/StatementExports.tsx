import type { Statement, StatementLine } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { DownloadIcon, PrintIcon } from '@tulpar/ui/icon';
import { useLanguage, useText, type Text } from '#app/platform/i18n/intl.tsx';
import { lacksCall } from '#app/platform/network/api.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { toCsv, type Cell, moveText } from '../statement.ts';
import { linesOptions } from '../queries.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { accountDay, formatAccountTime } from '#app/platform/i18n/use-dates.ts';
import { formatDate } from '#app/platform/i18n/dates.ts';
import type { Language } from '#app/platform/i18n/languages.ts';

const columns = [
  'date',
  'time',
  'kind',
  'title',
  'amount',
  'after',
  'currency',
  'rounds',
  'bets',
  'wins',
] as const;

const heading = {
  bets: 'statement.column.bets',
  wins: 'statement.column.wins',
} as const;

/** Statement as CSV rows: headings, opening balance, lines from oldest to newest, closing balance (SAFE-19). */
function csvRows(
  { from, to, currency, opening, closing }: Statement,
  lines: readonly StatementLine[],
  t: Text,
  language: Language,
): readonly (readonly Cell[])[] {
  const date = (day: string) => formatDate(`${day}T12:00`, 'dd.MM.yyyy', language);
  const edge = (day: string, kind: 'opening' | 'closing', amount: number | undefined): readonly Cell[][] =>
    amount === undefined
      ? []
      : [
          [
            date(day),
            '',
            t(`statement.csv.${kind}`),
            '',
            null,
            { minor: amount },
            currency,
            null,
            null,
            null,
          ],
        ];
  return [
    columns.map((column) =>
      t(column === 'bets' || column === 'wins' ? heading[column] : `statement.csv.${column}`),
    ),
    ...edge(from, 'opening', opening),
    ...lines
      .toReversed()
      .map(({ at, kind, title, amount, balance_after, play }): readonly Cell[] => [
        date(accountDay(at, currency)),
        formatAccountTime(at, 'HH:mm', currency, language),
        t(moveText(kind)),
        title,
        { minor: amount },
        { minor: balance_after },
        currency,
        play && { count: play.rounds },
        play && { minor: play.bets },
        play && { minor: play.wins },
      ]),
    ...edge(to, 'closing', closing),
  ];
}

function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Print and CSV export of the complete period (SAFE-19). */
export function StatementExports({ statement, onPrint }: { statement: Statement; onPrint: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { from, to, currency } = statement;
  const { data: lines, error } = useQuery(linesOptions(statement, currency));
  if (lacksCall(error)) return null;
  const wait = lines ? undefined : t(error ? 'statement.linesAway' : 'statement.csv.wait');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.75rem),1fr))] gap-2 print:hidden">
      <Button variant="secondary" size="sm" icon={<PrintIcon />} disabledReason={wait} onClick={onPrint}>
        {t('statement.print')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<DownloadIcon />}
        disabledReason={wait}
        onClick={() =>
          lines &&
          download(
            `tulpar-${from}-${to}.csv`,
            toCsv(csvRows(statement, lines, t, language), language),
            'text/csv;charset=utf-8',
          )
        }
      >
        {t('statement.csv')}
      </Button>
    </div>
  );
}

const root = () => document.documentElement;

/**
 * Whether the page is being printed; it then shows everything in print colours. `print` opens the browser's
 * dialog; printing from the browser's menu works the same.
 */
export function usePrinting(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    let theme: string | undefined;
    const begin = () => {
      theme ??= root().dataset['theme'];
      root().dataset['theme'] = 'light';
      // The browser takes its snapshot when this listener returns.
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      if (theme !== undefined) root().dataset['theme'] = theme;
      theme = undefined;
      setPrinting(false);
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      end();
    };
  }, []);
  return { isPrinting, print: () => window.print() };
}
