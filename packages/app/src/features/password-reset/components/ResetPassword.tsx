import {
  applyServerErrors,
  useSchemaForm,
  Field,
  inputProps,
  type UseFormReturn,
  type FormFailure,
} from '#app/platform/forms/forms.ts';
import { useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { passwordSchema, phoneText, type PasswordValues } from '../forms.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { hasCode } from '@tulpar/api/errors';
import { href, navigateTo, Link, useCarried } from '#app/platform/routing/router.tsx';
import { setNewPassword, resetAttempts, type ResetProof } from '../commands.ts';
import type { Reset } from '../use-reset.ts';
import { TextField, useFormCommand, FormProblem } from '#app/features/session/index.ts';
import { Button } from '@tulpar/ui/button';
import { RequestStep } from './RequestStep.tsx';
import { SentStep, SentAgain, useResend } from './SentStep.tsx';
import { CodeInput } from '@tulpar/ui/code-input';
import { useWait } from '#app/platform/i18n/durations.ts';
import { TooManyAttempts } from '@tulpar/ui/screens';
import { art } from '#app/art/objects.ts';
import { takeFocus } from '#app/platform/state/lost-focus.ts';

/** `login` is for the browser's password manager. */
interface NewPasswordProps {
  form: UseFormReturn<PasswordValues, unknown, PasswordValues>;
  login: string;
}

function NewPassword({ form, login }: NewPasswordProps) {
  const t = useText();
  const shared = { control: form.control, type: 'password', autoComplete: 'new-password' };
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <TextField
        {...shared}
        name="password"
        label={t('reset.newPassword')}
        hint={t('session.passwordHint')}
        // The confirmation must equal the password, so validate it again.
        onEdit={() => {
          if (form.getFieldState('passwordConfirmation').isTouched) void form.trigger('passwordConfirmation');
        }}
      />
      <TextField {...shared} name="passwordConfirmation" label={t('reset.repeatPassword')} />
    </>
  );
}

const EMPTY: PasswordValues = { code: '', password: '', passwordConfirmation: '' };

/**
 * Form of the new password. `proofOf` returns the proof, null without one: then the link counts as stale. Success
 * leads to the final page, with the tab and, after a code, the phone for the login form.
 */
function useNewPassword(reset: Reset, proofOf: (values: PasswordValues) => ResetProof | null) {
  const isByCode = reset.progress.step === 'code';
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useSchemaForm<PasswordValues>(
    useMemo(() => passwordSchema(isByCode), [isByCode]),
    EMPTY,
  );
  const { mutate, isPending } = useFormCommand(setNewPassword, {
    onSuccess(_, { proof }) {
      const contact = proof.kind === 'code' ? { tab: 'phone', phone: proof.phone } : { tab: 'email' };
      navigateTo(href('resetPasswordSuccess'), {
        replace: true,
        state: { carry: { done: 'yes', ...contact } },
      });
    },
    onFailure(error) {
      if (hasCode(error, 'TOKEN_INVALID')) reset.go('stale');
      else setFailure(applyServerErrors(form, error, isByCode ? ['code', 'password'] : ['password']));
    },
    onLimited: reset.stop,
  });
  const submit = form.handleSubmit((values) => {
    setFailure(null);
    const proof = proofOf(values);
    if (!proof) return reset.go('stale');
    mutate({ proof, password: values.password });
  });
  return { form, busy: isPending, failure, submit };
}

/** Six digits sent to a phone, submitted together with the new password (OP-90). */
function CodeStep({ reset }: { reset: Reset }) {
  const t = useText();
  const rich = useRichText();
  const { phone } = reset.progress;
  const { form, busy, failure, submit } = useNewPassword(reset, ({ code }) => ({
    kind: 'code',
    phone,
    code,
  }));
  // A new message invalidates the previous code.
  const { resend, isPending, failure: refused, repeats } = useResend(reset, () => form.resetField('code'));
  const wait = useWait(resetAttempts.endsAt(phone));
  return (
    <>
      <p className="text-body text-ink-muted">
        {rich('reset.codeSent', {
          phone: <b className="whitespace-nowrap text-ink">{phoneText(phone)}</b>,
        })}
      </p>
      <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
        <Field control={form.control} name="code">
          {(code) => <CodeInput {...inputProps(code)} label={t('reset.code')} />}
        </Field>
        <NewPassword form={form} login={`+${phone}`} />
        <FormProblem failure={failure} retryText="reset.saveAway" />
        <Button type="submit" size="lg" block busy={busy} className="mt-2">
          {t('reset.save')}
        </Button>
      </form>
      <FormProblem failure={refused} retryText="reset.requestAway" />
      <Button
        variant="secondary"
        block
        busy={isPending}
        {...(wait ? { disabledReason: t('reset.waitForCode', { time: wait }) } : {})}
        onClick={() => resend({ tab: 'phone', email: '', phone })}
      >
        {t('reset.resendCode')}
      </Button>
      <SentAgain count={repeats}>{t('reset.codeSentAgain')}</SentAgain>
      <Button variant="ghost" block onClick={() => reset.go('request')}>
        {t('reset.otherPhone')}
      </Button>
    </>
  );
}

function LinkStep({ reset }: { reset: Reset }) {
  const t = useText();
  const { token } = reset;
  const { form, busy, failure, submit } = useNewPassword(reset, () =>
    token === null ? null : { kind: 'link', token },
  );
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <p className="text-body text-ink-muted">{t('reset.linkText')}</p>
      <NewPassword form={form} login={reset.progress.email} />
      <FormProblem failure={failure} retryText="reset.saveAway" />
      <Button type="submit" size="lg" block busy={busy} className="mt-2">
        {t('reset.save')}
      </Button>
    </form>
  );
}

/** Current step of a reset (RESET-01). */
export function ResetPassword({ reset }: { reset: Reset }) {
  const { step } = reset.progress;
  return (
    <Step key={step} takesFocus={reset.hasMoved}>
      {step === 'request' && <RequestStep reset={reset} />}
      {step === 'sent' && <SentStep reset={reset} />}
      {step === 'code' && <CodeStep reset={reset} />}
      {step === 'link' && <LinkStep reset={reset} />}
      {step === 'stale' && <StaleStep reset={reset} />}
    </Step>
  );
}

function StaleStep({ reset }: { reset: Reset }) {
  const t = useText();
  return (
    <>
      <p className="text-body text-ink-muted">{t('reset.staleText')}</p>
      <Button size="lg" block className="mt-2" onClick={() => reset.go('request')}>
        {t('reset.requestNewLink')}
      </Button>
    </>
  );
}

interface StepProps {
  /** True for a step that replaced another: its focus announces it. */
  takesFocus: boolean;
  children: ReactNode;
}

function Step({ takesFocus, children }: StepProps) {
  // Only on mount: a mounted step must not take the focus from its own fields.
  const [isNew] = useState(takesFocus);
  return (
    <div ref={isNew ? takeFocus : undefined} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {children}
    </div>
  );
}

/** `endsAt`: end of the block, ms; null if the server did not send it. */
interface AttemptsOverProps {
  endsAt: number | null;
  onBack: () => void;
}

/** Shown once the server has refused for too many attempts. The form behind this screen keeps its input. */
export function AttemptsOver({ endsAt, onBack }: AttemptsOverProps) {
  const t = useText();
  const wait = useWait(endsAt);
  return (
    <TooManyAttempts
      art={art.horseshoe}
      title={t('reset.overTitle')}
      text={t('reset.overText')}
      countdown={wait === null ? undefined : t('reset.overWait', { time: wait })}
      okLabel={t('common.ok')}
      onOk={onBack}
      support={{ label: t('common.support'), href: href('contacts') }}
    />
  );
}

/** Whether a reset has just led to this page; otherwise the page must not report success. */
export function useResetDone(): boolean {
  return useCarried()['done'] === 'yes';
}

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
          {t('nav.login')}
        </Link>
      </Button>
    </>
  );
}
