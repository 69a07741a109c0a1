import { LinkProvider } from '@tulpar/ui/link';
import { ToastProvider } from '@tulpar/ui/toast';
import { useEffect } from 'react';
import { useText } from '../platform/i18n/intl.tsx';
import { PageHead, type Head } from '../platform/routing/page-head.tsx';
import { Link, Outlet, ScrollRestoration, useMatches } from '../platform/routing/router.tsx';
import { useIsFirstView } from '../platform/state/first-view.ts';
import { useAtomValue } from '../platform/state/store.ts';
import { isResultShownAtom } from '../platform/state/turns.ts';
import { Availability } from './Availability.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { Services } from './Services.tsx';
import { ShownToasts } from './ShownToasts.tsx';

/** Everything around the pages that needs the router: links, toasts, titles, availability. */
export function Root() {
  const t = useText();
  return (
    <LinkProvider value={Link}>
      <ToastProvider
        closeLabel={t('nav.close')}
        label={t('common.notifications')}
        isHeld={useAtomValue(isResultShownAtom)}
      >
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-surface-inverse text-ink-inverse focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:px-4 focus-visible:py-3"
        >
          {t('nav.skip')}
        </a>
        <RouteHead />
        <Availability>
          <Outlet />
        </Availability>
        <RouteFocus />
        <ShownToasts />
        {!useIsFirstView() && <Services />}
        <ScrollRestoration />
      </ToastProvider>
    </LinkProvider>
  );
}

/**
 * Document head of the page: its own, or from the route table (LAYOUT-14). It reads queries without fetching
 * and renders before the page, because the last options set for a query win, which matters on the server.
 */
function RouteHead() {
  const match = useMatches().at(-1);
  const { Head = null } = (match?.handle ?? {}) as { Head?: Head };
  // React adds its own title but leaves the one of a document without a first view.
  useEffect(() => document.querySelector('title[data-undrawn]')?.remove(), []);
  return match && Head ? <Head params={match.params} /> : <PageHead />;
}
