import { Button } from '@tulpar/ui/button';
import { PasswordInput } from '@tulpar/ui/password-input';
import { useEffect, useMemo, useState } from 'react';
import { isApiError } from '#app/platform/api.ts';
import {
  takeServerErrors,
  useField,
  useSchemaForm,
  useWatch,
  type FormFailure,
} from '#app/platform/forms.ts';
import { useRichText, useText } from '#app/platform/intl.tsx';
import { href, useCarried } from '#app/platform/router.tsx';
import { loginDraft, logIn } from '../commands.ts';
import { loginSchema, loginStart, startTab, type ContactTab, type LoginValues } from '../forms.ts';
import { ContactField, ContactTabs } from './ContactFields.tsx';
import { FormProblem } from './FormProblem.tsx';
import { textLink } from './text-link.tsx';

/** Whether a failed command already led elsewhere and needs no words here. */
export function isSilent(error: unknown): boolean {
  return isApiError(error, 'banned', 'aborted', 'staleSession');
}

/** Sign-in by e-mail or phone (AUTH-02, AUTH-06). */
export function LoginForm() {
  const t = useText();
  const rich = useRichText();
  const carried = useCarried();
  const [tab, setTab] = useState<ContactTab>(() => startTab(carried, loginDraft.read()));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useSchemaForm<LoginValues>(
    useMemo(() => loginSchema(tab), [tab]),
    useMemo(() => loginStart(carried, loginDraft.read()), [carried]),
  );
  const [email, phone] = useWatch({ control: form.control, name: ['email', 'phone'] });
  const { attach: passwordRef, ...password } = useField(form.control, 'password');

  useEffect(() => loginDraft.write({ email, phone, tab }), [email, phone, tab]);

  const submit = form.handleSubmit(async (values) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await logIn(tab, values);
    } catch (error) {
      if (!isSilent(error)) setFailure(takeServerErrors(form, error, [tab, 'password']));
    } finally {
      setBusy(false);
    }
  });

  return (
    <ContactTabs
      tab={tab}
      onTab={(next) => {
        setTab(next);
        setFailure(null);
      }}
    >
      <form noValidate className="mt-4 flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <ContactField purpose="login" tab={tab} control={form.control} />
        <PasswordInput
          ref={passwordRef}
          name="password"
          autoComplete="current-password"
          label={t('session.password')}
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          value={password.value}
          onChange={password.onChange}
          onBlur={password.onBlur}
          error={password.error}
        />
        <FormProblem failure={failure} away="session.loginAway" />
        <Button type="submit" size="lg" block busy={busy} className="mt-2">
          {t('session.login')}
        </Button>
      </form>
      <p className="mt-2 flex min-h-11 items-center justify-center gap-1 text-body text-ink-muted">
        <span>
          {rich('session.noAccount', {
            a: textLink(href('register'), { replace: true, isTall: true, carry: { email, phone, tab } }),
          })}
        </span>
      </p>
    </ContactTabs>
  );
}
