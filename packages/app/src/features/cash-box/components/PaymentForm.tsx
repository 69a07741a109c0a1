import type {
  MethodOptions,
  PaymentMethod,
  Transaction,
  TransactionType,
  WithdrawalReadiness,
} from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { PaymentPlate } from '@tulpar/ui/payment-method-tile';
import { useEffect, useMemo, useState } from 'react';
import { activeBonusAtom, bonusHint, depositOfferAtom } from '#app/features/bonuses/index.ts';
import {
  applyServerErrors,
  useChange,
  useCodeText,
  useDraft,
  useSchemaForm,
  type FormFailure,
} from '#app/platform/forms/forms.ts';
import { depositRoom, limitsOptions } from '#app/features/limits/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { generationAtom } from '#app/platform/session/session.ts';
import { store, useAtomValue } from '#app/platform/state/store.ts';
import {
  draftOf,
  draftValues,
  serverErrorFields,
  hasCardData,
  NEW_CARD,
  paymentSchema,
  restoredPaths,
  sentPayment,
  startValues,
  type PaymentValues,
} from '../payment-values.ts';
import { boundsOf, kindOf, methodImage, useMethodTexts } from '../methods.ts';
import { validateAmount, presetsOf } from '../model/amount.ts';
import { usePaymentFlow, type FormPayment } from '../payment-flow.ts';
import { cardsOptions } from '../queries.ts';
import { useLikeWithdrawal } from '../model/history.ts';
import { useOpenDeposit } from '../open-deposit.ts';
import { ContinueDeposit } from './ContinueDeposit.tsx';
import { EndsBonus } from './EndsBonus.tsx';
import {
  AmountField,
  BonusOfAmount,
  CardField,
  CostOfAmount,
  MethodFields,
  SubmitButton,
} from './PaymentFields.tsx';
import { StrandedRest } from './StrandedRest.tsx';
import { WithdrawalOutcome } from './WithdrawalOutcome.tsx';
import { WithdrawalFix } from './Readiness.tsx';
import { Refusal } from './Refusal.tsx';
import { RepeatWithdrawal } from './RepeatWithdrawal.tsx';

export interface PaymentFormProps {
  type: TransactionType;
  method: PaymentMethod;
  options: MethodOptions;
  /** The most a withdrawal can take, minor units; null if unknown. */
  funds?: number | null;
  /** What blocks a withdrawal, and the bonuses it would cancel. */
  readiness?: WithdrawalReadiness | undefined;
}

interface Like {
  readonly withdrawal: Transaction;
  /** Values of the new withdrawal. */
  readonly values: PaymentValues;
}

interface Unfinished {
  readonly deposit: Transaction;
  /** Validated URL of the provider's page. */
  readonly url: string;
  /** Values of the new deposit. */
  readonly values: PaymentValues;
}

/** Form of one method: a deposit with its bonus, or a withdrawal. */
export function PaymentForm({ type, method, options, funds = null, readiness }: PaymentFormProps) {
  const t = useText();
  const { money } = useFormats();
  const codeText = useCodeText();
  const isDeposit = type === 'deposit';
  const { uid, currency } = method;
  const { fields } = options;
  const { min, max: most } = boundsOf(method, options);
  const own = useQuery({ ...limitsOptions, enabled: isDeposit }).data;
  const left = isDeposit && own ? (depositRoom(own)?.left ?? null) : null;
  const max = left === null ? most : Math.min(most, left);
  const limit = isDeposit ? null : funds;
  // Show bounds the player can use: the maximum is capped by the available money.
  const top = limit !== null && limit >= min ? Math.min(max, limit) : max;
  const offer = useAtomValue(depositOfferAtom);
  const offerId = isDeposit ? offer : null;
  const saved = useQuery({ ...cardsOptions, enabled: method.has_saved_cards }).data ?? [];
  const cards = saved.filter((card) => (isDeposit ? card.can_deposit : card.can_withdraw));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  // Withdrawal waiting for confirmation because it cancels bonuses.
  const [asked, setAsked] = useState<PaymentValues | null>(null);
  // Similar open deposit, waiting for the player's choice.
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const openDeposit = useOpenDeposit(uid, isDeposit);
  // Similar earlier withdrawal, waiting for the player's choice.
  const [like, setLike] = useState<Like | null>(null);
  const [isLooking, setLooking] = useState(false);
  const likeWithdrawal = useLikeWithdrawal(uid);

  const [draft] = useState(() => {
    const found = draftOf(type).read();
    return found?.uid === uid ? found : null;
  });
  const [start] = useState(() => startValues(fields, draft));
  const form = useSchemaForm<PaymentValues>(
    useMemo(() => paymentSchema(fields, { min, max, funds: limit }), [fields, min, max, limit]),
    start,
  );
  useDraft(form, {
    restored: restoredPaths(fields, draft),
    write: (changed) => draftOf(type).write({ uid, ...draftValues(fields, changed) }),
    extra: null,
  });

  const offerToContinue = async (amount: number) => {
    setLooking(true);
    const generation = store.get(generationAtom);
    const open = await openDeposit.read(amount);
    setLooking(false);
    if (!open || store.get(generationAtom) !== generation) return;
    forget();
    setUnfinished({ ...open, values: { ...form.getValues(), amount } });
  };
  const { send, resume, isRepeat, outcome, isBusy, forget } = usePaymentFlow({
    type,
    onLeave() {
      if (offerId !== null) bonusHint.write(true);
      store.set(activeBonusAtom, null);
    },
    onRefused(reason, amount) {
      if (reason?.toUpperCase() === 'DEPOSIT_OPEN') void offerToContinue(amount);
    },
    onError(error) {
      setAsked(null);
      setFailure(applyServerErrors(form, error, serverErrorFields(fields, form.getValues('card'))));
    },
  });
  useChange(form, () => {
    setFailure(null);
    setAsked(null);
    forget();
  });
  useEffect(() => {
    // The bounds follow the balance, so revalidate an amount that was already checked.
    const { isTouched, invalid } = form.getFieldState('amount');
    const problem = validateAmount(form.getValues('amount'), { min, max, funds: limit });
    if (isTouched && invalid === (problem === null)) void form.trigger('amount');
  }, [form, min, max, limit]);

  const known = cards.map(({ id }) => id).join();
  useEffect(() => {
    // The chosen card was removed meanwhile.
    const card = form.getValues('card');
    if (card !== NEW_CARD && !known.split(',').includes(card)) form.setValue('card', NEW_CARD);
  }, [form, known]);

  if (outcome?.kind === 'accepted') {
    return (
      <WithdrawalOutcome
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
  const isAsking = asked !== null && (outcome === null || isChanged);
  const paymentOf = (values: PaymentValues): FormPayment => ({
    uid,
    currency,
    offer_id: offerId,
    isSensitive: hasCardData(fields),
    ...sentPayment(fields, values),
    ...(readiness?.ends_offers === undefined ? {} : { ends_offer_ids: ends.map(({ id }) => id) }),
  });
  const pay = (values: PaymentValues) => {
    setFailure(null);
    send(paymentOf(values));
  };
  const deposit = async (values: PaymentValues) => {
    const payment = { ...paymentOf(values), refuse_if_open: true };
    // A payment whose response was lost is sent again under its key: it cannot become a second one.
    if (!isRepeat(payment)) {
      setLooking(true);
      const generation = store.get(generationAtom);
      const open = await openDeposit.atPress(values.amount);
      setLooking(false);
      if (store.get(generationAtom) !== generation) return;
      if (open) return setUnfinished({ ...open, values });
    }
    setFailure(null);
    send(payment);
  };
  const withdraw = (values: PaymentValues) => {
    if (ends.length === 0) return pay(values);
    forget();
    setAsked(values);
  };
  const confirmOrWithdraw = async (values: PaymentValues) => {
    setLooking(true);
    const found = await likeWithdrawal(values.amount);
    setLooking(false);
    if (found === 'gone') return;
    if (found) return setLike({ withdrawal: found, values });
    withdraw(values);
  };
  const submit = form.handleSubmit((values) => {
    if (isDeposit) return deposit(values);
    return isRepeat(paymentOf(values)) ? withdraw(values) : confirmOrWithdraw(values);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isLooking) void submit(event);
      }}
      className="flex flex-1 flex-col gap-3"
    >
      <MethodHead type={type} method={method} />
      {options.notice && <Notice tone="info">{options.notice}</Notice>}
      <AmountField
        form={form}
        currency={currency}
        min={min}
        max={top}
        funds={limit}
        presets={presetsOf({
          presets: options.presets.length > 0 ? options.presets : method.presets,
          min,
          max: top,
          currency,
        })}
      />
      {left !== null && (
        <Notice
          tone={left < min ? 'warning' : 'info'}
          action={
            <Button asChild variant="secondary" size="sm">
              <Link href={href('limits')}>{t('page.limits')}</Link>
            </Button>
          }
        >
          {t(left < min ? 'cashBox.limit.none' : 'cashBox.limit.left', {
            amount: money(left, currency),
          })}
        </Notice>
      )}
      <CardField form={form} cards={cards} />
      <MethodFields form={form} fields={fields} />
      {isDeposit && <BonusOfAmount form={form} currency={currency} />}
      <CostOfAmount form={form} method={method} />
      {readiness && (
        <StrandedRest form={form} readiness={readiness} currency={currency} min={min} max={max} />
      )}
      {failure?.away && (
        <Notice tone="error" title={t('cashBox.offline.title')}>
          {t('cashBox.offline.text')}
        </Notice>
      )}
      {failure && failure.codes.length > 0 && (
        <Notice tone="error" title={t('cashBox.refused.title')}>
          {codeText(failure.codes)}
        </Notice>
      )}
      {outcome?.kind === 'refused' && !isAsking && !isLooking && (
        <Refusal
          of={type}
          type={outcome.type}
          allowed={outcome.allowed}
          currency={currency}
          onTake={(sum) => {
            forget();
            form.setValue('amount', sum, { shouldDirty: true, shouldValidate: true });
            form.setFocus('amount');
          }}
        />
      )}
      <div className="sticky bottom-0 -mx-4 mt-auto bg-linear-to-t from-canvas from-75% to-transparent px-4 pt-6 pb-[max(16px,env(safe-area-inset-bottom))] tablet:static tablet:mx-0 tablet:bg-none tablet:px-0 tablet:pb-0">
        {readiness?.can_withdraw_amount === 0 && !isBusy ? (
          <WithdrawalFix readiness={readiness} />
        ) : (
          <SubmitButton
            form={form}
            verb={isDeposit ? 'deposit' : 'withdraw'}
            currency={currency}
            busy={isBusy || isLooking}
          />
        )}
        <output className="sr-only">{outcome?.kind === 'leave' ? t('cashBox.redirecting') : ''}</output>
      </div>
      {unfinished && (
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
      {like && (
        <RepeatWithdrawal
          withdrawal={like.withdrawal}
          kind={method.type}
          onNew={() => {
            setLike(null);
            withdraw(like.values);
          }}
          onClose={() => setLike(null)}
        />
      )}
      {!isDeposit && (
        <EndsBonus
          amount={isAsking ? (asked.amount ?? 0) : null}
          currency={currency}
          ends={ends}
          own={readiness?.full_amount ?? 0}
          isChanged={isChanged}
          busy={isBusy}
          onConfirm={() => asked && pay(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}

/** The chosen method with a link to change it. */
function MethodHead({ type, method }: Pick<PaymentFormProps, 'type' | 'method'>) {
  const t = useText();
  const texts = useMethodTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-lg bg-surface-1 py-3 pr-2 pl-3.5 shadow-card">
      <PaymentPlate image={methodImage(method)} icon={kindOf(method.type)} />
      <div className="min-w-0 flex-1 basis-24">
        <p className="text-body-strong break-words">{method.name}</p>
        <p className="text-caption text-ink-muted">{texts.line(method)}</p>
      </div>
      <Button asChild variant="ghost" size="sm" className="ml-auto px-2.5! text-[0.875rem]!">
        <Link href={href(type === 'deposit' ? 'deposit' : 'withdrawal')}>{t('cashBox.change')}</Link>
      </Button>
    </div>
  );
}
