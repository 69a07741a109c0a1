import { ButtonLink } from '@tulpar/ui/button';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { documentsOptions } from '../commands.ts';
import { DocumentsSummary } from './DocumentsSummary.tsx';

/** The withdrawal limits with and without verification, with a link to the documents; nothing if they cannot be loaded. */
export function DocumentsBrief() {
  const t = useText();
  const { data, isPending } = useQuery(documentsOptions);
  if (isPending)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton className="h-47 rounded-lg" />
      </SkeletonGroup>
    );
  if (!data?.needed) return null;
  return (
    <DocumentsSummary
      list={data}
      action={
        <ButtonLink href={href('profileDocuments')} variant="secondary" size="sm" block className="mt-3">
          {t('withdrawal.fix.verification')}
        </ButtonLink>
      }
    />
  );
}
