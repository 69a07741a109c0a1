import type { Document, NeededDocument } from '@tulpar/api/contract';
import { useId } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { fieldOf, isWanted, type PictureSlot } from '../picks.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { PictureInput } from './PictureInput.tsx';
import type { Picks } from './use-picks.ts';

interface SentDocumentsProps {
  documents: readonly Document[];
  needed: readonly NeededDocument[];
  pictures: Picks;
}

/** Slot of a picture that replaces a declined document. */
const replacementOf = ({ document_type: type, side = null, subject = null, id }: Document): PictureSlot => ({
  field: fieldOf(type),
  target: { type, side, subject, replacesId: id },
});

/**
 * Sent documents with their states; a declined one shows the reason and can be replaced in one press (DOC-01,
 * DOC-03, KYC-16).
 */
export function SentDocuments({ documents, needed, pictures }: SentDocumentsProps) {
  const t = useText();
  const { date } = useDates();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title-sm">
        {t('documents.sent')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card">
        {documents.map((one) => {
          // Advice and button of a required document are already shown in the list above.
          const mustReplace = isWanted(one, documents, needed);
          const sent = t('documents.added', { date: date(one.created_at, 'dd.MM.yyyy') });
          return (
            <li key={one.id}>
              <DocumentCard
                name={one.document_name}
                type={one.document_type}
                state={one.status}
                detail={
                  one.status === 'declined' ? (
                    <>
                      {one.decline_reason !== null && <p>{one.decline_reason}</p>}
                      {one.advice && mustReplace ? <p className="text-ink-muted">{one.advice}</p> : null}
                      <p className="text-ink-muted">{sent}</p>
                    </>
                  ) : (
                    sent
                  )
                }
                action={
                  mustReplace ? (
                    <PictureInput
                      slot={replacementOf(one)}
                      picks={[]}
                      pictures={pictures}
                      rowLabel={t('documents.replace')}
                      takesDrops={false}
                      disabled={false}
                    />
                  ) : null
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
