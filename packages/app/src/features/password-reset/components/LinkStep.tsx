import { Button } from '@tulpar/ui/button';
import { FormProblem } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useNewPassword, NewPassword } from './NewPassword.tsx';
import type { Reset } from '../use-reset.ts';

/** New password for a player who opened the link of the email. */
export function LinkStep({ reset }: { reset: Reset }) {
  const t = useText();
  const { token } = reset;
  const { form, busy, failure, submit } = useNewPassword(reset, () =>
    token === null ? null : { kind: 'link', token },
  );
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <p className="text-body text-ink-muted">{t('reset.linkText')}</p>
      <NewPassword form={form} login={reset.progress.email} />
      <FormProblem failure={failure} away="reset.saveAway" />
      <Button type="submit" size="lg" block busy={busy} className="mt-2">
        {t('reset.save')}
      </Button>
    </form>
  );
}
