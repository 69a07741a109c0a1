import { phoneDigits } from '@tulpar/api/contract';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useMemo, useState } from 'react';
import { ContactField, FormProblem, useFormCommand } from '#app/features/session/index.ts';
import {
  applyServerErrors,
  useSchemaForm,
  useFormValues,
  type FormFailure,
  useDerived,
  type UseFormReturn,
} from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, Link } from '#app/platform/routing/router.tsx';
import { requestReset, resetAttempts } from '../commands.ts';
import { requestSchema, type RequestValues, type ResetTab } from '../forms.ts';
import type { Reset } from '../use-reset.ts';
import { Button } from '@tulpar/ui/button';
import { resetPhone } from '#app/platform/session/session.ts';
import { useWait } from '#app/platform/i18n/durations.ts';

/** Email address or phone for the reset (RESET-01). */
export function RequestStep({ reset }: { reset: Reset }) {
  const t = useText();
  const { progress, type } = reset;
  const { tab } = progress;
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [start] = useState({ email: progress.email, phone: progress.phone });
  const form = useSchemaForm<RequestValues>(
    useMemo(() => requestSchema(tab), [tab]),
    start,
  );
  useFormValues(form, ({ email, phone }, keep) => keep({ email, phone: phoneDigits(phone) }), type);

  const { mutate, isPending } = useFormCommand(requestReset, {
    onStart: () => setFailure(null),
    onSuccess: reset.sent,
    onFailure: (error) => setFailure(applyServerErrors(form, error, [tab])),
    onLimited: reset.stop,
  });
  const submit = form.handleSubmit((values) => mutate({ tab, ...values }));

  return (
    <Tabs<ResetTab>
      value={tab}
      onValueChange={(next) => {
        reset.choose(next);
        setFailure(null);
      }}
      label={t('reset.contactTabs')}
      items={[
        { value: 'email', label: t('common.email') },
        { value: 'phone', label: t('common.phone') },
      ]}
    >
      <TabPanel value={tab}>
        <form method="post" noValidate className="mt-4 flex flex-col gap-3" onSubmit={submit}>
          <p className="text-body text-ink-muted">{t(tab === 'email' ? 'reset.byEmail' : 'reset.byPhone')}</p>
          <ContactField purpose="login" tab={tab} control={form.control} />
          <FormProblem failure={failure} retryText="reset.requestAway" />
          <RequestButtons form={form} tab={tab} busy={isPending} onHaveCode={() => reset.go('code')} />
        </form>
        <p className="mt-2 flex min-h-11 items-center justify-center text-body">
          <Link
            href={href('login')}
            replace
            carry={() => {
              const { email, phone } = form.getValues();
              return { tab, email, phone: phoneDigits(phone) };
            }}
            className="hit-44 font-semibold text-brand-ink hover:underline"
          >
            {t('reset.backToLogin')}
          </Link>
        </p>
      </TabPanel>
    </Tabs>
  );
}

export interface RequestButtonsProps {
  form: UseFormReturn<RequestValues, unknown, RequestValues>;
  tab: ResetTab;
  busy: boolean;
  /** Opens the step for a code that was already sent to this phone. */
  onHaveCode: () => void;
}

/** The phone's digits if a code was recently sent to it, else an empty string. */
function sentTo(phone: string): string {
  const digits = phoneDigits(phone);
  return digits !== '' && resetAttempts.count(digits) > 0 ? digits : '';
}

/** Button that sends the code or link, disabled while this phone must wait (RESET-04); another one for a sent code. */
export function RequestButtons({ form, tab, busy, onHaveCode }: RequestButtonsProps) {
  const t = useText();
  // Derived, so that not every typed digit renders the buttons.
  const phone = useDerived(form, (values) => (tab === 'phone' ? sentTo(values.phone) : ''));
  const wait = useWait(phone === '' ? null : resetAttempts.endsAt(phone));
  return (
    <>
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
      {phone !== '' && resetPhone.read() === phone && (
        <Button variant="ghost" block onClick={onHaveCode}>
          {t('reset.haveCode')}
        </Button>
      )}
    </>
  );
}
