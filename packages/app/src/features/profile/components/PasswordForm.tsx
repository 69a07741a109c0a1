import { Button } from '@tulpar/ui/button';
import { PasswordInput } from '@tulpar/ui/password-input';
import { useToast } from '@tulpar/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { failureOf, useSending } from '#app/features/password-reset/index.ts';
import { takeServerErrors, useCodeText, useField, useSchemaForm } from '#app/platform/forms.ts';
import { useText } from '#app/platform/intl.tsx';
import { savePassword } from '../commands.ts';
import { isPasswordReady, passwordSchema, type PasswordChange } from '../password-form.ts';

const EMPTY: PasswordChange = { old_password: '', new_password: '', confirmation: '' };

/** Changes the password (PROF-18, PROF-19). `login` is for the browser's own store of passwords. */
export function PasswordForm({ login }: { login: string }) {
  const t = useText();
  const codeText = useCodeText();
  const { show } = useToast();
  const { busy, run } = useSending();
  const title = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  // After a change the button rests and would lose the focus.
  useEffect(() => {
    if (changes > 0) title.current?.focus({ preventScroll: true });
  }, [changes]);
  const form = useSchemaForm<PasswordChange>(passwordSchema, EMPTY);
  const { attach: oldRef, ...old } = useField(form.control, 'old_password');
  const { attach: nextRef, ...next } = useField(form.control, 'new_password');
  const { attach: repeatedRef, ...repeated } = useField(form.control, 'confirmation');
  const isReady = isPasswordReady({
    old_password: old.value,
    new_password: next.value,
    confirmation: repeated.value,
  });

  const submit = form.handleSubmit((values) =>
    run(
      async () => {
        await savePassword(values);
        form.reset(EMPTY);
        show({ tone: 'success', title: t('changePasswordSuccess') });
        setChanges((count) => count + 1);
      },
      (error) => {
        takeServerErrors(form, error, ['old_password', 'new_password']);
        const { codes, away } = failureOf(error);
        show({ tone: 'error', title: away ? t('reset.saveAway') : codeText(codes) });
      },
    ),
  );

  const names = { showLabel: t('session.showPassword'), hideLabel: t('session.hidePassword') };
  return (
    <form
      noValidate
      aria-labelledby="password-title"
      className="flex flex-col gap-3"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h2 id="password-title" ref={title} tabIndex={-1} className="font-display text-title-sm outline-none">
          {t('profile.passwordTitle')}
        </h2>
        <p className="mt-1 text-caption text-ink-muted">{t('profile.passwordText')}</p>
      </div>
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <PasswordInput
        {...names}
        ref={oldRef}
        name="old_password"
        autoComplete="current-password"
        label={t('profile.oldPassword')}
        value={old.value}
        onChange={old.onChange}
        onBlur={old.onBlur}
        error={old.error}
      />
      <PasswordInput
        {...names}
        ref={nextRef}
        name="new_password"
        autoComplete="new-password"
        label={t('reset.newPassword')}
        hint={t('session.passwordHint')}
        value={next.value}
        onChange={(event) => {
          next.onChange(event);
          // The other field is right or wrong by this one.
          if (form.getFieldState('confirmation').isTouched) void form.trigger('confirmation');
        }}
        onBlur={next.onBlur}
        error={next.error}
      />
      <PasswordInput
        {...names}
        ref={repeatedRef}
        name="confirmation"
        autoComplete="new-password"
        label={t('reset.repeatPassword')}
        value={repeated.value}
        onChange={repeated.onChange}
        onBlur={repeated.onBlur}
        error={repeated.error}
      />
      <Button
        type="submit"
        size="lg"
        block
        busy={busy}
        disabled={!isReady}
        disabledReason={isReady ? undefined : t('profile.passwordNotReady')}
      >
        {t('reset.save')}
      </Button>
    </form>
  );
}
