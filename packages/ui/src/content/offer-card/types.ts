import type { ReactNode, Ref } from 'react';
import type { Backdrop } from '../../foundations/backdrop/index.ts';
import type { ImageSource } from '../picture/Picture.tsx';
import type { WagerValues } from '../wager-progress/WagerProgress.tsx';

/** Action of an offer's button: a link or a callback. */
export interface OfferAction {
  label: string;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  icon?: ReactNode;
  busy?: boolean | undefined;
  /** Secondary style, for an action that is not the main one of its page. */
  quiet?: boolean | undefined;
}

/** A term of an offer: "Min. deposit", "3 000 ₸". */
export interface OfferTerm {
  label: string;
  value: string;
}

/** Content of every layout of an offer. */
export interface OfferContent {
  title: string;
  /** Line below the main number: "up to 250 000 ₸", a game; for a promo offer its code. */
  subtitle?: string | undefined;
  /** The main number: "120%", "50 free spins". In the history: the resulting amount. */
  figure: string;
  /** Second part of a large or locked offer's main number: "+ 250 FS". */
  extra?: string | undefined;
  /** Badges (`Badge`). Money and spins offers without any show their title as one. */
  badges?: ReactNode;
  terms: readonly OfferTerm[];
  action?: OfferAction | undefined;
  /** Secondary button for the full terms. With an icon, a small offer shows only the icon. */
  details?: OfferAction | undefined;
  /** Links an active offer to the list of its bets. */
  ledger?: OfferAction | undefined;
  /** Cancels an active offer. With a reason it is visible but disabled, with the reason below. */
  cancel?: (OfferAction & { disabledReason?: string | undefined }) | undefined;
  /** When or how a locked offer unlocks. */
  lockedNote?: string | undefined;
  /** Last line of a promo offer before the button: "2 of 3 activations left". */
  note?: string | undefined;
  progress?: WagerValues | undefined;
  /** Time left (a running `Countdown`). */
  countdown?: ReactNode;
  /** Text above the countdown of a large offer: "Available for another". */
  countdownLabel?: string | undefined;
  /** End of active free spins, or day of a past offer, as text. */
  date?: string | undefined;
  /** Outcome of a past offer: server status and label. */
  outcome?: { status: string; label: string } | undefined;
  image?: ImageSource | null | undefined;
  /** The picture is a key visual: larger, bleeds off the corner and fades to the left; default for `welcome`. */
  bleed?: boolean | undefined;
}

export interface OfferCardProps extends OfferContent {
  kind: 'welcome' | 'money' | 'spins' | 'cashback' | 'promo';
  /** `locked`: not yet or no longer usable, see `lockedNote`; `history`: a past offer as a list row. */
  status: 'available' | 'locked' | 'active' | 'history';
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

export type OfferFaceProps = OfferContent & { backdrop: Backdrop };
