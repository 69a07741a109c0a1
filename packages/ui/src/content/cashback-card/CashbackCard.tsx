import type { ComponentProps, ReactNode } from 'react';
import { WalletIcon } from '../../foundations/icon/index.ts';
import { OfferCard, type OfferAction, type OfferTerm } from '../offer-card/index.ts';
import type { ImageSource } from '../picture/index.ts';
import { cashbackState } from './cashback-state.ts';

/** Props of `CashbackCard`. */
export interface CashbackCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Deposits the player has made. */
  depositsCount: number;
  /** Whether there is a cashback to take (ledger CASHBK-03). */
  available: boolean;
  /** How often it is paid: it picks the words of the locked state. */
  period: 'weekly' | 'monthly';
  /** "Weekly cashback". */
  title: string;
  /** The sum that waits: "12 480 ₸". Shown when available. */
  amount: string;
  /** The rate: "10%". Shown in the other two states. */
  percent: string;
  /** Invites to the first deposit. */
  firstDepositText: string;
  /** "Available on Thursday" and "available on the first day" of the month. */
  lockedText: Readonly<Record<'weekly' | 'monthly', string>>;
  /** What is under the rate while the card is locked. */
  lockedSubtitle?: string | undefined;
  terms: readonly OfferTerm[];
  /** What has accrued so far, and its name: "6 840 ₸", "Cashback so far". Without it the card waits locked. */
  accrued?: { readonly title: string; readonly amount: string } | undefined;
  /** Time left to take it, or to its payment (a running `Countdown`). */
  countdown: ReactNode;
  countdownLabel?: string | undefined;
  /** Goes to the cash box, in the first two states. */
  action: OfferAction;
  /** Shows how the sum comes about. */
  details?: OfferAction | undefined;
  image?: ImageSource | null | undefined;
}

/** Cashback in one of its four states, decided from data (ledger CASHBK-04 to CASHBK-07). */
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
