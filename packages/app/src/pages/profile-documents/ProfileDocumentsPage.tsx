import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Link } from '@tulpar/ui/link';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import shield from '#app/art/obj-shield.webp';
import { ProfileBar } from '#app/features/profile/index.ts';
import { profileAtom } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, Navigate } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

const picture = { src: shield, width: 176, height: 176, alt: '' };

/**
 * What documents are for (ROUTE-20). Who has been verified has nothing to do here and goes on to the contacts
 * (ACCESS-12).
 */
export function ProfileDocumentsPage() {
  const t = useText();
  const { data: user, isPending } = useAtomValue(profileAtom);
  if (user?.is_doc_verified) return <Navigate replace to={href('profileContacts')} />;
  return (
    <>
      <ProfileBar />
      {isPending ? (
        <SkeletonGroup label={t('common.loading')} className="flex flex-col items-center gap-3 px-5 py-14">
          <Skeleton className="size-22" />
          <Skeleton shape="text" className="h-5 w-60" />
          <Skeleton shape="text" className="h-4 w-72" />
        </SkeletonGroup>
      ) : (
        <EmptyState
          art={picture}
          title={t('pages.profileDocuments.title')}
          text={t('pages.profileDocuments.text')}
          className="py-14"
          action={
            <Button asChild variant="secondary">
              <Link href={href('profileContacts')}>{t('pages.profileDocuments.action')}</Link>
            </Button>
          }
        />
      )}
    </>
  );
}
