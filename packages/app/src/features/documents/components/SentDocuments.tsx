import type { Document } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { DocumentCard } from '@tulpar/ui/document-card';
import { CardIcon, IdentityIcon } from '@tulpar/ui/icon';
import { useId } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import type { PictureField } from '../picks.ts';

const looks = {
  process: { card: 'waiting', label: 'documents.status.process' },
  processing: { card: 'waiting', label: 'documents.status.process' },
  approved: { card: 'approved', label: 'documents.status.approved' },
  declined: { card: 'rejected', label: 'documents.status.declined' },
} as const;

/** What the device advises for a reason the reviewer gave. */
const advised = new Set(['blurred', 'glare', 'cropped'] as const);
type Advised = typeof advised extends Set<infer Code> ? Code : never;
const isAdvised = (code: string | null): code is Advised => advised.has(code as Advised);

interface SentDocumentsProps {
  documents: readonly Document[];
  onReplace: (field: PictureField) => void;
}

/** The documents sent, each with its state; a declined one says why and is replaced with one press (DOC-01, DOC-03, KYC-16). */
export function SentDocuments({ documents, onReplace }: SentDocumentsProps) {
  const t = useText();
  const { date } = useDates();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-h3">
        {t('documents.sent')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card">
        {documents.map((one) => {
          const { card, label } = looks[one.status];
          const isPassport = one.document_type === 'Passport';
          const sent = t('documents.added', { date: date(one.created_at, 'dd.MM.yyyy') });
          return (
            <li key={one.id}>
              <DocumentCard
                name={one.document_name}
                status={card}
                statusLabel={t(label)}
                icon={isPassport ? <IdentityIcon aria-hidden="true" /> : <CardIcon aria-hidden="true" />}
                detail={
                  one.status === 'declined' ? (
                    <>
                      {one.decline_reason !== null && <p>{one.decline_reason}</p>}
                      <p className="text-ink-muted">
                        {isAdvised(one.decline_code) ? t(`documents.advice.${one.decline_code}`) : sent}
                      </p>
                    </>
                  ) : (
                    sent
                  )
                }
                action={
                  one.status === 'declined' ? (
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={t('documents.replaceFor', { name: one.document_name })}
                      onClick={() => onReplace(isPassport ? 'images_pass' : 'images_method')}
                    >
                      {t('documents.replace')}
                    </Button>
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
