import { Button } from '@tulpar/ui/button';
import { useMemo, useState } from 'react';
import { applyServerErrors, useDraft, useSchemaForm, type FormFailure } from '#app/platform/forms/forms.ts';
import { useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { href, useCarried } from '#app/platform/routing/router.tsx';
import {
  loginSchema,
  loginStart,
  startTab,
  loginDraft,
  type ContactTab,
  type LoginValues,
  type LoginTab,
} from '../forms.ts';
import { useFormCommand, FormProblem } from './FormProblem.tsx';
import { logIn } from '../login-commands.ts';
import { ContactField, ContactTabs } from './ContactFields.tsx';
import { SocialPanel } from './SocialPanel.tsx';
import { TextField } from './TextField.tsx';
import { textLink } from './text-link.tsx';

/** Login by email, phone or a social provider (AUTH-02, AUTH-03, AUTH-06). */
export function LoginForm() {
  const t = useText();
  const rich = useRichText();
  const carried = useCarried();
  const [draft] = useState(() => loginDraft.read());
  const [tab, setTab] = useState<LoginTab>(startTab(carried, draft));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const form = useSchemaForm<LoginValues>(
    useMemo(() => loginSchema(tab), [tab]),
    useMemo(() => loginStart(carried, draft), [carried, draft]),
  );
  const carry = () => {
    const { email, phone } = form.getValues();
    return { email, phone, tab };
  };

  useDraft(form, {
    restored: Object.keys({ ...draft, ...carried }),
    write: (changed, on) => loginDraft.write({ ...changed, tab: on }),
    extra: tab,
  });

  const command = useFormCommand(
    ({ on, values }: { on: ContactTab; values: LoginValues }) => logIn(on, values),
    {
      onStart: () => setFailure(null),
      onFailure: (error, { on }) => setFailure(applyServerErrors(form, error, [on, 'password'])),
    },
  );
  const submit = form.handleSubmit((values) => {
    if (tab !== 'social') command.mutate({ on: tab, values });
  });

  const toRegister = (
    <p className="mt-2 flex min-h-11 items-center justify-center gap-1 text-body text-ink-muted">
      <span>
        {rich('session.noAccount', {
          a: textLink(href('register'), { replace: true, isTall: true, carry }),
        })}
      </span>
    </p>
  );

  return (
    <ContactTabs
      tab={tab}
      onTab={(next) => {
        setTab(next);
        setFailure(null);
      }}
      social={
        <div className="mt-4">
          <SocialPanel purpose="login" />
          {toRegister}
        </div>
      }
    >
      <form method="post" noValidate className="mt-4 flex flex-col gap-3" onSubmit={submit}>
        <ContactField purpose="login" tab={tab} control={form.control} />
        <TextField
          control={form.control}
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('session.password')}
        />
        <p className="-my-1 flex min-h-11 items-center text-caption">
          {textLink(href('resetPassword'), { isTall: true, carry })([t('session.forgot')])}
        </p>
        <FormProblem failure={failure} retryText="session.loginAway" />
        <Button type="submit" size="lg" block busy={command.isPending}>
          {t('nav.login')}
        </Button>
      </form>
      {toRegister}
    </ContactTabs>
  );
}
