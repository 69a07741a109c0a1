import { useMemo, useState } from 'react';
import { hasCode } from '@tulpar/api/errors';
import { takeServerErrors, useSchemaForm, type FormFailure } from '#app/platform/forms/forms.ts';
import { href, navigateTo } from '#app/platform/routing/router.tsx';
import { setNewPassword } from './commands.ts';
import { passwordSchema, type PasswordValues } from './forms.ts';
import type { ResetProof } from './requests.ts';
import type { Reset } from './use-reset.ts';
import { useFormCommand } from '#app/features/session/index.ts';

const EMPTY: PasswordValues = { code: '', password: '', passwordConfirmation: '' };

/**
 * The form of the new password. `proofOf` gives what shows the player's right to it, null when that is gone. It ends on
 * the page of success, which is handed the contact for the sign-in form.
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
      else setFailure(takeServerErrors(form, error, isByCode ? ['code', 'password'] : ['password']));
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
