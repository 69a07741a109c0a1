import type { MethodOptions, PaymentMethod, TransactionType } from '@tulpar/api/contract';
import { AmountInput } from '@tulpar/ui/amount-input';
import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { useDeferredValue, useRef, type FormEvent } from 'react';
import { activeBonusAtom, bonusHint, BonusSummary, depositBonusesAtom } from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { currencySign } from '#app/platform/i18n/languages.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { presetsOf } from '../amount.ts';
import { useCodeTexts } from '../code-text.ts';
import { usePayment } from '../payment-state.ts';
import { cardsOptions } from '../queries.ts';
import { shortAccount } from '../history.ts';
import { boundsOf, useMethodTexts } from './method-texts.ts';
import { MethodFields } from './MethodFields.tsx';
import { MethodHead } from './MethodHead.tsx';
import { WithdrawalDone } from './WithdrawalDone.tsx';
import { store, useAtomValue } from '#app/platform/state/store.ts';

/** Props of `PaymentForm`. */
export interface PaymentFormProps {
  type: TransactionType;
  method: PaymentMethod;
  options: MethodOptions;
  /** What a withdrawal can take at most, minor units; null when it is not known. */
  funds?: number | null;
  /** Why nothing can be withdrawn now. */
  blockedReason?: string | undefined;
}

const NEW_CARD = '';

/** Amount, fields and button of one method: a deposit with its bonus or a withdrawal. */
export function PaymentForm({ type, method, options, funds = null, blockedReason }: PaymentFormProps) {
  const t = useText();
  const { money, number, language } = useFormats();
  const codes = useCodeTexts();
  const texts = useMethodTexts();
  const form = useRef<HTMLFormElement>(null);
  const { currency } = method;
  const isDeposit = type === 'deposit';
  const chosen = useAtomValue(activeBonusAtom);
  const bonuses = useAtomValue(depositBonusesAtom);
  const bounds = { ...boundsOf(method, options), funds: isDeposit ? null : funds };
  const offerId = bonuses?.some(({ id }) => id === chosen) ? chosen : null;
  const payment = usePayment({
    type,
    method,
    options,
    bounds,
    offerId,
    onLeave: () => {
      if (offerId !== null) bonusHint.write(true);
      store.set(activeBonusAtom, null);
    },
  });
  const cards = useQuery({ ...cardsOptions, enabled: method.has_saved_cards });
  const usable = (cards.data ?? []).filter((card) => (isDeposit ? card.can_deposit : card.can_withdraw));
  const { amount, amountProblem, refusal, outcome } = payment;
  // A figure just typed is drawn in its field first; what it comes to follows in the next frame.
  const counted = useDeferredValue(amount);
  const sum = (minor: number) => money(minor, { currency, decimals: 'auto' });

  if (outcome?.kind === 'accepted' && amount !== null) {
    return <WithdrawalDone amount={sum(amount)} onAgain={payment.startOver} />;
  }

  const amountError = amountProblem
    ? amountProblem.kind === 'required'
      ? t('cashBox.amount.required')
      : t(`cashBox.amount.${amountProblem.kind}`, { amount: sum(amountProblem.amount) })
    : refusal?.amount.map((code) => codes.api(code, 'field')).join(', ');
  const fieldErrors = {
    ...Object.fromEntries(
      Object.entries(refusal?.fields ?? {}).map(([name, list]) => [
        name,
        list.map((code) => codes.api(code, 'field')).join(', '),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(payment.fieldProblems).map(([name, problem]) => [name, t(`cashBox.field.${problem}`)]),
    ),
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (payment.isBusy || payment.submit()) return;
    // The fields are marked with the next render; the first of them takes the focus.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const verb = isDeposit ? 'deposit' : 'withdraw';
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-1 flex-col gap-3">
      <MethodHead type={type} method={method} />
      {options.notice && <Notice tone="info">{options.notice}</Notice>}
      <AmountInput
        name="amount"
        label={t('cashBox.amount')}
        value={amount}
        onValueChange={payment.setAmount}
        onBlur={() => amount !== null && payment.touch('amount')}
        currencySymbol={currencySign(currency)}
        groupSeparator={language === 'en' ? ',' : '\u00a0'}
        range={texts.limits({ min_amount: bounds.min, max_amount: bounds.max, currency })}
        presets={presetsOf({
          presets: options.presets.length > 0 ? options.presets : method.presets,
          ...bounds,
          currency,
        }).map((value) => ({ value, label: number(value / 100) }))}
        clearLabel={t('cashBox.amount.clear')}
        {...(amountError ? { error: amountError } : {})}
      />
      {usable.length > 0 && (
        <RadioCards
          label={t('cashBox.card')}
          name="card"
          value={payment.cardId ?? NEW_CARD}
          onValueChange={(id) => payment.setCardId(id === NEW_CARD ? null : id)}
          options={[
            ...usable.map((card) => ({
              value: card.id,
              label: shortAccount(card.masked_number) ?? card.masked_number,
            })),
            { value: NEW_CARD, label: t('cashBox.card.new') },
          ]}
        />
      )}
      <MethodFields
        fields={payment.asked}
        values={payment.values}
        errors={fieldErrors}
        onChange={payment.setValue}
        onBlur={payment.touch}
      />
      {isDeposit && <BonusSummary amount={counted} currency={currency} />}
      {refusal?.isUnanswered && (
        <Notice tone="error" title={t('cashBox.offline.title')}>
          {t('cashBox.offline.text')}
        </Notice>
      )}
      {refusal && refusal.form.length > 0 && (
        <Notice tone="error" title={t('cashBox.refused.title')}>
          {refusal.form.map((code) => codes.api(code, 'form')).join(' ')}
        </Notice>
      )}
      {outcome?.kind === 'refused' && (
        <Notice tone="error" title={t('cashBox.refused.title')}>
          {codes.payment(outcome.type)}
        </Notice>
      )}
      <div className="sticky bottom-0 -mx-4 mt-auto bg-linear-to-t from-canvas from-75% to-transparent px-4 pt-6 pb-[max(16px,env(safe-area-inset-bottom))] tablet:static tablet:mx-0 tablet:bg-none tablet:px-0 tablet:pb-0">
        <Button
          type="submit"
          size="lg"
          block
          busy={payment.isBusy}
          {...(blockedReason ? { disabledReason: blockedReason } : {})}
        >
          {counted === null || counted === 0
            ? t(`cashBox.${verb}.submitEmpty`)
            : t(`cashBox.${verb}.submit`, { amount: sum(counted) })}
        </Button>
        <output className="sr-only">{outcome?.kind === 'leave' ? t('cashBox.redirecting') : ''}</output>
      </div>
    </form>
  );
}
