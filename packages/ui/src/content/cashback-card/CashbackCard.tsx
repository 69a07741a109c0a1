import type { ComponentProps, ReactNode } from 'react';
import { WalletIcon } from '../../foundations/icon/index.ts';
import { OfferCard, type OfferAction, type OfferTerm } from '../offer-card/index.ts';
import type { ImageSource } from '../picture/Picture.tsx';
import { cashbackState } from './cashback-state.ts';

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
