import { Flag } from '../../content/flag/index.ts';
import { RadioCards, type RadioCardsProps } from '../radio-cards/index.ts';
import { currencyLooks, currencyName, type CurrencyCode } from './currencies.ts';

/** Props of `CurrencyPicker`: those of a group of cards, with currencies for choices. */
export interface CurrencyPickerProps extends Omit<RadioCardsProps<CurrencyCode>, 'options' | 'name'> {
  name?: string | undefined;
  /** Which currencies are offered; both when not given. */
  currencies?: readonly CurrencyCode[] | undefined;
  /** Names in the player's language, under the code: "Tenge". */
  names?: Partial<Record<CurrencyCode, string>> | undefined;
}

const all: readonly CurrencyCode[] = ['KZT', 'AZN'];

/** The currency of an account. FORM-10. All choices in sight: there are two, and the choice is for good. */
export function CurrencyPicker({
  currencies = all,
  names,
  name = 'currency',
  columns = 2,
  ...rest
}: CurrencyPickerProps) {
  return (
    <RadioCards
      {...rest}
      name={name}
      columns={columns}
      options={currencies.map((code) => ({
        value: code,
        label: currencyName(code),
        description: names?.[code],
        media: <Flag code={currencyLooks[code].flag} />,
      }))}
    />
  );
}
