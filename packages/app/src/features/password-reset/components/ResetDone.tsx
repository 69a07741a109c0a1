import { Button } from '@tulpar/ui/button';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useCarried } from '#app/platform/routing/back-link.ts';

/** Whether a reset has just led here; without one the page claims nothing. */
export function useResetDone(): boolean {
  return useCarried()['done'] === 'yes';
}

/** The password is new: the way to sign in with it, the contact already filled in. */
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
