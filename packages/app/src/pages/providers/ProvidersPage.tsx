import { ProvidersBrowser } from '#app/features/games/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

/** All providers with their games (ROUTE-15). */
function ProvidersPage() {
  const t = useText();
  return <ProvidersBrowser title={t('page.providers')} />;
}

export { ProvidersPage as Page };
