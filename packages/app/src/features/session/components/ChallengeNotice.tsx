import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { challengeAtom } from '../challenge.ts';

/** Notice while the browser solves a challenge, with a cancel button (SEC-10). */
export function ChallengeNotice() {
  const t = useText();
  const check = useAtomValue(challengeAtom);
  if (check === null) return null;
  return (
    <Notice
      className="mt-3"
      title={t('session.checking')}
      action={
        <Button variant="secondary" size="xs" onClick={check.cancel}>
          {t('session.stopChecking')}
        </Button>
      }
    >
      {t('session.checkingText')}
    </Notice>
  );
}
