import type { Statement } from '@tulpar/api/contract';
import { dayInWords } from '#app/platform/i18n/use-dates.ts';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { moveText } from '../model/moves.ts';

/** Opening balance, movements and closing balance; exact to the minor unit (SAFE-18). */
export function BalanceSum({ statement, today }: { statement: Statement; today: string }) {
  const t = useText();
  const language = useLanguage();
  const { money, number } = useFormats();
  const { from, to, currency, opening, closing, movements } = statement;
  if (opening === undefined || closing === undefined || movements === undefined) return null;
  const amount = (minor: number) => money(Math.abs(minor), { currency });
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
          {money(opening, { currency })}
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
          {money(closing, { currency })}
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
      <dt className={`min-w-0 wrap-anywhere hyphens-auto ${isEdge && !isStrong ? 'text-ink-muted' : ''}`}>
        {label}
        {note !== undefined && <span className="text-ink-muted"> · {note}</span>}
      </dt>
      {/* The sign is part of the amount's text, so that screen readers announce it. */}
      <dd className="ml-auto min-w-0 text-right wrap-anywhere">
        {sign !== undefined && <span className="text-ink-muted">{`${sign}\u00a0`}</span>}
        {children}
      </dd>
    </div>
  );
}
