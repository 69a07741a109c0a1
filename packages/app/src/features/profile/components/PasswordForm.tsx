import { Button } from '@tulpar/ui/button';
import { PasswordInput } from '@tulpar/ui/password-input';
import { useToast } from '@tulpar/ui/toast';
import { failureOf } from '#app/features/password-reset/index.ts';
import { useFormCommand } from '#app/features/session/index.ts';
import {
  Field,
  takeServerErrors,
  useCodeText,
  useDerived,
  useSchemaForm,
  type UseFormReturn,
} from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { savePassword } from '../commands.ts';
import { isPasswordReady, passwordSchema, type PasswordChange } from '../password-form.ts';

const EMPTY: PasswordChange = { old_password: '', new_password: '', confirmation: '' };

/** Changes the password (PROF-18, PROF-19). `login` is for the browser's own store of passwords. */
export function PasswordForm({ login }: { login: string }) {
  const t = useText();
  const codeText = useCodeText();
  const { show } = useToast();
  const form = useSchemaForm<PasswordChange>(passwordSchema, EMPTY);

  const { mutate, isPending } = useFormCommand(savePassword, {
    onSuccess() {
      form.reset(EMPTY);
      show({ tone: 'success', title: t('changePasswordSuccess') });
    },
    onFailure(error) {
      takeServerErrors(form, error, ['old_password', 'new_password']);
      const { codes, away } = failureOf(error);
      show({ tone: 'error', title: away ? t('reset.saveAway') : codeText(codes) });
    },
  });
  const submit = form.handleSubmit((values) => mutate(values));

  const names = { showLabel: t('session.showPassword'), hideLabel: t('session.hidePassword') };
  return (
    <form
      noValidate
      aria-labelledby="password-title"
      className="flex flex-col gap-3"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h2 id="password-title" className="font-display text-title-sm">
          {t('profile.passwordTitle')}
        </h2>
        <p className="mt-1 text-caption text-ink-muted">{t('profile.passwordText')}</p>
      </div>
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <Field control={form.control} name="old_password">
        {({ attach: oldRef, ...old }) => (
          <PasswordInput
            {...names}
            {...old}
            ref={oldRef}
            name="old_password"
            autoComplete="current-password"
            label={t('profile.oldPassword')}
          />
        )}
      </Field>
      <Field control={form.control} name="new_password">
        {({ attach: nextRef, ...next }) => (
          <PasswordInput
            {...names}
            {...next}
            ref={nextRef}
            name="new_password"
            autoComplete="new-password"
            label={t('reset.newPassword')}
            hint={t('session.passwordHint')}
            onChange={(event) => {
              next.onChange(event);
              // The other field is right or wrong by this one.
              if (form.getFieldState('confirmation').isTouched) void form.trigger('confirmation');
            }}
          />
        )}
      </Field>
      <Field control={form.control} name="confirmation">
        {({ attach: repeatedRef, ...repeated }) => (
          <PasswordInput
            {...names}
            {...repeated}
            ref={repeatedRef}
            name="confirmation"
            autoComplete="new-password"
            label={t('reset.repeatPassword')}
          />
        )}
      </Field>
      <SaveButton form={form} busy={isPending} />
    </form>
  );
}

/** Saves the password once it may be sent (VALID-14); the form is ready or not, whatever the letter. */
function SaveButton({
  form,
  busy,
}: {
  form: UseFormReturn<PasswordChange, unknown, PasswordChange>;
  busy: boolean;
}) {
  const t = useText();
  const isReady = useDerived(form, isPasswordReady);
  return (
    <Button
      type="submit"
      size="lg"
      block
      busy={busy}
      disabledReason={isReady ? undefined : t('profile.passwordNotReady')}
    >
      {t('reset.save')}
    </Button>
  );
}
