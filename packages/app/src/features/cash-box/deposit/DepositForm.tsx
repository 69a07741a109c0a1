import { ButtonLink } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useState } from 'react';
import {
  activeBonusAtom,
  bonusHint,
  depositBonusesAtom,
  depositOfferAtom,
} from '#app/features/bonuses/index.ts';
import { useChange } from '#app/platform/forms/forms.ts';
import { depositRoom, limitsOptions } from '#app/features/limits/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { generationAtom } from '#app/platform/session/session.ts';
import { store, useAtomValue } from '#app/platform/state/store.ts';
import {
  AmountField,
  BonusOfAmount,
  CardField,
  CostOfAmount,
  MethodFields,
  SubmitButton,
} from '../fields/PaymentFields.tsx';
import { Refusal } from '../fields/Refusal.tsx';
import { isAwaitedPayment } from '../commands.ts';
import { boundsOf } from '../methods/methods.ts';
import {
  PaymentActions,
  PaymentFailure,
  PaymentForm,
  usePaymentForm,
  type MethodFormProps,
} from '../fields/payment-form.tsx';
import type { PaymentValues } from '../fields/payment-values.ts';
import { ContinueDeposit, useOpenDeposit, type OpenDeposit } from './ContinueDeposit.tsx';
import { useDeposit } from './use-deposit.ts';

/** An open deposit of the same method and amount: the player decides whether to continue it. */
interface Unfinished extends OpenDeposit {
  readonly values: PaymentValues;
}

export function DepositForm({ method, options }: MethodFormProps) {
  const t = useText();
  const { money } = useFormats();
  const { uid, currency } = method;
  const { min, max: most } = boundsOf(method, options);
  const limits = useQuery(limitsOptions).data;
  const left = (limits && depositRoom(limits)?.left) ?? null;
  const max = left === null ? most : Math.min(most, left);
  const offer_id = useAtomValue(depositOfferAtom);
  const bonusMin = useAtomValue(depositBonusesAtom)?.find(({ id }) => id === offer_id)?.minDeposit ?? null;
  const { form, cards, failure, clearFailure, showError, takeAmount, paymentOf } = usePaymentForm(
    { method, options },
    { min, max, funds: null, bonusMin },
  );
  const openDeposit = useOpenDeposit(uid);
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const [isLooking, setLooking] = useState(false);

  /** Returns null without an open deposit, and `gone` if the session ended during the search. */
  const look = async (amount: number | null, find: typeof openDeposit.read) => {
    setLooking(true);
    const generation = store.get(generationAtom);
    const open = await find(amount);
    setLooking(false);
    return store.get(generationAtom) === generation ? open : 'gone';
  };
  const { send, resume, outcome, isBusy, forget } = useDeposit({
    onLeave() {
      if (offer_id !== null) bonusHint.write(true);
      store.set(activeBonusAtom, null);
    },
    async onRefused(reason, amount) {
      if (reason?.toUpperCase() !== 'DEPOSIT_OPEN') return;
      const open = await look(amount, openDeposit.read);
      if (open === null || open === 'gone') return;
      forget();
      setUnfinished({ ...open, values: { ...form.getValues(), amount } });
    },
    onError: showError,
  });
  useChange(form, forget);

  const pay = (values: PaymentValues, terms: { refuse_if_open?: true } = {}) => {
    clearFailure();
    send(paymentOf(values, { offer_id, ...terms }));
  };
  const submit = form.handleSubmit(async (values) => {
    // A payment whose response was lost reuses its key, so it cannot be made twice and needs no search.
    if (!isAwaitedPayment(paymentOf(values, { offer_id }))) {
      const open = await look(values.amount, openDeposit.atPress);
      if (open === 'gone') return;
      if (open) return setUnfinished({ ...open, values });
    }
    pay(values, { refuse_if_open: true });
  });

  return (
    <PaymentForm
      method={method}
      options={options}
      isBusy={isBusy || isLooking}
      onSubmit={() => void submit()}
    >
      <AmountField form={form} method={method} options={options} min={min} max={max} bonusMin={bonusMin} />
      {left !== null && (
        <Notice
          tone={left < min ? 'warning' : 'info'}
          action={
            <ButtonLink href={href('limits')} variant="secondary" size="sm">
              {t('page.limits')}
            </ButtonLink>
          }
        >
          {t(left < min ? 'cashBox.limit.none' : 'cashBox.limit.left', { amount: money(left, currency) })}
        </Notice>
      )}
      <CardField form={form} cards={cards} />
      <MethodFields form={form} fields={options.fields} />
      <BonusOfAmount form={form} currency={currency} />
      <CostOfAmount form={form} method={method} />
      <PaymentFailure failure={failure} />
      {outcome?.kind === 'refused' && !isLooking && (
        <Refusal
          type={outcome.type}
          allowed={outcome.allowed}
          min={min}
          currency={currency}
          onTake={(amount) => {
            forget();
            takeAmount(amount);
          }}
        />
      )}
      <PaymentActions>
        <SubmitButton form={form} verb="deposit" currency={currency} busy={isBusy || isLooking} />
        <output className="sr-only">{outcome?.kind === 'leave' ? t('cashBox.redirecting') : ''}</output>
      </PaymentActions>
      {unfinished && !openDeposit.isSettled(unfinished.deposit) && (
        <ContinueDeposit
          deposit={unfinished.deposit}
          kind={method.type}
          onContinue={() => {
            setUnfinished(null);
            resume(unfinished.url, unfinished.deposit.transaction_id);
          }}
          onNew={() => {
            setUnfinished(null);
            pay(unfinished.values);
          }}
          onClose={() => setUnfinished(null)}
        />
      )}
    </PaymentForm>
  );
}
