import { Header, HeaderBell } from '@tulpar/ui/header';
import { ProfileIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { Suspense } from 'react';
import { useText } from '../platform/i18n/intl.tsx';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { MOBILE, useMediaQuery } from '../platform/device/media-query.ts';
import { href } from '../platform/routing/paths.ts';
import { useSignedIn } from '../platform/session/scope.tsx';
import { badges, closedPlayAtom } from './nav-items.tsx';
import { HeaderSearch } from '../features/search/index.ts';
import { useAtomValue } from '../platform/state/store.ts';

// Lazy: only players have them.
const BellMenu = lazyPart(async () => (await import('./BellMenu.tsx')).BellMenu);
const HeaderBalance = lazyPart(async () => (await import('./PlayerHeader.tsx')).HeaderBalance);
const AccountMenu = lazyPart(async () => (await import('./AccountMenu.tsx')).AccountMenu);
const AppOffer = lazyPart(async () => (await import('./PlayerHeader.tsx')).AppOffer);

interface SiteHeaderProps {
  isQuiet?: boolean | undefined;
  hasOwnSearch?: boolean | undefined;
}

export function SiteHeader({ isQuiet = false, hasOwnSearch = false }: SiteHeaderProps) {
  const t = useText();
  const profile = { href: href('profile'), label: t('page.profile') };
  const signedIn = useSignedIn();
  const unread = useAtomValue(badges.unread);
  const isClosed = useAtomValue(closedPlayAtom) !== null;
  const isMobile = useMediaQuery(MOBILE);
  const notifications = {
    href: href('notifications'),
    label: t('page.notifications'),
    count: unread?.count ?? 0,
    countLabel: unread?.label ?? '',
  };
  return (
    <Header
      logoHref={href('lobby')}
      logoTitle={t('nav.home')}
      search={!isClosed && !hasOwnSearch && !isMobile && <HeaderSearch label={t('nav.searchLong')} />}
      {...(signedIn
        ? {
            banner: !isClosed && (
              <Suspense>
                <AppOffer />
              </Suspense>
            ),
            player: {
              balance: (
                <Suspense fallback={<div className="h-11 w-36 rounded-[14px] bg-surface-2" />}>
                  <HeaderBalance isClosed={isClosed} isQuiet={isQuiet} />
                </Suspense>
              ),
              notifications,
              bell: isMobile ? undefined : (
                <Suspense fallback={<HeaderBell {...notifications} />}>
                  <BellMenu />
                </Suspense>
              ),
              account: (
                <Suspense fallback={<IconLink {...profile} variant="filled" icon={<ProfileIcon />} />}>
                  <AccountMenu />
                </Suspense>
              ),
            },
          }
        : {
            guest: {
              loginHref: href('login'),
              loginLabel: t('nav.login'),
              registerHref: href('register'),
              registerLabel: t('page.register'),
            },
          })}
    />
  );
}
