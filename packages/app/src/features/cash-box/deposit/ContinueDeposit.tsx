import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { use } from 'react';
import { depositRoom, limitsOptions } from '#app/features/limits/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useTime } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { redirectUrl } from '#app/platform/routing/urls.ts';
import { SimilarPayment } from '../history/SimilarPayment.tsx';
import { latestPaymentsOptions, openDepositsOptions } from '../queries.ts';
import { PaymentFlowContext } from './use-deposit.ts';

/** A deposit that can be continued, and the validated URL of its provider's page. */
export interface OpenDeposit {
  readonly deposit: Transaction;
  readonly url: string;
}

/**
 * The newest open deposit of this method and amount that can be continued at `moment`, ms (PAY-18). Its URL
 * is untrusted; a deposit with an invalid one is skipped.
 */
export function openDepositOf(
  list: readonly Transaction[],
  { uid, amount, moment, origin }: { uid: string; amount: number | null; moment: number; origin: string },
): OpenDeposit | null {
  const open = list.flatMap((one) => {
    const isOpen =
      one.type === 'deposit' &&
      one.status === 'process' &&
      one.method.uid === uid &&
      one.amount === amount &&
      one.continue_until &&
      Date.parse(one.continue_until) > moment;
    const url = isOpen ? redirectUrl(one.continue_url, origin) : null;
    return url === null ? [] : [{ deposit: one, url }];
  });
  return open[0] ?? null;
}

export function useOpenDeposit(uid: string) {
  const queries = useQueryClient();
  const known = useQuery(openDepositsOptions).data;
  // Whether the provider's page opens in a new tab. A browser opens one only synchronously within a press, so there is
  // no time for a request; the server then refuses a second deposit.
  const isTabOpened = use(PaymentFlowContext) !== null;
  const find = (list: readonly Transaction[], amount: number | null) =>
    openDepositOf(list, { uid, amount, moment: now(), origin: location.origin });
  /** Requests the list once; null if that fails, because the server refuses a second deposit anyway. */
  const read = async (amount: number | null): Promise<OpenDeposit | null> =>
    find(await queries.fetchQuery(latestPaymentsOptions).catch(() => []), amount);
  return {
    read,
    /** Whether a deposit that was open has been paid or declined, perhaps in another tab. */
    isSettled: ({ transaction_id: id }: Transaction): boolean =>
      known?.transactions.some((one) => one.transaction_id === id && one.status !== 'process') === true,
    /** Finds the open deposit on a press; if the list has not loaded, requests it unless a tab must be opened. */
    async atPress(amount: number | null): Promise<OpenDeposit | null> {
      if (known) return find(known.transactions, amount);
      return isTabOpened ? null : await read(amount);
    },
  };
}

export interface ContinueDepositProps {
  deposit: Transaction;
  /** Kind of the deposit's method, for the icon. */
  kind: string;
  onContinue: () => void;
  onNew: () => void;
  onClose: () => void;
}

/**
 * Offers to continue an unfinished deposit or to start another, and warns about the total if both are paid (PAY-18).
 */
export function ContinueDeposit({ deposit, kind, onContinue, onNew, onClose }: ContinueDepositProps) {
  const t = useText();
  const { money } = useFormats();
  const timeOf = useTime();
  const limits = useQuery(limitsOptions).data;
  const room = limits ? depositRoom(limits) : null;
  const { amount, currency, created_at, continue_until } = deposit;
  const sum = (minor: number) => money(minor, currency);
  const time = timeOf(created_at);
  // The open deposit does not count towards the limit yet, so check the limit for both.
  const isOver = room !== null && room.left < 2 * amount;
  return (
    <SimilarPayment
      payment={deposit}
      kind={kind}
      title={t('payment.open.title')}
      since={t('payment.open.since', { time, until: timeOf(continue_until ?? created_at) })}
      onClose={onClose}
      actions={
        <>
          <Button block variant="secondary" onClick={onContinue}>
            {t('payment.open.continue', { time })}
          </Button>
          <Button block variant="secondary" onClick={onNew}>
            {t('payment.open.new')}
          </Button>
        </>
      }
    >
      {t('payment.open.both', { amount: sum(2 * amount) })}{' '}
      {room !== null && (isOver ? t('payment.open.over', { left: sum(room.left) }) : t('payment.open.fits'))}
    </SimilarPayment>
  );
}
