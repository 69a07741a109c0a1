import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import { changedBy, useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useCodeTexts } from '../code-texts.ts';
import { forgetPayment } from '../commands.ts';
import { draftOf } from '../fields/payment-values.ts';
import { PaymentFlowContext, type PaymentFlow } from './use-deposit.ts';
import { onPaymentReturn, openPaymentWindow } from './payment-window.ts';
import { moneyAtom } from '../atoms.ts';
import { openDepositsOptions, paidDepositOptions } from '../queries.ts';
import { takeFocus } from '#app/platform/state/lost-focus.ts';
import { useOnChange } from '#app/platform/state/last-value.ts';

// Re-exported for the game page, which shows the deposit form inside this context.
export { PaymentFlowContext };

/** Tolerated clock difference to the server, ms. */
const SLACK = 5000;

/** A deposit accepted by the server; `url` is the validated provider's page. */
interface SentDeposit {
  readonly url: string;
  readonly id: string | null;
  readonly since: number;
  readonly hasTab: boolean;
}

/** State of a deposit that is paid in another tab. */
export interface DepositWindowState {
  /** Value for the `PaymentFlowContext` around the form. */
  readonly flow: PaymentFlow;
  /** The pending deposit, or null; `deposit` is null until the history contains it. */
  readonly waiting: {
    readonly url: string;
    readonly deposit: Transaction | null;
    /** Whether the browser opened a tab for the deposit. */
    readonly hasTab: boolean;
    /** Whether the player has returned to this page since the tab was opened. */
    readonly isBack: boolean;
    readonly isUnanswered: boolean;
  } | null;
  /** The last declined deposit; cleared by the next one. */
  readonly declined: Transaction | null;
  /** Opens the provider's page again; false if the browser blocks it, so a link is needed. */
  readonly reopen: () => boolean;
  /** Returns to the form. */
  readonly forget: () => void;
}

export interface DepositWindowInput {
  /** Whether the player sees the payment: it is then polled until settled, else refetched only after changes. */
  isWatched: boolean;
  onCredited: (deposit: Transaction) => void;
}

/**
 * Pays a deposit in another tab, so that this page is never left (HEAD-12). The deposit is read from the history
 * while `isWatched`, on payment events, when the balance rises and when the player returns.
 */
export function useDepositWindow({ isWatched, onCredited }: DepositWindowInput): DepositWindowState {
  const t = useText();
  const queries = useQueryClient();
  const real = useAtomValue(moneyAtom)?.real ?? 0;
  const [sent, setSent] = useState<SentDeposit | null>(null);
  const [isBack, setBack] = useState(false);
  const {
    data: deposit = null,
    isError,
    refetch,
  } = useQuery({
    ...paidDepositOptions(sent?.id ?? null, sent?.since ?? 0, isWatched),
    enabled: sent !== null,
  });
  const isDeclined = sent !== null && deposit?.status === 'declined';
  const isCredited = sent !== null && deposit?.status === 'approved';
  const isOpen = sent !== null && !isDeclined && !isCredited;

  const look = () => {
    if (isOpen) void refetch({ cancelRefetch: false });
  };
  useOnChange(real, (former) => {
    if (real > former) look();
  });
  const comeBack = useEffectEvent(() => {
    if (isOpen) setBack(true);
    look();
  });
  useEffect(() => onPaymentReturn(() => comeBack()), []);

  // A settled deposit is no longer open, so the form must not offer to continue it (PAY-18).
  const settle = useEffectEvent(() => {
    forgetPayment();
    queries.setQueryData(
      openDepositsOptions.queryKey,
      (cached) =>
        cached && {
          ...cached,
          transactions: cached.transactions.map((one) =>
            one.transaction_id === deposit?.transaction_id ? deposit : one,
          ),
        },
    );
    void queries.invalidateQueries({ queryKey: openDepositsOptions.queryKey });
  });
  useEffect(() => {
    if (isDeclined || isCredited) settle();
  }, [isDeclined, isCredited]);

  const finish = useEffectEvent(() => {
    if (!deposit) return;
    draftOf('deposit').remove();
    void queries.invalidateQueries(changedBy('balance', 'profile', 'notifications'));
    onCredited(deposit);
  });
  useEffect(() => {
    if (isCredited) finish();
  }, [isCredited]);

  const flow = useMemo<PaymentFlow>(
    () => ({
      begin() {
        const tab = openPaymentWindow(t('cashBox.redirecting'));
        const since = now() - SLACK;
        setSent(null);
        setBack(false);
        return {
          follow(url, id) {
            tab?.navigate(url);
            setSent({ url, id, since, hasTab: tab !== null });
          },
          drop: () => tab?.close(),
        };
      },
    }),
    [t],
  );
  return {
    flow,
    waiting: isOpen ? { url: sent.url, deposit, hasTab: sent.hasTab, isBack, isUnanswered: isError } : null,
    declined: isDeclined ? deposit : null,
    reopen() {
      const tab = sent && openPaymentWindow(t('cashBox.redirecting'));
      if (!tab) return false;
      tab.navigate(sent.url);
      setSent({ ...sent, hasTab: true });
      setBack(false);
      return true;
    },
    forget: () => setSent(null),
  };
}

export interface PaymentWaitingProps extends Pick<DepositWindowState, 'reopen' | 'forget'> {
  waiting: NonNullable<DepositWindowState['waiting']>;
}

/** Shown while a deposit is paid in another tab: its state, a link to the provider, and a button back to the form. */
export function PaymentWaiting({ waiting, reopen, forget }: PaymentWaitingProps) {
  const t = useText();
  const { money } = useFormats();
  const { url, deposit, hasTab, isBack, isUnanswered } = waiting;
  const isConfirming = deposit?.stage === 'confirming';
  const words = () => {
    if (isConfirming) {
      const amount = money(deposit.amount, deposit.currency);
      return [t('cashBox.ok.unknownTitle'), t('cashBox.ok.waiting', { amount })];
    }
    if (isUnanswered) return [t('cashBox.offline.title'), t('cashBox.ok.unknown')];
    if (!hasTab) return [t('play.pay.blocked.title'), t('play.pay.blocked.text')];
    return isBack
      ? [t('play.pay.unfinished.title'), t('play.pay.unfinished.text')]
      : [t('play.pay.away.title'), t('play.pay.away.text')];
  };
  const [title, text] = words();
  return (
    <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <Notice tone={!isConfirming && (isUnanswered || isBack || !hasTab) ? 'warning' : 'info'} title={title}>
        {text}
      </Notice>
      {!isConfirming && (
        <Button asChild block>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => reopen() && event.preventDefault()}
          >
            {t('play.pay.open')}
          </a>
        </Button>
      )}
      <Button block variant="ghost" onClick={forget}>
        {t('play.pay.other')}
      </Button>
    </div>
  );
}

/** Why a deposit in another tab failed; shown above the form, which still has its values. */
export function PaymentDeclined({ deposit }: { deposit: Transaction }) {
  const t = useText();
  const codes = useCodeTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-3 outline-none">
      <Notice tone="error" title={t('cashBox.fail.title')}>
        {codes.payment(deposit.error_type, deposit.reason_text)}
      </Notice>
    </div>
  );
}
