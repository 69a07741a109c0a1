import { ProvidersBrowser } from '#app/features/games/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

/** All providers with their games (ROUTE-15). */
export function Page() {
  const t = useText();
  return <ProvidersBrowser title={t('page.providers')} />;
}
