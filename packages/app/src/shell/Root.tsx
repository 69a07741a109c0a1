import { LinkProvider } from '@tulpar/ui/link';
import { ToastProvider } from '@tulpar/ui/toast';
import { Suspense } from 'react';
import { useText } from '../platform/i18n/intl.tsx';
import { pageDescriptionAtom } from '../platform/routing/page-title.tsx';
import { matchRoute } from '../platform/routing/paths.ts';
import { Link, Outlet, ScrollRestoration, useLocation } from '../platform/routing/router.tsx';
import { useAtomValue } from '../platform/state/store.ts';
import { titleOf } from '../routes.ts';
import { Availability } from './Availability.tsx';
import { PlayerServices } from './PlayerServices.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { ShownToasts } from './ShownToasts.tsx';

/** Everything around the pages that needs the router: links, toasts, titles, availability. */
export function Root() {
  const t = useText();
  return (
    <LinkProvider value={Link}>
      <ToastProvider closeLabel={t('nav.close')} label={t('common.notifications')}>
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-surface-inverse text-ink-inverse focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:px-4 focus-visible:py-3"
        >
          {t('nav.skip')}
        </a>
        <Availability>
          <Outlet />
        </Availability>
        <PageTitle />
        <RouteFocus />
        <ShownToasts />
        <Suspense>
          <PlayerServices />
        </Suspense>
        <ScrollRestoration />
      </ToastProvider>
    </LinkProvider>
  );
}

/** Names the page in the tab: a page may put a better name in later (LAYOUT-14). */
function PageTitle() {
  const { pathname } = useLocation();
  const t = useText();
  const match = matchRoute(pathname);
  const title =
    match?.id === 'lobby'
      ? t('meta.title')
      : t('meta.pageTitle', { page: t(titleOf(match?.id ?? 'notFound')) });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={useAtomValue(pageDescriptionAtom) ?? t('meta.description')} />
    </>
  );
}
