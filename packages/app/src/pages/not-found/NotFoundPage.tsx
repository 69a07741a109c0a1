import { Button } from '@tulpar/ui/button';
import { StatusScreen } from '@tulpar/ui/status-screen';
import { useText } from '#app/platform/intl.tsx';
import { href, Link } from '#app/platform/router.tsx';

/** A path of no page (ROUTE-46). */
export function NotFoundPage() {
  const t = useText();
  return (
    <StatusScreen
      className="min-h-[60dvh]"
      art={
        <span
          aria-hidden="true"
          className="slant block font-display text-[5.5rem] leading-[5.5rem] font-extrabold text-ink-subtle"
        >
          404
        </span>
      }
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button asChild>
          <Link href={href('lobby')}>{t('goToMainPage')}</Link>
        </Button>
      }
    />
  );
}
