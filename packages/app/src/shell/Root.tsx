import { LinkProvider } from '@tulpar/ui/link';
import { ToastProvider, useToast } from '@tulpar/ui/toast';
import { useEffect, useState } from 'react';
import { useText } from '../platform/i18n/intl.tsx';
import { PageHead, type Head } from '../platform/routing/page-head.tsx';
import {
  Link,
  Outlet,
  ScrollRestoration,
  matchRoute,
  useMatches,
  useLocation,
  useNavigationType,
} from '../platform/routing/router.tsx';
import { useIsFirstView } from '../platform/state/first-view.ts';
import { useAtomValue, store } from '../platform/state/store.ts';
import { isResultShownAtom, pendingToastAtom } from '../platform/state/overlay-turns.ts';
import { Availability } from './Availability.tsx';
import { Services } from './Services.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { queryClientAtom } from '../platform/network/query.ts';
import { useOnChange } from '../platform/state/last-value.ts';

/**
 * Announces a new page: screen readers speak its title, and the main element gets the focus, so that the next Tab
 * continues there. A focus already inside main stays: the page set it, or the player is tabbing through links
 * that persist.
 */
function RouteFocus() {
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const [title, setTitle] = useState('');
  // On the first page the browser itself announces the title.
  useOnChange(pathname, (former) => {
    setTitle(document.title);
    const main = document.getElementById('main');
    const { activeElement, body } = document;
    // A page that corrects its own URL leaves the focus on the skip link.
    const isSamePage = isReplaced && matchRoute(former)?.id === matchRoute(pathname)?.id;
    if (isSamePage && activeElement !== body) return;
    if (main && !main.contains(activeElement)) main.focus({ preventScroll: true });
  });
  return (
    <span aria-live="polite" className="sr-only">
      {title}
    </span>
  );
}

/**
 * Shows messages set outside the page (NET-12). If the session ended during the first, interruptible render, this is
 * the tree of the former session: it will be discarded with its toasts, so it leaves the message to the next tree.
 */
export function ShownToasts() {
  const pending = useAtomValue(pendingToastAtom);
  const queries = useQueryClient();
  const { show } = useToast();
  const t = useText();
  useEffect(() => {
    if (!pending || queries !== store.get(queryClientAtom)) return;
    store.set(pendingToastAtom, null);
    show({ tone: pending.tone, title: t(pending.title) });
  }, [pending, queries, show, t]);
  return null;
}

/** Everything around the pages that needs the router: links, toasts, titles, availability. */
export function Root() {
  const t = useText();
  return (
    <LinkProvider value={Link}>
      <ToastProvider
        closeLabel={t('common.close')}
        label={t('common.notifications')}
        isHeld={useAtomValue(isResultShownAtom)}
      >
        <RouteHead />
        <Availability>
          <a
            href="#main"
            className="sr-only z-50 rounded-md bg-surface-inverse text-ink-inverse focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:px-4 focus-visible:py-3"
          >
            {t('nav.skip')}
          </a>
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
 * Document head of the page: the page's own, or the default one (`page-head.tsx`, LAYOUT-14). It reads queries without
 * fetching and renders before the page: the last options set for a query win, and on the server these must be the
 * page's.
 */
function RouteHead() {
  const match = useMatches().at(-1);
  const { Head = null } = (match?.handle ?? {}) as { Head?: Head };
  // React adds its own title but leaves the one of a document without a first view.
  useEffect(() => document.querySelector('title[data-undrawn]')?.remove(), []);
  return match && Head ? <Head params={match.params} /> : <PageHead />;
}
