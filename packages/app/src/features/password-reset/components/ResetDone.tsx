import { Button } from '@tulpar/ui/button';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useCarried } from '#app/platform/routing/route-state.ts';

/** Whether a reset has just led here; otherwise the page must not claim success. */
export function useResetDone(): boolean {
  return useCarried()['done'] === 'yes';
}

/** Success, with a link to the login form prefilled with the contact. */
export function ResetDone() {
  const t = useText();
  const { done, ...contact } = useCarried();
  return (
    <>
      <p className="text-body text-ink-muted">
        {t(done === 'yes' ? 'reset.doneText' : 'reset.doneUnknownText')}
      </p>
      <Button asChild size="lg" block className="mt-5">
        <Link href={href('login')} replace carry={contact}>
          {t('session.login')}
        </Link>
      </Button>
    </>
  );
}
