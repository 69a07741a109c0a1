import type { Transaction } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { useState, useCallback } from 'react';
import { useChange } from '#app/platform/forms/forms.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { href } from '#app/platform/routing/router.tsx';
import { isAwaitedPayment, usePay, type Payment } from '../commands.ts';
import {
  PaymentActions,
  PaymentFailure,
  PaymentForm,
  usePaymentForm,
  useIsMounted,
  type MethodFormProps,
} from '../fields/payment-form.tsx';
import { draftOf, type PaymentValues } from '../fields/payment-values.ts';
import {
  AmountField,
  CardField,
  CostOfAmount,
  MethodFields,
  SubmitButton,
} from '../fields/PaymentFields.tsx';
import { OtherMethod, Refusal } from '../fields/Refusal.tsx';
import { useLikeWithdrawal } from '../history/history.ts';
import { SimilarPayment } from '../history/SimilarPayment.tsx';
import { boundsOf } from '../methods/methods.ts';
import { withdrawalOutcome, type WithdrawalOutcome } from '../outcome.ts';
import { EndsBonus, UnpayableRest, WithdrawalAccepted } from './WithdrawalNotices.tsx';
import { WithdrawalFix } from './Readiness.tsx';
import { useWithdrawable } from './WithdrawalSection.tsx';

/** Sends a withdrawal; `onError` gets the server's error, or a network error without a response. */
export function useWithdrawal({ onError }: { onError: (error: Error) => void }) {
  /** Outcome with the submitted amount, minor units. */
  const [outcome, setOutcome] = useState<(WithdrawalOutcome & { readonly amount: number }) | null>(null);
  const isMounted = useIsMounted();
  const { mutate, isPending } = usePay({
    onSuccess(result, { body: { amount } }) {
      const next = withdrawalOutcome(result);
      if (next.kind === 'accepted') draftOf('withdrawal').remove();
      setOutcome({ ...next, amount });
    },
    onError,
  });
  return {
    send(payment: Payment) {
      // The player may have left the form while it searched for similar withdrawals; then nothing is sent.
      if (!isMounted()) return;
      setOutcome(null);
      mutate(payment);
    },
    outcome,
    isBusy: isPending,
    /** Clears the outcome; for use when the form changes. */
    forget: useCallback(() => setOutcome(null), []),
  };
}

/** A similar earlier withdrawal: the player decides whether to send another. */
interface Like {
  readonly withdrawal: Transaction;
  readonly values: PaymentValues;
}

/** Form of a withdrawal by one method. A withdrawal that cancels bonuses is confirmed first (PAY-06). */
export function WithdrawalForm({ method, options }: MethodFormProps) {
  const { uid, currency } = method;
  const { funds, readiness } = useWithdrawable();
  const { min, max } = boundsOf(method, options);
  const { form, cards, failure, clearFailure, showError, takeAmount, paymentOf } = usePaymentForm(
    { method, options },
    { min, max, funds },
  );
  // A withdrawal to confirm, because it cancels bonuses.
  const [unconfirmed, setUnconfirmed] = useState<PaymentValues | null>(null);
  const [like, setLike] = useState<Like | null>(null);
  const [isLooking, setLooking] = useState(false);
  const likeWithdrawal = useLikeWithdrawal(uid);
  const { send, outcome, isBusy, forget } = useWithdrawal({
    onError(error) {
      setUnconfirmed(null);
      showError(error);
    },
  });
  useChange(form, () => {
    setUnconfirmed(null);
    forget();
  });

  if (outcome?.kind === 'accepted') {
    return (
      <WithdrawalAccepted
        amount={outcome.amount}
        currency={currency}
        id={outcome.id}
        onDone={() => {
          forget();
          form.reset({ ...form.getValues(), amount: null });
        }}
      />
    );
  }

  const ends = readiness?.ends_offers ?? [];
  const isChanged = outcome?.kind === 'refused' && outcome.type?.toLowerCase() === 'bonus_changed';
  const isConfirming = unconfirmed !== null && (outcome === null || isChanged);
  const withEnds = (values: PaymentValues) =>
    paymentOf(values, {
      offer_id: null,
      ...(readiness?.ends_offers === undefined ? {} : { ends_offer_ids: ends.map(({ id }) => id) }),
    });
  const pay = (values: PaymentValues) => {
    clearFailure();
    send(withEnds(values));
  };
  const confirmOrPay = (values: PaymentValues) => {
    if (ends.length === 0) return pay(values);
    forget();
    setUnconfirmed(values);
  };
  const submit = form.handleSubmit(async (values) => {
    if (isAwaitedPayment(withEnds(values))) return confirmOrPay(values);
    setLooking(true);
    const found = await likeWithdrawal(values.amount);
    setLooking(false);
    if (found === 'gone') return;
    if (found) return setLike({ withdrawal: found, values });
    confirmOrPay(values);
  });

  return (
    <PaymentForm
      method={method}
      options={options}
      isBusy={isBusy || isLooking}
      onSubmit={() => void submit()}
    >
      <AmountField form={form} method={method} options={options} min={min} max={max} funds={funds} />
      <CardField form={form} cards={cards} />
      <MethodFields form={form} fields={options.fields} />
      <CostOfAmount form={form} method={method} />
      {readiness && (
        <UnpayableRest form={form} readiness={readiness} currency={currency} min={min} max={max} />
      )}
      <PaymentFailure failure={failure} />
      {outcome?.kind === 'refused' && !isConfirming && !isLooking && (
        <Refusal
          type={outcome.type}
          allowed={outcome.allowed}
          min={min}
          currency={currency}
          onTake={(amount) => {
            setUnconfirmed(null);
            forget();
            takeAmount(amount);
          }}
        >
          {outcome.allowed !== undefined && outcome.allowed < min && <OtherMethod />}
        </Refusal>
      )}
      <PaymentActions>
        {readiness?.can_withdraw_amount === 0 && !isBusy ? (
          <WithdrawalFix readiness={readiness} />
        ) : (
          <SubmitButton form={form} verb="withdraw" currency={currency} busy={isBusy || isLooking} />
        )}
      </PaymentActions>
      {like && (
        <RepeatWithdrawal
          withdrawal={like.withdrawal}
          kind={method.type}
          onNew={() => {
            setLike(null);
            confirmOrPay(like.values);
          }}
          onClose={() => setLike(null)}
        />
      )}
      <EndsBonus
        amount={isConfirming ? (unconfirmed.amount ?? 0) : null}
        currency={currency}
        ends={ends}
        own={readiness?.full_amount ?? 0}
        isChanged={isChanged}
        busy={isBusy}
        onConfirm={() => unconfirmed && pay(unconfirmed)}
        onClose={() => setUnconfirmed(null)}
      />
    </PaymentForm>
  );
}

interface RepeatWithdrawalProps {
  withdrawal: Transaction;
  /** Kind of the withdrawal's method, for the icon. */
  kind: string;
  onNew: () => void;
  onClose: () => void;
}

function RepeatWithdrawal({ withdrawal, kind, onNew, onClose }: RepeatWithdrawalProps) {
  const t = useText();
  const { money } = useFormats();
  const { date } = useDates();
  const { amount, currency, created_at, transaction_id: tx } = withdrawal;
  return (
    <SimilarPayment
      payment={withdrawal}
      kind={kind}
      title={t('withdrawal.like.title')}
      since={t('withdrawal.like.since', { time: date(created_at, 'dd.MM.yyyy HH:mm') })}
      onClose={onClose}
      actions={
        <>
          <ButtonLink
            href={href('history', {}, { search: { tx } })}
            block
            variant="secondary"
            onClick={() => draftOf('withdrawal').remove()}
          >
            {t('withdrawal.like.open')}
          </ButtonLink>
          <Button block variant="secondary" onClick={onNew}>
            {t('withdrawal.like.new')}
          </Button>
        </>
      }
    >
      {t('withdrawal.like.both', { amount: money(2 * amount, currency) })}
    </SimilarPayment>
  );
}
