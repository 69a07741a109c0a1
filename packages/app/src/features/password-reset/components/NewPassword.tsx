import { PasswordInput } from '@tulpar/ui/password-input';
import { useField, type UseFormReturn } from '#app/platform/forms.ts';
import { useText } from '#app/platform/intl.tsx';
import type { PasswordValues } from '../forms.ts';

/** The new password, typed twice. */
export function NewPassword({ form }: { form: UseFormReturn<PasswordValues, unknown, PasswordValues> }) {
  const t = useText();
  const { attach: passwordRef, ...password } = useField(form.control, 'password');
  const { attach: repeatedRef, ...repeated } = useField(form.control, 'passwordConfirmation');
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('session.showPassword'),
    hideLabel: t('session.hidePassword'),
  };
  return (
    <>
      <PasswordInput
        {...shared}
        ref={passwordRef}
        name="password"
        label={t('reset.newPassword')}
        hint={t('session.passwordHint')}
        value={password.value}
        onChange={(event) => {
          password.onChange(event);
          // The other field is right or wrong by this one.
          if (form.getFieldState('passwordConfirmation').isTouched) void form.trigger('passwordConfirmation');
        }}
        onBlur={password.onBlur}
        error={password.error}
      />
      <PasswordInput
        {...shared}
        ref={repeatedRef}
        name="passwordConfirmation"
        label={t('reset.repeatPassword')}
        value={repeated.value}
        onChange={repeated.onChange}
        onBlur={repeated.onBlur}
        error={repeated.error}
      />
    </>
  );
}
