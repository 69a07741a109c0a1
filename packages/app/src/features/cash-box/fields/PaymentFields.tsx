import type { MethodField, MethodOptions, PaymentMethod } from '@tulpar/api/contract';
import { AmountInput } from '@tulpar/ui/amount-input';
import { Button } from '@tulpar/ui/button';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { useDeferredValue } from 'react';
import { BonusSummary } from '#app/features/bonuses/index.ts';
import { Field, useDerived, useField, type UseFormReturn } from '#app/platform/forms/forms.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { currencySign, type Currency } from '#app/platform/i18n/languages.ts';
import { fieldTypeOf } from './field-types.tsx';
import { useMethodTexts } from '../methods/methods.ts';
import { costOf, presetsOf } from './amount.ts';
import { shortAccount } from '../history/history.ts';
import { NEW_CARD, type PaymentValues } from './payment-values.ts';
import type { PayerCard } from '../queries.ts';

export type PaymentFormReturn = UseFormReturn<PaymentValues, unknown, PaymentValues>;

/** Amounts are in minor units. */
export interface AmountFieldProps {
  form: PaymentFormReturn;
  method: PaymentMethod;
  options: MethodOptions;
  min: number;
  max: number;
  /** The most that can be withdrawn; null without a bound. */
  funds?: number | null;
  /** Minimum deposit of the chosen bonus; null without a bound. */
  bonusMin?: number | null;
}

/** Amount of a payment with its bounds and presets. An empty amount is an error only on submit. */
export function AmountField({
  form,
  method,
  options,
  min,
  max,
  funds = null,
  bonusMin = null,
}: AmountFieldProps) {
  const t = useText();
  const { money, number, language } = useFormats();
  const texts = useMethodTexts();
  const { currency } = method;
  const sum = (minor: number) => money(minor, currency);
  // Show bounds the player can use: the maximum is capped by the available money.
  const top = funds !== null && funds >= min ? Math.min(max, funds) : max;
  const bounds = { min: sum(min), max: sum(top), funds: sum(funds ?? 0), amount: sum(bonusMin ?? 0) };
  const presets = presetsOf({
    presets: options.presets.length > 0 ? options.presets : method.presets,
    min,
    max: top,
    currency,
  });
  return (
    <Field control={form.control} name="amount" errorValues={bounds}>
      {({ attach: amountRef, value, error, onBlur, onChange }) => (
        <AmountInput
          ref={amountRef}
          name="amount"
          label={t('cashBox.amount')}
          value={value}
          error={error}
          onValueChange={onChange}
          onBlur={() => value !== null && onBlur()}
          currencySymbol={currencySign(currency)}
          groupSeparator={language === 'en' ? ',' : '\u00a0'}
          // Show no range if a limit lowers the maximum below the minimum; the form explains that below.
          range={top < min ? undefined : texts.limits({ min_amount: min, max_amount: top, currency })}
          presets={presets.map((preset) => ({ value: preset, label: number(preset / 100) }))}
          clearLabel={t('cashBox.amount.clear')}
          unreadable={t('common.amountUnreadable', { example: sum(150_050) })}
        />
      )}
    </Field>
  );
}

/** Choice between saved cards and a new one, or the error that the chosen card is gone; else renders nothing. */
export function CardField({ form, cards }: { form: PaymentFormReturn; cards: readonly PayerCard[] }) {
  const t = useText();
  const { value, error, onChange } = useField(form.control, 'card');
  if (cards.length === 0 && error === undefined) return null;
  return (
    <RadioCards
      label={t('cashBox.card')}
      name="card"
      value={value}
      // Replace the server's error code, whose text does not say that the card is gone.
      error={error && t('cashBox.card.gone')}
      onValueChange={(id) => {
        form.clearErrors('card');
        onChange(id);
      }}
      options={[
        ...cards.map(({ id, masked_number, isExpired }) => ({
          value: id,
          label: shortAccount(masked_number) ?? masked_number,
          ...(isExpired && { description: t('cashBox.card.expired'), disabled: true }),
        })),
        { value: NEW_CARD, label: t('cashBox.card.new') },
      ]}
    />
  );
}

/** Inputs of a method (API-26, CASH-05). Hidden fields are sent but not shown; a saved card needs none. */
export function MethodFields({ form, fields }: { form: PaymentFormReturn; fields: readonly MethodField[] }) {
  const card = useDerived(form, (values) => values.card);
  if (card !== NEW_CARD) return null;
  return fields.map((field, index) => {
    if (field.type === 'hidden') return null;
    const { Input } = fieldTypeOf(field.type);
    return (
      <Field key={field.name} control={form.control} name={`fields.${index}`}>
        {({ attach, value, error, onBlur, onChange }) => (
          <Input
            field={field}
            attach={attach}
            value={value}
            error={error}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      </Field>
    );
  });
}

/** Amount, deferred so that typing renders before everything calculated from the amount. */
export function useCountedAmount(form: PaymentFormReturn): number | null {
  return useDeferredValue(useDerived(form, ({ amount }) => amount));
}

export function BonusOfAmount({ form, currency }: { form: PaymentFormReturn; currency: Currency }) {
  return <BonusSummary amount={useCountedAmount(form)} currency={currency} />;
}

/** Fee of the method and the amount charged or received, worded as in the receipt (PAY-19). */
export function CostOfAmount({ form, method }: { form: PaymentFormReturn; method: PaymentMethod }) {
  const t = useText();
  const { money } = useFormats();
  const amount = useCountedAmount(form);
  if (amount === null || amount === 0) return null;
  const { fee, net } = costOf(amount, method);
  const sum = (minor: number) => money(minor, method.currency);
  const lines = [
    [t('payment.fee'), sum(fee)],
    [t(method.transaction_type === 'deposit' ? 'payment.net.in' : 'payment.net.out'), sum(net)],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 px-1">
      {lines.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-body text-ink-muted">{name}</dt>
          <dd className="text-body-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SubmitButtonProps {
  form: PaymentFormReturn;
  verb: 'deposit' | 'withdraw';
  currency: string;
  busy: boolean;
}

export function SubmitButton({ form, verb, currency, ...button }: SubmitButtonProps) {
  const t = useText();
  const { money } = useFormats();
  const amount = useCountedAmount(form);
  return (
    <Button type="submit" needsNetwork size="lg" block {...button}>
      {amount === null || amount === 0
        ? t(`cashBox.${verb}`)
        : t(`cashBox.${verb}.submit`, { amount: money(amount, currency) })}
    </Button>
  );
}
