import { PasswordInput } from '@tulpar/ui/password-input';
import { TextInput, type TextInputProps } from '@tulpar/ui/text-input';
import { Field, type Control, type FieldPathByValue, type FieldValues } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

interface TextFieldProps<T extends FieldValues> extends Omit<
  TextInputProps,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'ref' | 'clearLabel'
> {
  control: Control<T, unknown, T>;
  name: FieldPathByValue<T, string>;
  /** Called after the form has received a changed value. */
  onEdit?: () => void;
  onLeave?: () => void;
}

/** A text of a form, which can be cleared, or a password, which can be shown. */
export function TextField<T extends FieldValues>({
  control,
  name,
  onEdit,
  onLeave,
  ...rest
}: TextFieldProps<T>) {
  const t = useText();
  return (
    <Field control={control} name={name}>
      {({ attach, value, error, ...field }) => {
        const shared: TextInputProps = {
          ...rest,
          name,
          value: String(value),
          error,
          onChange(event) {
            field.onChange(event);
            onEdit?.();
          },
          onBlur() {
            field.onBlur();
            onLeave?.();
          },
        };
        return rest.type === 'password' ? (
          <PasswordInput
            {...shared}
            ref={attach}
            showLabel={t('session.showPassword')}
            hideLabel={t('session.hidePassword')}
          />
        ) : (
          <TextInput {...shared} ref={attach} clearLabel={t('common.clear')} />
        );
      }}
    </Field>
  );
}
