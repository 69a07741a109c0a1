import { Badge } from '../../feedback/badge/Badge.tsx';
import { digitsOf, maskOptions, patternOf, useMaskedText } from '../masked-input/index.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';
import { cardBrand, cardMask, formatCard, readCard, type CardBrand } from './card.ts';

/** Props of `CardNumberInput`. */
export interface CardNumberInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'trailing' | 'placeholder' | 'inputMode'
> {
  /** Digits of the number. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Names of the payment systems; one without a name is not shown. */
  brandNames: Partial<Record<CardBrand, string>>;
  /** Prefix for announcing the name: "Payment system". */
  brandLabel: string;
}

const mask = maskOptions(({ value }) => patternOf(cardMask(digitsOf(value))));

/** Card number in groups of four, with the payment system's name. FORM-15. */
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
    // A complete number replaces the text; a few digits count as typing.
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
