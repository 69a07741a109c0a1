import { PageHeader } from '@tulpar/ui/page-header';
import { Skeleton } from '@tulpar/ui/skeleton';
import { StatusLabel } from '@tulpar/ui/status-label';
import { TabLinks } from '@tulpar/ui/tabs';
import { userAtom } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { href, useIsCurrent } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * Head of a personal data page: back link to the profile (PROF-09), title and id (PROF-10), tabs, of which a
 * verified player has two (PROF-13, PROF-14), and verification state (PROF-11, PROF-12).
 */
export function ProfileBar() {
  const t = useText();
  const user = useAtomValue(userAtom);
  const isCurrent = useIsCurrent();
  const tab = (address: string, label: string) => ({ href: address, label, current: isCurrent(address) });
  return (
    <>
      <PageHeader
        title={t('profile.title')}
        back={{ href: href('profile'), label: t('common.back') }}
        right={
          user && (
            <span className="text-caption text-ink-muted tabular-nums">
              {t('account.id', { id: String(user.id) })}
            </span>
          )
        }
        className="tablet:static tablet:bg-transparent tablet:backdrop-blur-none"
      />
      <TabLinks
        label={t('profile.tabs')}
        className="tablet:px-3"
        items={[
          tab(href('profileContacts'), t('page.profileContacts')),
          tab(href('profileSettings'), t('page.profileSettings')),
          ...(user?.is_doc_verified
            ? []
            : [
                {
                  ...tab(href('profileDocuments'), t('page.profileDocuments')),
                  badge: user && <i aria-hidden="true" className="size-2 rounded-[3px_1px] bg-warning-ink" />,
                },
              ]),
        ]}
      />
      {user ? (
        <Verified at={user.verify_at} isVerified={user.is_doc_verified} />
      ) : (
        <div aria-hidden="true" className="px-4 pt-4 tablet:px-6">
          <Skeleton className="h-12 rounded-md tablet:h-6" />
        </div>
      )}
    </>
  );
}

function Verified({ isVerified, at }: { isVerified: boolean; at: string | null }) {
  const t = useText();
  const { date } = useDates();
  const day = at === null ? '' : date(at, 'dd.MM.yyyy');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 pt-4 text-caption text-ink-muted tablet:px-6">
      {isVerified ? (
        <StatusLabel
          tone="success"
          label={day ? t('profile.verifiedOn', { date: day }) : t('profile.verified')}
        />
      ) : (
        <>
          <StatusLabel tone="waiting" label={t('profile.notVerified')} />
          <span className="min-w-0">{t('profile.withdrawalLimit')}</span>
        </>
      )}
    </div>
  );
}
