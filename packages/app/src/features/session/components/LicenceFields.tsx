import { textMax } from '@tulpar/api/contract';
import { TextInput } from '@tulpar/ui/text-input';
import { Field, type Control } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { RegisterValues } from '../forms.ts';

export interface LicenceFieldsProps {
  control: Control<RegisterValues, unknown, RegisterValues>;
}

/** Additional registration fields on licence domains (PLAT-07). */
export function LicenceFields({ control }: LicenceFieldsProps) {
  const t = useText();
  return (
    <>
      <Field control={control} name="players_name">
        {({ attach: nameRef, ...name }) => (
          <TextInput
            {...name}
            ref={nameRef}
            name="players_name"
            autoComplete="given-name"
            maxLength={textMax}
            label={t('session.firstName')}
            clearLabel={t('common.clear')}
          />
        )}
      </Field>
      <Field control={control} name="address">
        {({ attach: addressRef, ...address }) => (
          <TextInput
            {...address}
            ref={addressRef}
            name="address"
            autoComplete="street-address"
            maxLength={textMax}
            label={t('session.address')}
            clearLabel={t('common.clear')}
          />
        )}
      </Field>
    </>
  );
}
