import { Header } from '@tulpar/ui/header';
import { Suspense } from 'react';
import { useText } from '../platform/intl.tsx';
import { lazyPart } from '../platform/lazy-part.ts';
import { href } from '../platform/paths.ts';
import { useSignedIn } from '../platform/scope.tsx';
import { searchHref } from './places.tsx';

const HeaderBalance = lazyPart(async () => (await import('../features/cash-box/index.ts')).HeaderBalance);

/** The main header: sign-in and registration for a guest, the balance for a player. */
export function SiteHeader() {
  const t = useText();
  const signedIn = useSignedIn();
  return (
    <Header
      logoHref={href('lobby')}
      logoTitle={t('nav.home')}
      search={{ href: searchHref(), label: t('nav.searchLong') }}
      {...(signedIn
        ? {
            player: {
              balance: (
                <Suspense fallback={<div className="h-11 w-36 rounded-[14px] bg-surface-2" />}>
                  <HeaderBalance />
                </Suspense>
              ),
              profile: { href: href('profile'), label: t('nav.profile') },
            },
          }
        : {
            guest: {
              loginHref: href('login'),
              loginLabel: t('nav.login'),
              registerHref: href('register'),
              registerLabel: t('nav.register'),
            },
          })}
    />
  );
}
