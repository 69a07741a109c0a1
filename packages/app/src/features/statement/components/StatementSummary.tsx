import type { Statement } from '@tulpar/api/contract';
import { useMemo, type ReactNode } from 'react';
import { useFormats, useLanguage, useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { barsOf } from '../model/bars.ts';
import { periodInWords, useStatementTexts } from '../statement-texts.ts';
import { PlayChart } from './PlayChart.tsx';
import { PlayTable } from './PlayTable.tsx';

const strong = (chunks: ReactNode[]) => <b className="text-ink">{chunks}</b>;

export interface StatementSummaryProps {
  statement: Statement;
  today: string;
  isPrinting: boolean;
}

/**
 * Deposits and withdrawals in one sentence, then the net result as amount, chart and table (SAFE-18,
 * SAFE-19).
 */
export function StatementSummary({ statement, today, isPrinting }: StatementSummaryProps) {
  const t = useText();
  const rich = useRichText();
  const language = useLanguage();
  const { money } = useFormats();
  const { currency, deposits, withdrawals, net, minutes_played: minutes, by_day: days } = statement;
  const texts = useStatementTexts(currency);
  const { from, to } = statement;
  const bars = useMemo(() => (days ? barsOf(days, { from, to }) : null), [days, from, to]);
  const waiting = statement.withdrawals_open ?? 0;
  const amount = (minor: number) => money(minor, { currency, decimals: 'auto' });
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
          <dd className="slant font-display text-display-md wrap-anywhere">{texts.signed(net)}</dd>
        </div>
        <div>
          <dt className="text-caption text-ink-muted">{t('statement.time')}</dt>
          <dd className="text-body-strong">{texts.time(minutes)}</dd>
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
