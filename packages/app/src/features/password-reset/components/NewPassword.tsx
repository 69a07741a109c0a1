import { PasswordInput } from '@tulpar/ui/password-input';
import { Field, type UseFormReturn } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { PasswordValues } from '../forms.ts';

/** The new password, typed twice. */
export function NewPassword({ form }: { form: UseFormReturn<PasswordValues, unknown, PasswordValues> }) {
  const t = useText();
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('session.showPassword'),
    hideLabel: t('session.hidePassword'),
  };
  return (
    <>
      <Field control={form.control} name="password">
        {({ attach: passwordRef, ...password }) => (
          <PasswordInput
            {...shared}
            {...password}
            ref={passwordRef}
            name="password"
            label={t('reset.newPassword')}
            hint={t('session.passwordHint')}
            onChange={(event) => {
              password.onChange(event);
              // The other field is right or wrong by this one.
              if (form.getFieldState('passwordConfirmation').isTouched)
                void form.trigger('passwordConfirmation');
            }}
          />
        )}
      </Field>
      <Field control={form.control} name="passwordConfirmation">
        {({ attach: repeatedRef, ...repeated }) => (
          <PasswordInput
            {...shared}
            {...repeated}
            ref={repeatedRef}
            name="passwordConfirmation"
            label={t('reset.repeatPassword')}
          />
        )}
      </Field>
    </>
  );
}
