import { TextInput } from '@tulpar/ui/text-input';
import type { BoundField } from '#app/platform/forms.ts';
import { useText } from '#app/platform/intl.tsx';

/** Props of `LicenceFields`: name and address of the form. */
export interface LicenceFieldsProps {
  name: BoundField<string>;
  address: BoundField<string>;
}

/** What registration asks besides on licence domains (PLAT-07). */
export function LicenceFields({
  name: { attach: nameRef, ...name },
  address: { attach: addressRef, ...address },
}: LicenceFieldsProps) {
  const t = useText();
  return (
    <>
      <TextInput
        ref={nameRef}
        name="players_name"
        autoComplete="given-name"
        maxLength={100}
        label={t('session.firstName')}
        clearLabel={t('common.clear')}
        value={name.value}
        onChange={name.onChange}
        onBlur={name.onBlur}
        error={name.error}
      />
      <TextInput
        ref={addressRef}
        name="address"
        autoComplete="street-address"
        maxLength={200}
        label={t('session.address')}
        clearLabel={t('common.clear')}
        value={address.value}
        onChange={address.onChange}
        onBlur={address.onBlur}
        error={address.error}
      />
    </>
  );
}
