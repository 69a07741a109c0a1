import { digitsOf, fillMask, maskOptions, padParts, useMaskedText } from '../masked-input/use-masked-text.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';

/** Mask of a card's expiry date (FORM-16). */
const EXPIRY_MASK = '00/00';

const two = (part: string) => part.padStart(2, '0').slice(-2);

/**
 * Parses an inserted expiry date into the field's format: `1/27`, `01/2027`, `2027-01`, `012027`. Null if it is
 * incomplete or not a date.
 */
export function readExpiry(raw: string): string | null {
  const text = raw.trim();
  const yearFirst = /^(20\d\d)\D*(0?[1-9]|1[0-2])$/u.exec(text);
  const [month, year] = yearFirst
    ? [yearFirst[2], yearFirst[1]]
    : (
        /^(0?[1-9]|1[0-2])\s*[^\d\s]+\s*(20\d\d|\d\d)$/u.exec(text) ??
        /^(0[1-9]|1[0-2])\s*(20\d\d|\d\d)$/u.exec(text) ??
        []
      ).slice(1);
  return month && year ? `${two(month)}/${two(year)}` : null;
}

export interface ExpiryInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'inputMode'
> {
  /** Month and two-digit year, `MMYY`; fewer digits while incomplete. */
  value: string;
  onValueChange: (digits: string) => void;
}

const mask = maskOptions(EXPIRY_MASK, { preprocessors: [padParts('/', { 0: 1 })] });

/** Expiry date of a payment card: `00/00` (FORM-16). */
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
