import { hasCheckDigit, sentField, textMax, type MethodField } from '@tulpar/api/contract';
import { CardNumberInput } from '@tulpar/ui/card-number-input';
import { ExpiryInput } from '@tulpar/ui/expiry-input';
import { PhoneInput } from '@tulpar/ui/phone-input';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { TextInput } from '@tulpar/ui/text-input';
import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { BoundField } from '#app/platform/forms/forms.ts';
import { track } from '#app/platform/telemetry/track.ts';

export interface FieldInputProps {
  field: MethodField;
  value: string;
  error: string | undefined;
  /** Passed to the input as `ref`, to focus the first invalid field. */
  attach: BoundField<string>['attach'];
  onValueChange: (value: string) => void;
  onBlur: () => void;
}

interface FieldType {
  readonly Input: ComponentType<FieldInputProps>;
  readonly keyboard: 'text' | 'tel' | 'numeric';
  readonly autocomplete: string;
  /** True for card data, which must never reach a draft, a log or analytics. */
  readonly isSensitive: boolean;
}

/** Brand names, the same in every language. */
const BRANDS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  unionpay: 'UnionPay',
  mir: 'Mir',
  maestro: 'Maestro',
} as const;

function common({ field, error, attach, onBlur }: FieldInputProps) {
  return {
    ref: attach,
    name: field.name,
    label: field.label,
    required: field.is_required,
    onBlur,
    ...(field.placeholder ? { placeholder: field.placeholder } : {}),
    ...(field.help ? { hint: field.help } : {}),
    ...(error ? { error } : {}),
  };
}

function PlainField({ isCapital = false, ...props }: FieldInputProps & { isCapital?: boolean }) {
  const t = useText();
  const { keyboard, autocomplete } = fieldTypeOf(props.field.type);
  return (
    <TextInput
      {...common(props)}
      value={props.value}
      inputMode={keyboard}
      autoComplete={autocomplete}
      maxLength={textMax}
      clearLabel={t('bonuses.promo.clear')}
      {...(isCapital ? { autoCapitalize: 'characters', style: { textTransform: 'uppercase' } } : {})}
      onChange={(event) => props.onValueChange(event.currentTarget.value)}
    />
  );
}

/** Only styles the text as capitals, which `sentField` sends: replacing it would move the caret to its end. */
function IbanField(props: FieldInputProps) {
  return <PlainField {...props} isCapital />;
}

/** Phone input. Its country comes from the mask, such as `+7 (000) 000-00-00`; without a known one a text input. */
function PhoneField(props: FieldInputProps) {
  const t = useText();
  const { mask } = props.field;
  const dial = /^\+(7|994)\D/.exec(mask ?? '')?.[1];
  if (mask === null || dial === undefined) return <PlainField {...props} />;
  const country = dial === '7' ? 'KZ' : 'AZ';
  const name = t(`session.country${country}`);
  const { placeholder: _placeholder, ...shared } = { placeholder: '', ...common(props) };
  return (
    <PhoneInput
      {...shared}
      autoComplete={fieldTypes.phone.autocomplete}
      value={props.value}
      onValueChange={props.onValueChange}
      countries={[{ code: country, dial, mask, name }]}
      country={country}
      onCountryChange={() => undefined}
      countryLabel={t('session.country')}
      sheetTitle={t('session.country')}
      closeLabel={t('common.close')}
    />
  );
}

/** Length of the shortest card number; below it the number is incomplete rather than invalid. */
const SHORTEST_CARD = 12;

function CardNumberField(props: FieldInputProps) {
  const t = useText();
  const reported = useRef('');
  // Report only that a complete number was invalid, never the number (ANALYT-07).
  const report = () => {
    const sent = sentField(props.field, props.value);
    if (
      sent.length < (props.field.min_length ?? SHORTEST_CARD) ||
      hasCheckDigit(sent) ||
      reported.current === sent
    )
      return;
    reported.current = sent;
    track('card-number-checksum-failure');
  };
  const reportRefusal = useEffectEvent(report);
  const isRefused = props.error !== undefined;
  useEffect(() => {
    if (isRefused) reportRefusal();
  }, [isRefused]);
  const { placeholder: _placeholder, ...shared } = { placeholder: '', ...common(props) };
  return (
    <CardNumberInput
      {...shared}
      onBlur={() => {
        props.onBlur();
        report();
      }}
      value={props.value}
      onValueChange={props.onValueChange}
      brandNames={BRANDS}
      brandLabel={t('cashBox.card.brand')}
    />
  );
}

function ExpiryField(props: FieldInputProps) {
  return <ExpiryInput {...common(props)} value={props.value} onValueChange={props.onValueChange} />;
}

function SelectField(props: FieldInputProps) {
  const { field, value, error, onValueChange } = props;
  if (!field.options) return <PlainField {...props} />;
  return (
    <div>
      <RadioCards
        label={field.label}
        name={field.name}
        value={value}
        onValueChange={onValueChange}
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

const text: FieldType = {
  Input: PlainField,
  keyboard: 'text',
  autocomplete: 'off',
  isSensitive: false,
};

/** Field types a method may use (API-26). A new type is one row here. */
const fieldTypes = {
  text,
  hidden: text,
  number: { ...text, keyboard: 'numeric' },
  select: { ...text, Input: SelectField },
  phone: { ...text, Input: PhoneField, keyboard: 'tel', autocomplete: 'tel' },
  iban: { ...text, Input: IbanField },
  card_number: {
    Input: CardNumberField,
    keyboard: 'numeric',
    autocomplete: 'cc-number',
    isSensitive: true,
  },
  card_expiry: {
    Input: ExpiryField,
    keyboard: 'numeric',
    autocomplete: 'cc-exp',
    isSensitive: true,
  },
} as const satisfies Readonly<Record<string, FieldType>>;

/** Definition of a field type; unknown types are text. */
export function fieldTypeOf(type: string): FieldType {
  return Object.hasOwn(fieldTypes, type) ? fieldTypes[type as keyof typeof fieldTypes] : text;
}
