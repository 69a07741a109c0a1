import { useId } from 'react';
import { userAtom } from '#app/features/session/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { documentsOptions } from '../queries.ts';

/**
 * Shown before the first deposit: documents a withdrawal may require, and the daily withdrawal limit without them
 * (KYC-04). Hidden after a deposit, or if the server does not send this data.
 */
export function DocumentsToCome() {
  const user = useAtomValue(userAtom);
  return user?.deposits_count === 0 ? <ToCome /> : null;
}

function ToCome() {
  const t = useText();
  const { money } = useFormats();
  const id = useId();
  const list = useQuery(documentsOptions).data;
  const { needed = [], daily_limit_now: limit } = list ?? {};
  if (limit === undefined || needed.length === 0) return null;
  const hasCard = needed.some(({ document_type: type }) => type === 'bank_card_screenshot');
  return (
    <section aria-labelledby={id} className="mt-5 rounded-lg bg-surface-1 p-4 shadow-card">
      <h2 id={id} className="text-body-strong">
        {t('documents.first.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-muted">
        {t('documents.first.text', { amount: money(limit) })}
      </p>
      <ul className="mt-1 list-disc pl-5 text-caption text-ink-muted">
        {needed.map(({ document_type: type, side, subject, title }) => (
          <li key={`${type}${side}${subject}`}>{title}</li>
        ))}
        {hasCard ? null : <li>{t('documents.first.card')}</li>}
      </ul>
    </section>
  );
}
