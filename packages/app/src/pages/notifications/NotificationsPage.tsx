import { IconLink } from '@tulpar/ui/icon-link';
import { SettingsIcon } from '@tulpar/ui/icon';
import { PageHeader } from '@tulpar/ui/page-header';
import { Inbox, parseView } from '#app/features/notifications/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useBack, useSearch } from '#app/platform/routing/route-state.ts';
import { href } from '#app/platform/routing/router.tsx';

/** The player's messages (ROUTE-41), with its own bar; tab and filter are in the URL. */
function NotificationsPage() {
  const t = useText();
  const [search, change] = useSearch();
  return (
    <div className="mx-auto w-full max-w-160">
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
      <div className="px-4 pt-2 pb-10 tablet:px-6">
        <Inbox
          view={parseView(search)}
          onView={({ tab, filter }) =>
            change({ tab: tab === 'new' ? null : tab, filter: filter === 'all' ? null : filter })
          }
        />
      </div>
    </div>
  );
}

export { NotificationsPage as Page };
