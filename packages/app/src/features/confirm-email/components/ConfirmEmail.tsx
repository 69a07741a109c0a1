import { Button } from '@tulpar/ui/button';
import { Loader } from '@tulpar/ui/loader';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, Link } from '#app/platform/routing/router.tsx';
import type { Confirmation, Outcome } from '../use-confirmation.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

const texts = {
  done: 'confirm.doneText',
  stale: 'confirm.staleText',
  away: 'confirm.awayText',
  lost: 'confirm.lostText',
} as const satisfies Record<Exclude<Outcome, 'waiting'>, string>;

export function ConfirmEmail({ confirmation }: { confirmation: Confirmation }) {
  const t = useText();
  const { outcome, isRetrying, retry } = confirmation;
  return (
    <>
      <div aria-live="polite">
        {outcome === 'waiting' ? (
          <Loader role="none" label={t('confirm.waitingText')} className="py-10" />
        ) : (
          <p className="text-body text-ink-muted">{t(texts[outcome])}</p>
        )}
      </div>
      {outcome === 'waiting' ? null : outcome === 'away' ? (
        <Button ref={handOverFocus} size="lg" block busy={isRetrying} className="mt-5" onClick={retry}>
          {t('common.retry')}
        </Button>
      ) : (
        <Button asChild size="lg" block className="mt-5">
          <Link href={href('login')}>{t('nav.login')}</Link>
        </Button>
      )}
      <Button asChild variant="ghost" block className="mt-2">
        <Link href={href('lobby')}>{t('goToMainPage')}</Link>
      </Button>
    </>
  );
}
