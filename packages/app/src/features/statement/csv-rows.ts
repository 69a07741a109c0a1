import type { Statement, StatementLine } from '@tulpar/api/contract';
import { accountDay, accountTime } from '#app/platform/i18n/account-time.ts';
import { formatDate } from '#app/platform/i18n/dates.ts';
import type { Text } from '#app/platform/i18n/intl.tsx';
import type { Language } from '#app/platform/i18n/languages.ts';
import { moveText } from './model/moves.ts';
import type { Cell } from './model/csv.ts';

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

/** Statement as CSV rows: opening balance, lines from oldest to newest, closing balance (SAFE-19). */
export function csvRows(
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
        formatDate(accountTime(at, currency), 'HH:mm', language),
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
