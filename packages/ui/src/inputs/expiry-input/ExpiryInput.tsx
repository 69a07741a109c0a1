import { digitsOf, fillMask, maskOptions, padParts, useMaskedText } from '../masked-input/index.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';
import { EXPIRY_MASK, readExpiry } from './expiry.ts';

/** Props of `ExpiryInput`. */
export interface ExpiryInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'inputMode'
> {
  /** Month and two-digit year, `MMYY`; fewer digits while incomplete. */
  value: string;
  onValueChange: (digits: string) => void;
}

const mask = maskOptions(EXPIRY_MASK, { preprocessors: [padParts('/', { 0: 1 })] });

/** Expiry date of a payment card: `00/00`. FORM-16. */
export function ExpiryInput({ value, onValueChange, ref, ...rest }: ExpiryInputProps) {
  const masked = useMaskedText({
    mask,
    value,
    ref,
    format: (digits) => fillMask(EXPIRY_MASK, digits),
    read: (text) => digitsOf(text, 4),
    readInserted: readExpiry,
    onRead: onValueChange,
  });
  return <TextInput autoComplete="cc-exp" spellCheck={false} {...rest} {...masked} inputMode="numeric" />;
}
