import { IconButton } from '@tulpar/ui/button';
import { DropdownMenu } from '@tulpar/ui/dropdown-menu';
import { HistoryIcon, LimitsIcon, LogOutIcon, ProfileIcon, SettingsIcon } from '@tulpar/ui/icon';
import { logOut } from '../features/session/pages.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';

export function AccountMenu() {
  const t = useText();
  return (
    <DropdownMenu
      label={t('page.profile')}
      trigger={<IconButton label={t('page.profile')} variant="filled" icon={<ProfileIcon />} />}
      items={[
        { id: 'profile', label: t('page.profile'), href: href('profile'), icon: <ProfileIcon /> },
        { id: 'history', label: t('page.history'), href: href('history'), icon: <HistoryIcon /> },
        { id: 'limits', label: t('page.limits'), href: href('limits'), icon: <LimitsIcon /> },
        {
          id: 'settings',
          label: t('page.profileSettings'),
          href: href('profileSettings'),
          icon: <SettingsIcon />,
        },
        { id: 'logout', label: t('account.logout'), onSelect: () => logOut(), icon: <LogOutIcon /> },
      ]}
    />
  );
}
