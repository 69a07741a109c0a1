import type { Transaction } from '@tulpar/api/contract';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { draftOf } from './draft.ts';
import { onPaymentBack, openPaymentTab } from './payment-tab.ts';
import type { PaymentFlow } from './payment-flow.ts';
import { BALANCE_KEY, moneyAtom, paidDepositOptions } from './queries.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** How far the server's clock may be from what this page takes for it, ms. */
const SLACK = 5000;

/** A deposit the server has taken; `url` is the provider's page, judged. */
interface Begun {
  readonly url: string;
  readonly id: string | null;
  readonly since: number;
  readonly hasTab: boolean;
}

/** Where a deposit beside the page stands. */
export interface PaidBeside {
  /** For `PaymentFlowContext` around the form. */
  readonly flow: PaymentFlow;
  /** The deposit that waits for the provider, or null while there is none; `deposit` is null until the history has it. */
  readonly waiting: {
    readonly url: string;
    readonly deposit: Transaction | null;
    /** The browser opened a tab for it. */
    readonly hasTab: boolean;
    /** The player has been back since. */
    readonly isBack: boolean;
    readonly isUnanswered: boolean;
  } | null;
  /** The deposit that was refused last; the next one takes it away. */
  readonly declined: Transaction | null;
  /** Opens the provider's page once more; false where the browser refuses: then a link has to do it. */
  readonly reopen: () => boolean;
  /** Back to the form: the player pays otherwise, or not at all. */
  readonly forget: () => void;
}

/** What is asked of `usePaidBeside`. */
export interface PaidBesideInput {
  /** The player looks at the payment: it is asked for until it is settled, else only when something has changed. */
  isWatched: boolean;
  onCredited: (deposit: Transaction) => void;
}

/**
 * Pays a deposit in a tab of its own, so that this page is never left (HEAD-12), and tells what becomes of it: by the
 * history, which is looked at while the window is open, when the balance rises and when the player is back.
 */
export function usePaidBeside({ isWatched, onCredited }: PaidBesideInput): PaidBeside {
  const t = useText();
  const queries = useQueryClient();
  const real = useAtomValue(moneyAtom)?.real ?? 0;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isBack, setBack] = useState(false);
  const {
    data: deposit = null,
    isError,
    refetch,
  } = useQuery({
    ...paidDepositOptions(begun?.id ?? null, begun?.since ?? 0, isWatched),
    enabled: begun !== null,
  });
  const isDeclined = begun !== null && deposit?.status === 'declined';
  const isCredited = begun !== null && deposit?.status === 'approved';
  const isOpen = begun !== null && !isDeclined && !isCredited;

  const look = useEffectEvent(() => {
    if (isOpen) void refetch({ cancelRefetch: false });
  });
  const lastReal = useRef(real);
  useEffect(() => {
    if (real > lastReal.current) look();
    lastReal.current = real;
  }, [real]);
  const comeBack = useEffectEvent(() => {
    if (isOpen) setBack(true);
    look();
  });
  useEffect(() => onPaymentBack(() => comeBack()), []);

  const finish = useEffectEvent(() => {
    if (!deposit) return;
    draftOf('deposit').remove();
    for (const queryKey of [BALANCE_KEY, ['profile'], ['notifications']])
      void queries.invalidateQueries({ queryKey });
    onCredited(deposit);
  });
  useEffect(() => {
    if (isCredited) finish();
  }, [isCredited]);

  const flow = useMemo<PaymentFlow>(
    () => ({
      begin() {
        const tab = openPaymentTab(t('cashBox.redirecting'));
        const since = now() - SLACK;
        setBegun(null);
        setBack(false);
        return {
          follow(url, id) {
            tab?.lead(url);
            setBegun({ url, id, since, hasTab: tab !== null });
          },
          drop: () => tab?.close(),
        };
      },
    }),
    [t],
  );
  return {
    flow,
    waiting: isOpen ? { url: begun.url, deposit, hasTab: begun.hasTab, isBack, isUnanswered: isError } : null,
    declined: isDeclined ? deposit : null,
    reopen() {
      const tab = begun && openPaymentTab(t('cashBox.redirecting'));
      if (!tab) return false;
      tab.lead(begun.url);
      setBegun({ ...begun, hasTab: true });
      setBack(false);
      return true;
    },
    forget: () => setBegun(null),
  };
}
