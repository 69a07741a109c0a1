import type { MethodField } from '@tulpar/api/contract';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { TextInput } from '@tulpar/ui/text-input';
import { useText } from '#app/platform/i18n/intl.tsx';
import { keyboardOf } from '../fields.ts';

/** Longest text a field takes. */
const MAX = 200;

/** Props of `MethodFields`: values and error texts by field name. */
export interface MethodFieldsProps {
  fields: readonly MethodField[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  onBlur: (name: string) => void;
}

/** The inputs a method asks for (API-26); hidden ones are sent and never shown, unknown kinds are texts. */
export function MethodFields({ fields, values, errors, onChange, onBlur }: MethodFieldsProps) {
  const t = useText();
  return fields
    .filter(({ type }) => type !== 'hidden')
    .map((field) => {
      const value = values[field.name] ?? '';
      const error = errors[field.name];
      if (field.type === 'select' && field.options) {
        return (
          <div key={field.name}>
            <RadioCards
              label={field.label}
              name={field.name}
              value={value}
              onValueChange={(next) => onChange(field.name, next)}
              options={field.options.map((option) => ({ value: option.value, label: option.label }))}
            />
            {error && (
              <p role="alert" className="mt-1.5 text-caption text-danger-ink">
                {error}
              </p>
            )}
          </div>
        );
      }
      return (
        <TextInput
          key={field.name}
          name={field.name}
          label={field.label}
          value={value}
          inputMode={keyboardOf(field.type)}
          autoComplete={field.type === 'phone' ? 'tel' : 'off'}
          maxLength={MAX}
          required={field.is_required}
          clearLabel={t('cashBox.field.clear')}
          onChange={(event) => onChange(field.name, event.currentTarget.value)}
          onBlur={() => onBlur(field.name)}
          {...(field.placeholder ? { placeholder: field.placeholder } : {})}
          {...(field.help ? { hint: field.help } : {})}
          {...(error ? { error } : {})}
        />
      );
    });
}
