import type { ComponentProps, ReactNode } from 'react';
import { WalletIcon } from '../../foundations/icon/index.ts';
import { OfferCard, type OfferAction, type OfferTerm } from '../offer-card/index.ts';
import type { ImageSource } from '../picture/Picture.tsx';

export type CashbackState = 'first-deposit' | 'available' | 'accruing' | 'locked';

/**
 * State of the cashback card: before the first deposit (ledger CASHBK-04), available (CASHBK-05), accruing an
 * amount, or locked until its day (CASHBK-06).
 */
export function cashbackState(depositsCount: number, available: boolean, accrues = false): CashbackState {
  if (!(depositsCount > 0)) return 'first-deposit';
  if (available) return 'available';
  return accrues ? 'accruing' : 'locked';
}

const usualMinDeposit: ReadonlyMap<string, number> = new Map([
  ['KZT', 300_000],
  ['AZN', 1000],
]);

/**
 * Minimum deposit to show (minor units): the server's, else the default of the currency, 3000 ₸ or 10 ₼
 * (ledger CASHBK-08). `null` for other currencies: the card then does not mention it.
 */
export function cashbackMinDeposit(fromServer: number | null | undefined, currency: string): number | null {
  if (typeof fromServer === 'number' && Number.isSafeInteger(fromServer) && fromServer > 0) return fromServer;
  return usualMinDeposit.get(currency.toUpperCase()) ?? null;
}

/** Props of `CashbackCard`. */
export interface CashbackCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Number of the player's deposits. */
  depositsCount: number;
  /** Whether a cashback can be claimed (ledger CASHBK-03). */
  available: boolean;
  /** Payment period; selects the text of the locked state. */
  period: 'weekly' | 'monthly';
  /** "Weekly cashback". */
  title: string;
  /** Claimable amount, shown when available: "12 480 ₸". */
  amount: string;
  /** Rate, shown in the other states: "10%". */
  percent: string;
  /** Text of the state before the first deposit. */
  firstDepositText: string;
  /** "Available on Thursday" and "available on the first day" of the month. */
  lockedText: Readonly<Record<'weekly' | 'monthly', string>>;
  /** Text below the rate while the card is locked. */
  lockedSubtitle?: string | undefined;
  terms: readonly OfferTerm[];
  /** Accrued amount with its label: "6 840 ₸", "Cashback so far". Without it the card is locked. */
  accrued?: { readonly title: string; readonly amount: string } | undefined;
  /** Time left to claim it, or until the payment (a running `Countdown`). */
  countdown: ReactNode;
  countdownLabel?: string | undefined;
  /** Opens the cash box, in the first two states. */
  action: OfferAction;
  /** Opens the calculation. */
  details?: OfferAction | undefined;
  image?: ImageSource | null | undefined;
}

/** Cashback in one of four states derived from data (ledger CASHBK-04 to CASHBK-07). */
export function CashbackCard({
  depositsCount,
  available,
  period,
  title,
  amount,
  percent,
  firstDepositText,
  lockedText,
  lockedSubtitle,
  terms,
  accrued,
  countdown,
  countdownLabel,
  action,
  details,
  image,
  ...rest
}: CashbackCardProps) {
  const state = cashbackState(depositsCount, available, accrued !== undefined);
  const open = { icon: <WalletIcon aria-hidden="true" />, ...action };
  const face = { ...rest, kind: 'cashback', title, image, details } as const;
  if (state === 'accruing' && accrued)
    return (
      <OfferCard
        {...face}
        status="available"
        title={accrued.title}
        figure={accrued.amount}
        subtitle={lockedSubtitle}
        countdown={countdown}
        countdownLabel={countdownLabel ?? lockedText[period]}
        terms={[]}
      />
    );
  if (state === 'locked')
    return (
      <OfferCard
        {...face}
        status="locked"
        figure={percent}
        subtitle={lockedSubtitle}
        lockedNote={lockedText[period]}
        terms={[]}
      />
    );
  if (state === 'first-deposit')
    return (
      <OfferCard
        {...face}
        status="available"
        figure={percent}
        subtitle={firstDepositText}
        terms={terms}
        action={open}
      />
    );
  return (
    <OfferCard
      {...face}
      status="available"
      figure={amount}
      terms={terms}
      countdown={countdown}
      countdownLabel={countdownLabel}
      action={open}
    />
  );
}
