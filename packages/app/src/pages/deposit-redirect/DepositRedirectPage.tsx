import { FullScreenLoader } from '@tulpar/ui/full-screen-loader';
import { useEffect } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useSearch, Navigate, href, parseSafeUrl } from '#app/platform/routing/router.tsx';
import { siteOrigin } from '#app/platform/routing/urls.ts';
import { useHasElapsed } from '#app/platform/state/next-moment.ts';

/** Target of a deposit redirect: its URL if it is on this origin, else the deposit page (OP-102). */
export interface RedirectTarget {
  readonly to: string;
  /** Whether the target is a server page outside the app, which needs a browser navigation. */
  readonly isServer: boolean;
}

/** Validates `url` from the query; hostile, foreign and missing ones lead to the deposit page. */
export function redirectTarget(url: string | null, origin: string = siteOrigin()): RedirectTarget {
  const deposit = { to: href('deposit'), isServer: false };
  const target = parseSafeUrl(url ?? '', origin);
  if (target === null) return deposit;
  // A redirect to this page would loop.
  if (target.kind === 'app')
    return /^\/(?!cash-box\/deposit-redirect)/.test(target.to) ? { to: target.to, isServer: false } : deposit;
  return target.href.startsWith('/') ? { to: target.href, isServer: true } : deposit;
}

/** After this time a target that has not opened counts as failed, ms. */
const PATIENCE = 15_000;

/**
 * Shows a loader and redirects to the target of a payment return (ROUTE-30, OP-102). If the target does not open,
 * the loader says so and reloads (MODAL-06).
 */
export function Page() {
  const t = useText();
  const [search] = useSearch();
  const { to, isServer } = redirectTarget(search.get('url'));
  const isFailed = useHasElapsed(PATIENCE, isServer);
  useEffect(() => {
    if (isServer) location.replace(to);
  }, [to, isServer]);
  if (!isServer) return <Navigate replace to={to} />;
  return (
    <>
      <h1 className="sr-only">{t('page.deposit')}</h1>
      <FullScreenLoader
        label={t('pages.redirect')}
        error={isFailed ? t('pages.redirect.failed') : undefined}
        reloadLabel={t('reload')}
        onReload={() => location.reload()}
      />
    </>
  );
}
