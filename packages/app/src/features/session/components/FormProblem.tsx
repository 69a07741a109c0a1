import { Notice } from '@tulpar/ui/notice';
import { useCodeText, type FormFailure } from '#app/platform/forms/forms.ts';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { ChallengeNotice } from './ChallengeNotice.tsx';

/** What a form waits for or what went wrong with it as a whole: refused codes in words, or no answer. */
export function FormProblem({ failure, away }: { failure: FormFailure | null; away: MessageId }) {
  const t = useText();
  const codeText = useCodeText();
  if (!failure || (!failure.away && failure.codes.length === 0)) return <ChallengeNotice />;
  return (
    <Notice tone="error" className="mt-3">
      {failure.away ? t(away) : codeText(failure.codes)}
    </Notice>
  );
}
