import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Link } from '@tulpar/ui/link';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useEffect, useRef } from 'react';
import { art } from '#app/art/objects.ts';
import { PROFILE_KEY } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { documentsOptions } from '../queries.ts';
import type { PictureField } from '../picks.ts';
import { DocumentsForm } from './DocumentsForm.tsx';
import { PictureExamples } from './PictureExamples.tsx';
import { SentDocuments } from './SentDocuments.tsx';

/** Documents of a player: what was sent with the decisions, the form to send more, examples and the way to support (DOC). */
export function DocumentsBoard() {
  const t = useText();
  const inputs = useRef<Partial<Record<PictureField, HTMLInputElement | null>>>({});
  return (
    <div className="mx-auto grid max-w-160 grid-cols-1 gap-5 px-4 py-4 tablet:px-6">
      <Sent onReplace={(field) => inputs.current[field]?.click()} />
      <DocumentsForm inputs={inputs} />
      <PictureExamples />
      <p className="rounded-lg bg-surface-1 p-4 text-caption text-ink-muted shadow-card">
        {t('profile.why')}
      </p>
      <p className="text-center text-caption text-ink-muted">
        {t('documents.noDocument')} <Link href={href('contacts')}>{t('documents.support')}</Link>
      </p>
    </div>
  );
}

function Sent({ onReplace }: { onReplace: (field: PictureField) => void }) {
  const t = useText();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(documentsOptions);
  const decided = data?.data.filter(({ status }) => status === 'approved' || status === 'declined').length;
  const before = useRef(decided);
  useEffect(() => {
    // A decision changes whether the player is verified; the profile that was read does not change by itself.
    if (before.current !== undefined && decided !== undefined && decided !== before.current)
      void queries.invalidateQueries({ queryKey: PROFILE_KEY });
    before.current = decided;
  }, [decided, queries]);
  if (data)
    return data.data.length > 0 ? (
      <SentDocuments documents={data.data} onReplace={onReplace} />
    ) : (
      <div>
        <h2 className="text-h3">{t('pages.profileDocuments.title')}</h2>
        <p className="mt-1 text-body text-ink-muted">{t('pages.profileDocuments.text')}</p>
      </div>
    );
  if (isError)
    return (
      <EmptyState
        art={art.horseshoe}
        title={t('documents.failed.title')}
        text={t('documents.failed.text')}
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  return (
    <SkeletonGroup label={t('common.loading')} className="grid grid-cols-1 gap-2">
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-20 rounded-lg" />
    </SkeletonGroup>
  );
}
