import { NotFound } from '@tulpar/ui/screens';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Page for unknown paths (ROUTE-46). */
export function NotFoundPage() {
  const t = useText();
  return (
    <NotFound
      className="min-h-[60dvh]"
      title={t('notFound.title')}
      text={t('notFound.text')}
      home={{ label: t('goToMainPage'), href: href('lobby') }}
    />
  );
}
