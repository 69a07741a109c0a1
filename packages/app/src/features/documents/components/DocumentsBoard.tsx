import { Link } from '@tulpar/ui/link';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useRef } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { documentsOptions } from '../commands.ts';
import { fieldOf, firstWaiting, targetOf, type PictureField, type PictureTarget } from '../picks.ts';
import { DocumentsForm } from './DocumentsForm.tsx';
import { DocumentsSummary } from './DocumentsSummary.tsx';
import { NeededDocuments } from './NeededDocuments.tsx';
import { PictureExamples } from './PictureExamples.tsx';
import { SentDocuments } from './SentDocuments.tsx';
import { usePicks } from './use-picks.ts';

/** Documents of a player: required ones, the upload form, sent ones, examples and support (DOC, KYC). */
export function DocumentsBoard() {
  const t = useText();
  const { data, isError, refetch } = useQuery(documentsOptions);
  const pictures = usePicks();
  const inputs = useRef<Partial<Record<PictureField, HTMLInputElement | null>>>({});
  const asked = useRef<PictureTarget | null>(null);
  const needed = data?.needed ?? [];

  const pickFor = (target: PictureTarget) => {
    const input = inputs.current[fieldOf(target.type)];
    if (!input) return;
    asked.current = target;
    // A file dialog cancelled without a file must not leave its target set. Older browsers do not report it.
    input.addEventListener('cancel', () => (asked.current = null), { once: true });
    input.click();
  };
  const takeTarget = (field: PictureField) => {
    const target = asked.current;
    asked.current = null;
    return target && fieldOf(target.type) === field ? target : null;
  };

  return (
    <div className="grid grid-cols-1 gap-5 px-4 py-4 tablet:px-6 desktop:grid-cols-2 desktop:items-start desktop:gap-x-8">
      <div className="grid grid-cols-1 gap-5">
        {data ? (
          <>
            <DocumentsSummary list={data} />
            {needed.length > 0 ? (
              <NeededDocuments
                needed={needed}
                documents={data.data}
                picks={pictures.picks}
                onPick={(one) => pickFor(targetOf(one))}
              />
            ) : data.data.length === 0 ? (
              <div>
                <h2 className="text-title-sm">{t('pages.profileDocuments.title')}</h2>
                <p className="mt-1 text-body text-ink-muted">{t('pages.profileDocuments.text')}</p>
              </div>
            ) : null}
          </>
        ) : isError ? (
          <LoadFailed titleId="documents.failed.title" textId="documents.failed.text" onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('common.loading')} className="grid grid-cols-1 gap-5">
            <Skeleton className="h-36 rounded-lg" />
            <Skeleton className="h-88 rounded-lg" />
          </SkeletonGroup>
        )}
      </div>
      <DocumentsForm
        pictures={pictures}
        inputs={inputs}
        takeTarget={takeTarget}
        isPrimary={firstWaiting(needed, pictures.picks) === undefined}
      />
      <div className="grid grid-cols-1 gap-5 desktop:col-span-2">
        {data && data.data.length > 0 ? (
          <SentDocuments documents={data.data} needed={needed} onReplace={pickFor} />
        ) : null}
        <PictureExamples />
        <p className="rounded-lg bg-surface-1 p-4 text-caption text-ink-muted shadow-card">
          {t('profile.why')}
        </p>
        <p className="text-center text-caption text-ink-muted">
          {t('documents.noDocument')}{' '}
          <Link href={href('contacts')} className="font-semibold text-brand-ink hover:underline">
            {t('documents.support')}
          </Link>
        </p>
      </div>
    </div>
  );
}
