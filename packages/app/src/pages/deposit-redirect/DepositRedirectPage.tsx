import { FullScreenLoader } from '@tulpar/ui/full-screen-loader';
import { useEffect } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { Navigate } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/route-state.ts';
import { redirectTarget } from './target.ts';

/** Shows a loader and redirects to the target of a payment return (ROUTE-30, OP-102). */
function DepositRedirectPage() {
  const t = useText();
  const [search] = useSearch();
  const { to, isServer } = redirectTarget(search.get('url'));
  useEffect(() => {
    if (isServer) location.replace(to);
  }, [to, isServer]);
  if (!isServer) return <Navigate replace to={to} />;
  return (
    <>
      <h1 className="sr-only">{t('page.deposit')}</h1>
      <FullScreenLoader
        label={t('pages.redirect')}
        reloadLabel={t('reload')}
        onReload={() => location.reload()}
      />
    </>
  );
}

export { DepositRedirectPage as Page };
