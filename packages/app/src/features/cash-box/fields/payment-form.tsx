import { DotLine } from '@tulpar/ui/dot-line';
import type { MethodOptions, PayBody, PaymentMethod } from '@tulpar/api/contract';
import { ButtonLink } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { PaymentPlate } from '@tulpar/ui/payment-method-tile';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  applyServerErrors,
  useChange,
  useDraft,
  useSchemaForm,
  type FormFailure,
} from '#app/platform/forms/forms.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { useCodeText } from '#app/platform/network/error-texts.ts';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import type { Payment } from '../commands.ts';
import { kindOf, methodImage, useMethodTexts, useHasRail } from '../methods/methods.ts';
import { feeOf, validateAmount, type AmountBounds } from './amount.ts';
import { failUrl } from '../outcome.ts';
import {
  draftOf,
  draftValues,
  hasCardData,
  NEW_CARD,
  paymentSchema,
  restoredPaths,
  sentPayment,
  serverErrorFields,
  startValues,
  type PaymentValues,
} from './payment-values.ts';
import { cardsOptions } from '../queries.ts';

export interface MethodFormProps {
  method: PaymentMethod;
  options: MethodOptions;
}

/**
 * State of a payment form: its values, which start with the draft of this tab, the player's saved cards, and the
 * last server error until a value changes.
 */
export function usePaymentForm(
  { method, options: { fields } }: MethodFormProps,
  { min, max, funds, bonusMin }: AmountBounds,
) {
  const { uid, currency, has_saved_cards, transaction_type: type, fee_percent, fee_fixed } = method;
  const language = useLanguage();
  const saved = useQuery({ ...cardsOptions, enabled: has_saved_cards }).data ?? [];
  const cards = saved.filter((card) => (type === 'deposit' ? card.can_deposit : card.can_withdraw));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [draft] = useState(() => {
    const found = draftOf(type).read();
    return found?.uid === uid ? found : null;
  });
  const [start] = useState(() => startValues(fields, draft));
  const bounds = useMemo(
    () => ({ min, max, funds, bonusMin, fees: type === 'withdrawal' ? { fee_percent, fee_fixed } : null }),
    [min, max, funds, bonusMin, type, fee_percent, fee_fixed],
  );
  const form = useSchemaForm<PaymentValues>(
    useMemo(() => paymentSchema(fields, bounds), [fields, bounds]),
    start,
  );
  useDraft(form, {
    restored: restoredPaths(fields, draft),
    write: (changed) => draftOf(type).write({ uid, ...draftValues(fields, changed) }),
    extra: null,
  });
  useChange(form, () => setFailure(null));
  useEffect(() => {
    // The bounds can change while the form is open, so revalidate an amount that was already checked.
    const { isTouched, invalid } = form.getFieldState('amount');
    const problem = validateAmount(form.getValues('amount'), bounds);
    if (isTouched && invalid === (problem === null)) void form.trigger('amount');
  }, [form, bounds]);
  const known = cards.flatMap(({ id, isExpired }) => (isExpired ? [] : id)).join();
  useEffect(() => {
    // If the chosen card has been removed or has expired, choose a new one and say so.
    const card = form.getValues('card');
    if (card === NEW_CARD || known.split(',').includes(card)) return;
    form.setValue('card', NEW_CARD);
    form.setError('card', { message: 'cashBox.card.gone' });
  }, [form, known]);

  return {
    form,
    cards,
    failure,
    clearFailure: () => setFailure(null),
    showError(error: Error) {
      const found = applyServerErrors(form, error, serverErrorFields(fields, form.getValues('card')));
      const isBonusGone = isApiError(error) && error.fields['offer_id'] !== undefined;
      setFailure(isBonusGone ? { ...found, codes: ['OFFER_NOT_AVAILABLE'] } : found);
    },
    /** Sets an amount that the page suggested, minor units. */
    takeAmount(amount: number) {
      form.setValue('amount', amount, { shouldDirty: true, shouldValidate: true });
      form.setFocus('amount');
    },
    paymentOf: (
      values: PaymentValues,
      terms: Pick<PayBody, 'offer_id' | 'ends_offer_ids' | 'refuse_if_open'>,
    ): Payment => ({
      body: {
        uid,
        currency,
        type,
        ...sentPayment(fields, values),
        fee: feeOf(values.amount ?? 0, method),
        ...terms,
        fail_url: failUrl(location.origin),
        locale: language,
      },
      isSensitive: hasCardData(fields),
    }),
  };
}

/** Returns a function that says whether the component is still mounted, for use after a response. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}

export interface PaymentFormProps extends MethodFormProps {
  /** Whether the form is busy; a press then does nothing. */
  isBusy: boolean;
  onSubmit: () => void;
  /** Fields, notices and `PaymentActions`. */
  children: ReactNode;
}

/** Form of a method, below its name and a link to change it unless the list of methods is next to the form. */
export function PaymentForm({ method, options, isBusy, onSubmit, children }: PaymentFormProps) {
  const t = useText();
  const texts = useMethodTexts();
  const hasRail = useHasRail();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
      className="flex flex-1 flex-col gap-3"
    >
      {!hasRail && (
        <div className="flex flex-wrap items-center gap-x-3 rounded-lg bg-surface-1 py-3 pr-2 pl-3.5 shadow-card">
          <PaymentPlate image={methodImage(method)} icon={kindOf(method.type)} />
          <div className="min-w-0 flex-1 basis-24">
            <p className="text-body-strong break-words">{method.name}</p>
            <p className="text-caption text-ink-muted">
              <DotLine parts={texts.line(method).split(' · ')} />
            </p>
          </div>
          <ButtonLink
            href={href(method.transaction_type)}
            variant="ghost"
            size="sm"
            className="ml-auto px-2.5! text-[0.875rem]!"
          >
            {t('common.change')}
          </ButtonLink>
        </div>
      )}
      {options.notice && <Notice tone="info">{options.notice}</Notice>}
      {children}
    </form>
  );
}

/** Why the server did not accept the form, except for errors shown at their fields. */
export function PaymentFailure({ failure }: { failure: FormFailure | null }) {
  const t = useText();
  const codeText = useCodeText();
  return (
    <>
      {failure?.isRetryable && (
        <Notice tone="error" title={t('cashBox.offline.title')}>
          {t('cashBox.offline.text')}
        </Notice>
      )}
      {failure && failure.codes.length > 0 && (
        <Notice tone="error" title={t('cashBox.refused.title')}>
          {codeText(failure.codes)}
        </Notice>
      )}
    </>
  );
}

/** Bottom of a payment form; stays visible on phones. */
export function PaymentActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-4 mt-auto bg-linear-to-t from-canvas from-75% to-transparent px-4 pt-6 pb-[max(16px,env(safe-area-inset-bottom))] tablet:static tablet:mx-0 tablet:bg-none tablet:px-0 tablet:pb-0">
      {children}
    </div>
  );
}
