import { Button } from '@tulpar/ui/button';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useEffect, useMemo, useState } from 'react';
import { ContactField, FormProblem, phoneDigits } from '#app/features/session/index.ts';
import { takeServerErrors, useField, useSchemaForm, type FormFailure } from '#app/platform/forms.ts';
import { useText } from '#app/platform/intl.tsx';
import { href, Link } from '#app/platform/router.tsx';
import { askForReset, resetAttempts, resetPhone } from '../commands.ts';
import { requestSchema, type RequestValues, type ResetTab } from '../forms.ts';
import type { Reset } from '../use-reset.ts';
import { useSending } from '../use-sending.ts';
import { useWait } from '../wait.ts';

/** Whom to send the way to a new password: an e-mail address or a phone (RESET-01). */
export function RequestStep({ reset }: { reset: Reset }) {
  const t = useText();
  const { progress, type } = reset;
  const { tab } = progress;
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const { busy, run } = useSending(reset.stop);
  const [start] = useState({ email: progress.email, phone: progress.phone });
  const form = useSchemaForm<RequestValues>(
    useMemo(() => requestSchema(tab), [tab]),
    start,
  );
  const email = useField(form.control, 'email');
  const phone = useField(form.control, 'phone');
  const digits = phoneDigits(phone.value);
  const wait = useWait(tab === 'phone' && digits !== '' ? resetAttempts.endsAt(digits) : null);

  const typed = email.value;
  useEffect(() => type({ tab, email: typed, phone: digits }), [type, tab, typed, digits]);

  const submit = form.handleSubmit((values) => {
    setFailure(null);
    return run(
      async () => reset.sent(await askForReset(tab, values)),
      (error) => setFailure(takeServerErrors(form, error, [tab])),
    );
  });

  return (
    <Tabs<ResetTab>
      value={tab}
      onValueChange={(next) => {
        type({ tab: next, email: typed, phone: digits });
        setFailure(null);
      }}
      label={t('reset.contactTabs')}
      items={[
        { value: 'email', label: t('session.tabEmail') },
        { value: 'phone', label: t('session.tabPhone') },
      ]}
    >
      <TabPanel value={tab}>
        <form noValidate className="mt-4 flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
          <p className="text-body text-ink-muted">{t(tab === 'email' ? 'reset.byEmail' : 'reset.byPhone')}</p>
          <ContactField purpose="login" tab={tab} email={email} phone={phone} />
          <FormProblem failure={failure} away="reset.requestAway" />
          <Button
            type="submit"
            size="lg"
            block
            busy={busy}
            className="mt-2"
            {...(wait ? { disabledReason: t('reset.waitForCode', { time: wait }) } : {})}
          >
            {t(tab === 'email' ? 'reset.sendLink' : 'reset.sendCode')}
          </Button>
          {tab === 'phone' && resetPhone.read() === digits && resetAttempts.count(digits) > 0 && (
            <Button variant="ghost" block onClick={() => reset.go('code')}>
              {t('reset.haveCode')}
            </Button>
          )}
        </form>
        <p className="mt-2 flex min-h-11 items-center justify-center text-body">
          <Link
            href={href('login')}
            replace
            carry={{ tab, email: typed, phone: digits }}
            className="hit-44 font-semibold text-brand-ink hover:underline"
          >
            {t('reset.backToLogin')}
          </Link>
        </p>
      </TabPanel>
    </Tabs>
  );
}
