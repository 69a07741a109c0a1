import type { MethodField } from '@tulpar/api/contract';
import { fieldTypeOf } from '../field-types.tsx';

/** Props of `MethodFields`: values and error texts by field name. */
export interface MethodFieldsProps {
  fields: readonly MethodField[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  onBlur: (name: string) => void;
}

/** The inputs a method asks for (API-26, CASH-05); hidden ones are sent and never shown. */
export function MethodFields({ fields, values, errors, onChange, onBlur }: MethodFieldsProps) {
  return fields
    .filter(({ type }) => type !== 'hidden')
    .map((field) => {
      const { Input } = fieldTypeOf(field.type);
      return (
        <Input
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          onValueChange={(value) => onChange(field.name, value)}
          onBlur={() => onBlur(field.name)}
        />
      );
    });
}
