import type { MethodOptions, PaymentMethod, PaymentResult, TransactionType } from '@tulpar/api/contract';
import { use, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#app/platform/i18n/intl.tsx';
import { failUrl } from './addresses.ts';
import { judgeAmount, type AmountBounds } from './amount.ts';
import { draftOf } from './draft.ts';
import { hasCardData, judgeField, keepable, sentFields, startValues } from './fields.ts';
import { LeavePageContext } from './leave-page.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { usePay } from './pay.ts';
import { PaymentWayContext, type PaymentTrip } from './payment-way.ts';
import { refusalOf, type Refusal } from './refusal.ts';

/** The deposit button stays off this long after a press, ms (CASH-22, OP-69). */
const TRIGGER = 3000;
/** Loading marks go this long after the page was sent to the provider, ms (CASH-21). */
const LEAVING = 20_000;

/** What a payment form works on. */
export interface PaymentInput {
  type: TransactionType;
  method: PaymentMethod;
  options: MethodOptions;
  bounds: AmountBounds;
  /** Id of the bonus that goes with a deposit, or null. */
  offerId: string | null;
  /** The page is about to leave with an accepted deposit. */
  onLeave: () => void;
}

/** A flag that drops by itself, and when the page comes back from the back-forward cache. */
function useBriefFlag(ms: number): [boolean, () => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const drop = () => setOn(false);
    const onShow = (event: PageTransitionEvent) => event.persisted && drop();
    const timer = setTimeout(drop, ms);
    addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onShow);
    };
  }, [isOn, ms]);
  return [isOn, useCallback(() => setOn(true), [])];
}

/** Values of a payment form, what is wrong with them, and the command that sends them. */
export function usePayment({ type, method, options, bounds, offerId, onLeave }: PaymentInput) {
  const language = useLanguage();
  const { uid } = method;
  const { fields } = options;
  const draft = useMemo(() => draftOf(type), [type]);
  const [last] = useState(() => {
    const found = draft.read();
    return found?.uid === uid ? found : null;
  });
  const [amount, setAmount] = useState<number | null>(last?.amount ?? null);
  const [values, setValues] = useState(() => startValues(fields, last?.fields));
  const [cardId, setCardId] = useState<string | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isTriggered, trigger] = useBriefFlag(TRIGGER);
  const [isLeaving, markLeaving] = useBriefFlag(LEAVING);
  const isSensitive = hasCardData(fields);
  const leavePage = use(LeavePageContext);
  const way = use(PaymentWayContext);
  const trip = useRef<PaymentTrip | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      trip.current?.drop();
    };
  }, []);

  // Not between a key and its figure: the storage answers slowly on a phone.
  const kept = useDeferredValue(amount);
  useEffect(() => {
    if (outcome?.kind === 'accepted') return;
    draft.write({ uid, amount: kept, fields: keepable(values, fields) });
  }, [draft, uid, kept, values, fields, outcome]);

  const amountProblem = judgeAmount(amount, bounds);
  // A card that is already known brings its own number: the fields of a new one are not asked for.
  const asked = cardId === null ? fields : [];
  const fieldProblems = Object.fromEntries(
    asked.flatMap((field) => {
      const problem = judgeField(field, values[field.name] ?? '');
      return problem ? [[field.name, problem] as const] : [];
    }),
  );
  const touch = (name: string) => setTouched((known) => new Set(known).add(name));
  const forget = () => {
    setRefusal(null);
    setOutcome(null);
  };

  /** Takes the trip that was begun with the press: it ends with the answer. */
  const endTrip = () => {
    const ended = trip.current;
    trip.current = null;
    return ended;
  };

  const finish = (result: PaymentResult) => {
    const next = outcomeOf(type, result, location.origin);
    if (next.kind === 'accepted') draft.remove();
    // A player who has left the form by then is not taken away from another page, and keeps the chosen bonus.
    if (!isMounted.current) return;
    const begun = endTrip();
    if (begun) {
      if (next.kind === 'leave') {
        onLeave();
        begun.follow(next.url, result.transaction_id);
      } else {
        setOutcome({ kind: 'refused', type: result.error_type ?? result.message });
        begun.drop();
      }
      return;
    }
    setOutcome(next);
    if (next.kind === 'leave') onLeave();
    if (next.kind === 'leave' || next.kind === 'fail') {
      markLeaving();
      leavePage(next.url);
    }
  };

  const { mutate, isPending } = usePay({
    onSuccess: finish,
    onError: (error) => {
      endTrip()?.drop();
      setRefusal(refusalOf(error));
    },
  });

  /** Sends the payment; with something missing it marks the fields instead and tells so by false. */
  const submit = (): boolean => {
    setTouched(new Set(['amount', ...fields.map(({ name }) => name)]));
    if (amountProblem || amount === null || Object.keys(fieldProblems).length > 0) return false;
    forget();
    if (type === 'deposit') trigger();
    const body = {
      type,
      fail_url: failUrl(location.origin),
      uid,
      amount,
      currency: method.currency,
      locale: language,
      fields: sentFields(asked, values),
      card_id: cardId,
      offer_id: type === 'deposit' ? offerId : null,
    };
    if (type === 'deposit') trip.current = way?.begin() ?? null;
    mutate({ body, isSensitive });
    return true;
  };

  return {
    amount,
    values,
    cardId,
    refusal,
    outcome,
    asked,
    amountProblem: touched.has('amount') ? amountProblem : null,
    fieldProblems: Object.fromEntries(Object.entries(fieldProblems).filter(([name]) => touched.has(name))),
    isBusy: isPending || isTriggered || isLeaving,
    isSending: isPending,
    setAmount: (minor: number | null) => {
      setAmount(minor);
      forget();
    },
    setValue: (name: string, value: string) => {
      setValues((known) => ({ ...known, [name]: value }));
      forget();
    },
    setCardId: (id: string | null) => {
      setCardId(id);
      forget();
    },
    touch,
    submit,
    startOver: () => {
      setAmount(null);
      setTouched(new Set());
      forget();
    },
  };
}
