import { Notice } from '@tulpar/ui/notice';
import { useCodeText, type FormFailure } from '#app/platform/forms/forms.ts';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { ChallengeNotice } from './ChallengeNotice.tsx';

/** Error of a whole form: texts of the refusal codes, or no response. */
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
