import { IconLink } from '@tulpar/ui/icon-link';
import { SettingsIcon } from '@tulpar/ui/icon';
import { PageHeader } from '@tulpar/ui/page-header';
import { Inbox, parseView } from '#app/features/notifications/index.ts';
import { NewsletterSwitches } from '#app/features/profile/index.ts';
import { PushSection } from '#app/features/push/pages.ts';
import { useIsRestricted, userAtom } from '#app/features/session/index.ts';
import { DESKTOP, useMediaQuery } from '#app/platform/device/media-query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useBack, useSearch, href } from '#app/platform/routing/router.tsx';

/**
 * The player's messages (ROUTE-41), with its own bar; tab and filter are in the URL. On a desktop the settings of push
 * messages and newsletters are next to them.
 */
export function Page() {
  const t = useText();
  const [search, change] = useSearch();
  const isDesktop = useMediaQuery(DESKTOP);
  const user = useAtomValue(userAtom);
  const isRestricted = useIsRestricted();
  return (
    <div className="mx-auto w-full max-w-160 desktop:mx-0 desktop:max-w-none">
      <PageHeader
        title={t('page.notifications')}
        back={{ ...useBack(), label: t('common.close'), isClose: true }}
        right={
          <IconLink
            href={href('profileSettings')}
            label={t('notifications.settings')}
            icon={<SettingsIcon />}
          />
        }
        className="tablet:static tablet:bg-transparent tablet:backdrop-blur-none"
      />
      <div className="grid grid-cols-1 items-start gap-6 px-4 pt-2 pb-10 tablet:px-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <Inbox
          view={parseView(search)}
          onView={({ tab, filter }) =>
            change({ tab: tab === 'new' ? null : tab, filter: filter === 'all' ? null : filter })
          }
        />
        {isDesktop && user && (
          <aside className="sticky top-24 grid gap-6">
            <PushSection isRestricted={isRestricted} />
            <NewsletterSwitches user={user} />
          </aside>
        )}
      </div>
    </div>
  );
}
