import type { Document, NeededDocument } from '@tulpar/api/contract';
import { useId } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import {
  firstWaiting,
  isPicked,
  isWaiting,
  MEGABYTE,
  picksFor,
  pickRules,
  slotOf,
  type PickErrors,
} from '../picks.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { PictureInput } from './PictureInput.tsx';
import type { Picks } from './use-picks.ts';

interface NeededDocumentsProps {
  needed: readonly NeededDocument[];
  documents: readonly Document[];
  pictures: Picks;
  errors: PickErrors;
  disabled: boolean;
}

/**
 * Required documents in order, each with its reason, state and pictures. The first one that needs an action has
 * the only primary button of the page (KYC-02).
 */
export function NeededDocuments({ needed, documents, pictures, errors, disabled }: NeededDocumentsProps) {
  const t = useText();
  const id = useId();
  const { picks } = pictures;
  const first = firstWaiting(needed, picks);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-sm">
        {t('documents.needed')}
      </h2>
      <p className="mb-2 text-caption text-ink-muted">
        {t('documents.rules', { size: pickRules.maxSize / MEGABYTE })}
      </p>
      <ol className="divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card">
        {needed.map((one) => {
          const { document_type: type, side, subject, state, title, document_id: sentId } = one;
          const own = picksFor(one, picks);
          const hasPick = isWaiting(one) && isPicked(one, picks);
          return (
            <li key={`${type}${side}${subject}`}>
              <DocumentCard
                name={title}
                type={type}
                state={state}
                detail={
                  <NeededDetail
                    needed={one}
                    sent={documents.find((sent) => sent.id === sentId)}
                    hasPick={hasPick}
                  />
                }
                action={
                  isWaiting(one) && (!hasPick || own.length > 0) ? (
                    <PictureInput
                      slot={slotOf(one)}
                      picks={own}
                      pictures={pictures}
                      rowLabel={t(state === 'declined' ? 'documents.replace' : 'documents.add')}
                      primary={one === first}
                      takesDrops
                      errors={errors}
                      disabled={disabled}
                    />
                  ) : null
                }
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface NeededDetailProps {
  needed: NeededDocument;
  sent: Document | undefined;
  hasPick: boolean;
}

/** Reason, expected decision time, or why it was declined and what to do (KYC-16). */
function NeededDetail({ needed, sent, hasPick }: NeededDetailProps) {
  const t = useText();
  const { date, dayAndTime } = useDates();
  if (hasPick) return <p className="text-ink-muted">{t('documents.picked')}</p>;
  if (needed.state === 'missing' || sent === undefined) return needed.why;
  if (needed.state === 'declined')
    return (
      <>
        {sent.decline_reason === null ? null : <p>{sent.decline_reason}</p>}
        {sent.advice ? <p className="text-ink-muted">{sent.advice}</p> : null}
      </>
    );
  if (needed.state === 'approved')
    return sent.decided_at
      ? t('documents.acceptedOn', { date: date(sent.decided_at, 'd MMMM') })
      : needed.why;
  return sent.expected_at ? t('documents.due', dayAndTime(sent.expected_at)) : needed.why;
}
