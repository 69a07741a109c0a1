import { Badge } from '../../feedback/badge/Badge.tsx';
import {
  digitsOf,
  maskOptions,
  patternOf,
  useMaskedText,
  fillMask,
} from '../masked-input/use-masked-text.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';

/** Recognised payment systems. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'unionpay' | 'mir' | 'maestro';

const brands: readonly { brand: CardBrand; starts: RegExp; lengths: readonly number[] }[] = [
  { brand: 'visa', starts: /^4/u, lengths: [13, 16, 19] },
  { brand: 'mir', starts: /^220[0-4]/u, lengths: [16, 17, 18, 19] },
  {
    brand: 'mastercard',
    starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/u,
    lengths: [16],
  },
  { brand: 'amex', starts: /^3[47]/u, lengths: [15] },
  { brand: 'unionpay', starts: /^62/u, lengths: [16, 17, 18, 19] },
  { brand: 'maestro', starts: /^(?:50|5[6-8]|6390|67)/u, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
];

const ruleOf = (digits: string) => brands.find(({ starts }) => starts.test(digits));

/** Payment system of the first digits; null if unknown. */
export function cardBrand(digits: string): CardBrand | null {
  return ruleOf(digits)?.brand ?? null;
}

/** Mask of a card number: groups of four (FORM-15), or the grouping of its payment system. */
function cardMask(digits: string): string {
  const rule = ruleOf(digits);
  if (rule?.brand === 'amex') return '0000 000000 00000';
  return rule?.lengths.includes(19) ? '0000 0000 0000 0000 000' : '0000 0000 0000 0000';
}

export const formatCard = (digits: string): string => fillMask(cardMask(digits), digits);

/** Digits of the field's text, up to the length for the payment system. */
export const readCard = (text: string): string => {
  const digits = digitsOf(text);
  return digits.slice(0, cardMask(digits).replace(/\D/gu, '').length);
};

export interface CardNumberInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'trailing' | 'placeholder' | 'inputMode'
> {
  /** Digits of the card number. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Names of the payment systems; a system without a name is not shown. */
  brandNames: Partial<Record<CardBrand, string>>;
  /** Announced before the name of the system: "Payment system". */
  brandLabel: string;
}

const mask = maskOptions(({ value }) => patternOf(cardMask(digitsOf(value))));

/** Card number in the groups of its payment system, usually of four, with the system's name (FORM-15). */
export function CardNumberInput({
  value,
  onValueChange,
  brandNames,
  brandLabel,
  ref,
  ...rest
}: CardNumberInputProps) {
  const masked = useMaskedText({
    mask,
    value,
    ref,
    format: formatCard,
    read: readCard,
    // At least 12 inserted digits replace the text; fewer count as typing.
    readInserted: (raw) => (digitsOf(raw).length >= 12 ? formatCard(readCard(raw)) : null),
    onRead: onValueChange,
  });
  const brand = cardBrand(value);
  const name = brand && brandNames[brand];
  return (
    <TextInput
      autoComplete="cc-number"
      spellCheck={false}
      {...rest}
      {...masked}
      inputMode="numeric"
      trailing={
        <>
          {name ? (
            <Badge aria-hidden="true" data-brand={brand} className="mr-3 max-w-[40%] min-w-0">
              <span className="truncate">{name}</span>
            </Badge>
          ) : null}
          <span role="status" className="sr-only">
            {name ? `${brandLabel}: ${name}` : ''}
          </span>
        </>
      }
    />
  );
}
