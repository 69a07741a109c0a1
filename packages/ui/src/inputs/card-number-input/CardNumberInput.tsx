import { Badge } from '../../feedback/badge/index.ts';
import { digitsOf, maskOptions, patternOf, useMaskedText } from '../masked-input/index.ts';
import { TextInput, type TextInputProps } from '../text-input/index.ts';
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
  /** What the name is, said before it when it changes: "Payment system". */
  brandLabel: string;
}

const mask = maskOptions(({ value }) => patternOf(cardMask(digitsOf(value))));

/** The number of a payment card: groups of four, the payment system in words beside it. FORM-15. */
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
    // A number in one piece replaces what stood there; a few digits are typing.
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
