import type { Document, NeededDocument } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { CardIcon, CheckIcon, CloseIcon, IdentityIcon, PendingIcon } from '@tulpar/ui/icon';
import { useId, type ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { MEGABYTE, pickRules } from '../accepted-files.ts';
import { firstWaiting, isPicked, isWaiting, picksFor, slotOf, type PickErrors } from '../picks.ts';
import { PictureInput } from './PictureInput.tsx';
import type { Picks } from './use-picks.ts';

const checking = { tone: 'warning', Icon: PendingIcon, label: 'documents.status.process' } as const;

const badges = {
  missing: null,
  checking,
  process: checking,
  processing: checking,
  approved: { tone: 'success', Icon: CheckIcon, label: 'documents.status.approved' },
  declined: { tone: 'danger', Icon: CloseIcon, label: 'documents.status.declined' },
} as const;

interface DocumentCardProps {
  name: string;
  type: Document['document_type'];
  state: Document['status'] | NeededDocument['state'];
  /** Shown below the name, such as when the document was sent or why it was declined. */
  detail: ReactNode;
  /** Field for pictures of the document; null if none are needed. */
  action: ReactNode;
}

export function DocumentCard({ name, type, state, detail, action }: DocumentCardProps) {
  const t = useText();
  const id = useId();
  const badge = badges[state];
  const Icon = type === 'Passport' ? IdentityIcon : CardIcon;
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-status={state}
      className="relative grid grid-cols-[52px_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 py-3"
    >
      <span
        aria-hidden="true"
        className="relative grid size-13 place-items-center overflow-hidden rounded-md bg-linear-150 from-surface-3 to-surface-2 text-ink-subtle"
      >
        <Icon aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <div id={id} className="min-w-0 flex-1 basis-32 text-body-strong break-words">
            {name}
          </div>
          {badge && (
            <Badge tone={badge.tone} icon={<badge.Icon />}>
              {t(badge.label)}
            </Badge>
          )}
        </div>
        <div
          className={`mt-0.5 text-caption break-words ${state === 'declined' ? 'text-danger-ink' : 'text-ink-muted'}`}
        >
          {detail}
        </div>
      </div>
      {action && <div className="col-span-2">{action}</div>}
    </div>
  );
}

interface NeededDocumentsProps {
  needed: readonly NeededDocument[];
  documents: readonly Document[];
  pictures: Picks;
  errors: PickErrors;
  disabled: boolean;
}

/**
 * Required documents in the server's order, each with its state, detail and pictures. The first one that needs an
 * action has the only primary button of the page (KYC-02).
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

/** Why a document is required or was declined, or that a picture is selected, or the date of its decision (KYC-16). */
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
