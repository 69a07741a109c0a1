import {
  type UseFormReturn,
  applyServerErrors,
  useSchemaForm,
  type FormFailure,
} from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { type PasswordValues, passwordSchema } from '../forms.ts';
import { useMemo, useState } from 'react';
import { hasCode } from '@tulpar/api/errors';
import { href, navigateTo } from '#app/platform/routing/router.tsx';
import { setNewPassword, type ResetProof } from '../commands.ts';
import type { Reset } from '../use-reset.ts';
import { TextField, useFormCommand } from '#app/features/session/index.ts';

/** `login` is for the browser's password manager. */
export interface NewPasswordProps {
  form: UseFormReturn<PasswordValues, unknown, PasswordValues>;
  login: string;
}

export function NewPassword({ form, login }: NewPasswordProps) {
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
        // Each field's validity depends on the other.
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
 * Form of the new password. `proofOf` returns the proof, null when it has expired. Success leads to the final
 * page with the contact for the login form.
 */
export function useNewPassword(reset: Reset, proofOf: (values: PasswordValues) => ResetProof | null) {
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
