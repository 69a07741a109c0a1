import type { ComponentProps } from 'react';
import type { Backdrop } from '../../foundations/backdrop/index.ts';
import { OfferCard, type OfferAction, type OfferTerm } from '../offer-card/index.ts';
import type { ImageSource } from '../picture/index.ts';
import { activationsLeft, promoWindow } from './promo-bonus.ts';

/** Props of `PromoBonusCard`. */
export interface PromoBonusCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** "Promo code ALTYN50". */
  code: string;
  /** The number that sells, when there is one: "50% up to 100 000 ₸". */
  figure?: string | undefined;
  terms?: readonly OfferTerm[] | undefined;
  /** The current moment, ms since the epoch. */
  now: number;
  /** Window in which it can be taken, ms since the epoch; `null` leaves that side open. */
  startsAt: number | null;
  endsAt: number | null;
  /** "from 1 December": what stands instead of the button outside the window (ledger PROMO-06). */
  fromLabel: string;
  /** What stands there after the window, when it is not the same. */
  endedLabel?: string | undefined;
  /** How often the player may take it and has taken it, and the words for what is left (ledger PROMO-10). */
  activations?:
    | { perUser: number; used: number; label: (left: number, total: number) => string; noneLabel: string }
    | undefined;
  /** Activates it; `busy` while the answer is on its way. */
  action: OfferAction;
  details?: OfferAction | undefined;
  backdrop?: Backdrop | undefined;
  image?: ImageSource | null | undefined;
}

const noTerms: readonly OfferTerm[] = [];

/** A bonus of the month: a poster with its code, what is left of it, and a button inside its window only (ledger PROMO-05). */
export function PromoBonusCard({
  code,
  figure = '',
  terms = noTerms,
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
      figure={figure}
      subtitle={code}
      terms={terms}
      note={note}
      lockedNote={lockedNote}
    />
  );
}
