import type { User } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useToast } from '@tulpar/ui/toast';
import { useMemo, useState } from 'react';
import { failureOf } from '#app/features/password-reset/index.ts';
import { TextField, useFormCommand } from '#app/features/session/index.ts';
import {
  applyServerErrors,
  useDerived,
  useSchemaForm,
  type UseFormReturn,
} from '#app/platform/forms/forms.ts';
import { useCodeText } from '#app/platform/network/error-texts.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { savePassword, useRefetchUser } from '../commands.ts';
import { proofOf } from '../contact-form.ts';
import { isPasswordReady, passwordSchema, type PasswordChange } from '../password-form.ts';
import { isCodeAwaited, SentCode } from './ProofFields.tsx';

const EMPTY: PasswordChange = { old_password: '', new_password: '', confirmation: '', code: '' };

/**
 * Changes the password (PROF-18, PROF-19), or sets the first one for an account created by social login: with a code,
 * which needs a contact that `proofOf` accepts (SEC-02).
 */
export function PasswordSection({ user }: { user: User }) {
  const t = useText();
  const proof = proofOf(user);
  if (proof)
    return <PasswordForm login={user.email ?? user.phone ?? ''} hasPassword={proof === 'password'} />;
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title" className="font-display text-title-sm">
        {t('profile.passwordTitle')}
      </h2>
      <Notice
        tone="info"
        className="mt-3"
        action={
          <ButtonLink href={href('profileContacts')} variant="secondary" size="sm">
            {t('page.profileContacts')}
          </ButtonLink>
        }
      >
        {t('profile.passwordNeedsContact')}
      </Notice>
    </section>
  );
}

/** `login` is for the browser's password manager. */
function PasswordForm({ login, hasPassword }: { login: string; hasPassword: boolean }) {
  const t = useText();
  const codeText = useCodeText();
  const { show } = useToast();
  const refetch = useRefetchUser();
  const [isCodeSent, setCodeSent] = useState(false);
  const form = useSchemaForm<PasswordChange>(
    useMemo(() => passwordSchema(hasPassword), [hasPassword]),
    EMPTY,
  );

  const { mutate, isPending } = useFormCommand(savePassword, {
    onSuccess() {
      form.reset(EMPTY);
      setCodeSent(false);
      if (!hasPassword) void refetch();
      show({ tone: 'success', title: t('changePasswordSuccess') });
    },
    onFailure(error) {
      if (isCodeAwaited(error)) return setCodeSent(true);
      applyServerErrors(form, error, ['old_password', 'new_password', 'code']);
      const { codes, isRetryable } = failureOf(error);
      show({ tone: 'error', title: isRetryable ? t('reset.saveAway') : codeText(codes) });
    },
  });
  const submit = form.handleSubmit((values) => mutate(values));

  const shared = { control: form.control, type: 'password' };
  return (
    <form noValidate aria-labelledby="password-title" className="flex flex-col gap-3" onSubmit={submit}>
      <div>
        <h2 id="password-title" className="font-display text-title-sm">
          {t('profile.passwordTitle')}
        </h2>
        <p className="mt-1 text-caption text-ink-muted">{t('profile.passwordText')}</p>
      </div>
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      {hasPassword ? (
        <TextField
          {...shared}
          name="old_password"
          autoComplete="current-password"
          label={t('profile.oldPassword')}
        />
      ) : (
        !isCodeSent && <p className="text-caption text-ink-muted">{t('profile.proofSoon')}</p>
      )}
      <TextField
        {...shared}
        name="new_password"
        autoComplete="new-password"
        label={t('reset.newPassword')}
        hint={t('session.passwordHint')}
        // The confirmation must equal the new password, so validate it again.
        onEdit={() => {
          if (form.getFieldState('confirmation').isTouched) void form.trigger('confirmation');
        }}
      />
      <TextField
        {...shared}
        name="confirmation"
        autoComplete="new-password"
        label={t('reset.repeatPassword')}
      />
      {isCodeSent && <SentCode control={form.control} />}
      <SaveButton form={form} hasPassword={hasPassword} busy={isPending} />
    </form>
  );
}

/** Save button (VALID-14); renders only when the validity of the form changes. */
function SaveButton({
  form,
  hasPassword,
  busy,
}: {
  form: UseFormReturn<PasswordChange, unknown, PasswordChange>;
  hasPassword: boolean;
  busy: boolean;
}) {
  const t = useText();
  const isReady = useDerived(form, (values) => isPasswordReady(values, hasPassword));
  const reason = hasPassword ? 'profile.passwordNotReady' : 'profile.passwordNotReadyNew';
  return (
    <Button type="submit" size="lg" block busy={busy} disabledReason={isReady ? undefined : t(reason)}>
      {t('reset.save')}
    </Button>
  );
}
