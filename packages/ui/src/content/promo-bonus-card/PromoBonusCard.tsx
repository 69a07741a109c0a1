import type { ComponentProps } from 'react';
import { OfferCard, type OfferAction } from '../offer-card/index.ts';
import type { ImageSource } from '../picture/Picture.tsx';
import { activationsLeft, promoWindow } from './promo-bonus.ts';

/** Props of `PromoBonusCard`. */
export interface PromoBonusCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** "Promo code ALTYN50". */
  code: string;
  /** Current time, ms since the epoch. */
  now: number;
  /** Activation window, ms since the epoch; `null` leaves that side open. */
  startsAt: number | null;
  endsAt: number | null;
  /** "from 1 December": replaces the button outside the window (ledger PROMO-06). */
  fromLabel: string;
  /** Shown after the window, if different. */
  endedLabel?: string | undefined;
  /** Allowed and used activations, and texts for the remaining ones (ledger PROMO-10). */
  activations?:
    | { perUser: number; used: number; label: (left: number, total: number) => string; noneLabel: string }
    | undefined;
  /** Activates it; `busy` while the request is pending. */
  action: OfferAction;
  image?: ImageSource | null | undefined;
}

/**
 * A bonus of the month: a poster with code and remaining activations, and a button inside its window only
 * (ledger PROMO-05).
 */
export function PromoBonusCard({
  code,
  now,
  startsAt,
  endsAt,
  fromLabel,
  endedLabel = fromLabel,
  activations,
  ...rest
}: PromoBonusCardProps) {
  const stage = promoWindow(now, startsAt, endsAt);
  const left = activations && activationsLeft(activations.perUser, activations.used);
  const usedUp = left === 0;
  const lockedNote =
    stage === 'before'
      ? fromLabel
      : stage === 'after'
        ? endedLabel
        : usedUp
          ? activations?.noneLabel
          : undefined;
  const note =
    stage === 'open' && activations && left ? activations.label(left, activations.perUser) : undefined;
  return (
    <OfferCard
      {...rest}
      kind="promo"
      status={lockedNote === undefined ? 'available' : 'locked'}
      data-window={stage}
      figure=""
      subtitle={code}
      terms={[]}
      note={note}
      lockedNote={lockedNote}
    />
  );
}
