import { FullScreenLoader } from '@tulpar/ui/full-screen-loader';
import { useEffect, useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { Navigate } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/route-state.ts';
import { redirectTarget } from './target.ts';

/** After this time a target that has not opened counts as failed, ms. */
const PATIENCE = 15_000;

/**
 * Shows a loader and redirects to the target of a payment return (ROUTE-30, OP-102). If the target does not open,
 * the loader says so and reloads (MODAL-06).
 */
function DepositRedirectPage() {
  const t = useText();
  const [search] = useSearch();
  const { to, isServer } = redirectTarget(search.get('url'));
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isServer) return;
    location.replace(to);
    const timer = setTimeout(() => setFailed(true), PATIENCE);
    return () => clearTimeout(timer);
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

export { DepositRedirectPage as Page };
