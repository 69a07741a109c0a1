import { Notice } from '@tulpar/ui/notice';
import { type FormFailure } from '#app/platform/forms/forms.ts';
import { useWait } from '#app/platform/i18n/durations.ts';
import { useCodeText } from '#app/platform/network/error-texts.ts';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { Button } from '@tulpar/ui/button';
import { useAtomValue } from '#app/platform/state/store.ts';
import { challengeAtom } from '../challenge.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

/** Notice while the browser solves a challenge, with a cancel button (SEC-10). */
function ChallengeNotice() {
  const t = useText();
  const check = useAtomValue(challengeAtom);
  if (check === null) return null;
  return (
    <Notice
      className="mt-3"
      title={t('session.checking')}
      action={
        <Button ref={handOverFocus} variant="secondary" size="xs" onClick={check.cancel}>
          {t('session.stopChecking')}
        </Button>
      }
    >
      {t('session.checkingText')}
    </Notice>
  );
}

/** Error of a whole form: texts of the refusal codes, or no response. */
export function FormProblem({ failure, away }: { failure: FormFailure | null; away: MessageId }) {
  const t = useText();
  const codeText = useCodeText();
  const wait = useWait(failure?.retryAt ?? null);
  if (!failure || (!failure.away && failure.codes.length === 0)) return <ChallengeNotice />;
  return (
    <Notice tone="error" className="mt-3">
      {wait !== null ? (
        <>
          {t('reset.overTitle')}. {/* Announced once, not every second. */}
          <span aria-live="off">{t('reset.overWait', { time: wait })}</span>
        </>
      ) : failure.away ? (
        t(away)
      ) : (
        codeText(failure.codes)
      )}
    </Notice>
  );
}
