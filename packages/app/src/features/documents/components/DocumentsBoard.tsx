import type { Document, NeededDocument } from '@tulpar/api/contract';
import { useId } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { fieldOf, isWanted, firstWaiting, openSlot, slotOf, type PictureSlot } from '../picks.ts';
import { DocumentCard } from './NeededDocuments.tsx';
import { PictureInput } from './PictureInput.tsx';
import { usePicks, type Picks } from './use-picks.ts';
import { cn } from '@tulpar/ui/cn';
import { CheckIcon, CloseIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { documentsOptions } from '../queries.ts';
import { DocumentsForm } from './DocumentsForm.tsx';
import { DocumentsSummary } from './DocumentsSummary.tsx';

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
 * Sent documents with their states; a declined one shows the reason and, if `isWanted`, can be replaced in one press
 * (DOC-01, DOC-03, KYC-16).
 */
function SentDocuments({ documents, needed, pictures }: SentDocumentsProps) {
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
          // False for a required document: `NeededDocuments` shows its advice and button.
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

/** Documents of a player: required ones, the upload form, sent ones, examples and support (DOC, KYC). */
export function DocumentsBoard() {
  const t = useText();
  const { data, isError, refetch } = useQuery(documentsOptions);
  const needed = data?.needed ?? [];
  const pictures = usePicks((picks) => {
    const first = firstWaiting(needed, picks);
    return first ? slotOf(first) : openSlot('Passport');
  });

  return (
    <div className="grid grid-cols-1 gap-5 px-4 py-4 tablet:px-6 desktop:grid-cols-2 desktop:grid-rows-[auto_1fr] desktop:items-start desktop:gap-x-8">
      {data ? (
        data.needed ? (
          <DocumentsSummary list={data} />
        ) : data.data.length === 0 ? (
          <div>
            <h2 className="text-title-sm">{t('pages.profileDocuments.title')}</h2>
            <p className="mt-1 text-body text-ink-muted">{t('pages.profileDocuments.text')}</p>
          </div>
        ) : null
      ) : isError ? (
        <LoadFailed titleId="documents.failed.title" textId="documents.failed.text" onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton className="h-36 rounded-lg" />
        </SkeletonGroup>
      )}
      <div className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
        <DocumentsForm pictures={pictures} list={isError ? null : data} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <PictureExamples />
        {data && data.data.length > 0 ? (
          <SentDocuments documents={data.data} needed={needed} pictures={pictures} />
        ) : null}
        <p className="text-caption text-ink-muted">
          {t('profile.why')} {t('documents.noDocument')}{' '}
          <Link href={href('contacts')} className="font-semibold text-brand-ink hover:underline">
            {t('documents.support')}
          </Link>
        </p>
      </div>
    </div>
  );
}

const examples = ['good', 'glare', 'cropped', 'blurred'] as const;
type Example = (typeof examples)[number];

function Drawing({ example }: { example: Example }) {
  return (
    <svg
      viewBox="0 0 88 64"
      aria-hidden="true"
      className={cn('w-full rounded-md bg-surface-3', example === 'blurred' && '[&>g]:blur-[2.5px]')}
    >
      <g transform={example === 'cropped' ? 'translate(-24 -6) scale(1.15)' : undefined}>
        <rect x="10" y="12" width="68" height="42" rx="4" className="fill-[#1d7d78]" />
        <rect x="10" y="12" width="68" height="9" rx="4" className="fill-[#0d4a48]" />
        <rect x="17" y="26" width="16" height="20" rx="2" className="fill-[#cfeeea]" />
        <circle cx="25" cy="33" r="4" className="fill-[#1d7d78]" />
        <path d="M18.5 46a6.5 7 0 0 1 13 0z" className="fill-[#1d7d78]" />
        <path d="M39 29h32M39 35h26M39 41h30M39 47h20" strokeWidth="2" className="stroke-[#8fd0ca]" />
      </g>
      {example === 'glare' && (
        <>
          <circle cx="55" cy="33" r="17" className="fill-white/50" />
          <circle cx="55" cy="33" r="11" className="fill-white" />
        </>
      )}
    </svg>
  );
}

/** A good picture and three that would be declined (KYC-16). */
function PictureExamples() {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title-sm">
        {t('documents.examples')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-2 max-[359px]:grid-cols-2">
        {examples.map((example) => (
          <li key={example}>
            <Drawing example={example} />
            <p className="mt-1 flex items-center gap-1 text-caption text-ink-muted wrap-anywhere">
              {example === 'good' ? (
                <CheckIcon className="size-4 flex-none text-success-ink" />
              ) : (
                <CloseIcon className="size-4 flex-none text-danger-ink" />
              )}
              {t(`documents.example.${example}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
