import { CounterBadge } from '@tulpar/ui/badge';
import { Button, IconButton } from '@tulpar/ui/button';
import { NotificationsIcon, SettingsIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { Link } from '@tulpar/ui/link';
import { Popover } from '@tulpar/ui/popover';
import { useState } from 'react';
import { Inbox, type InboxView } from '../features/notifications/index.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import { useLocation } from '../platform/routing/router.tsx';
import { useAtomValue } from '../platform/state/store.ts';
import { badges } from './nav-items.tsx';

/** Notification panel below the bell on wide screens; a link in it closes it. */
export function BellMenu() {
  const t = useText();
  const { pathname, search } = useLocation();
  const page = `${pathname}${search}`;
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [view, setView] = useState<InboxView>({ tab: 'new', filter: 'all' });
  const unread = useAtomValue(badges.unread);
  const label = t('page.notifications');
  return (
    <Popover
      label={label}
      open={openOn === page}
      onOpenChange={(isOpen) => setOpenOn(isOpen ? page : null)}
      trigger={
        <IconButton
          label={unread ? `${label}, ${unread.label}` : label}
          icon={<NotificationsIcon />}
          badge={unread ? <CounterBadge count={unread.count} label={unread.label} /> : null}
        />
      }
      className="w-105 p-0"
    >
      <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 className="text-title-sm">{label}</h2>
        <IconLink
          href={href('profileSettings')}
          label={t('notifications.settings')}
          icon={<SettingsIcon />}
        />
      </div>
      <div className="px-4 pb-4">
        <Inbox view={view} onView={setView} />
        <Button asChild block variant="ghost" className="mt-2">
          <Link href={href('notifications')}>{t('notifications.all')}</Link>
        </Button>
      </div>
    </Popover>
  );
}
