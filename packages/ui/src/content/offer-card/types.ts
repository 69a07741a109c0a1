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
  /** Amount under the title: "up to 250 000 ₸"; for a promo offer its code. */
  subtitle?: string | undefined;
  /** The main number: "120%", "50 free spins". In the history: the resulting amount. */
  figure: string;
  /** Second part of the main number, in gold: "+ 250 FS". */
  extra?: string | undefined;
  /** Badges above a money or spins offer (`Badge`). */
  badges?: ReactNode;
  terms: readonly OfferTerm[];
  action?: OfferAction | undefined;
  /** Secondary button for the full terms. With an icon, a small offer shows only the icon. */
  details?: OfferAction | undefined;
  /** Links an active offer to its contributing bets. */
  ledger?: OfferAction | undefined;
  /** Cancels an active offer. With a reason it is visible but disabled, with the reason below. */
  cancel?: (OfferAction & { disabledReason?: string | undefined }) | undefined;
  /** When or how a locked offer unlocks. */
  lockedNote?: string | undefined;
  /** Last line before the button: "2 of 3 activations left". */
  note?: string | undefined;
  progress?: WagerValues | undefined;
  /** Time left (a running `Countdown`). */
  countdown?: ReactNode;
  /** Text above the countdown: "Available for another". */
  countdownLabel?: string | undefined;
  /** End of an active offer, or day of a past one, as text. */
  date?: string | undefined;
  /** Outcome of a past offer: server status and label. */
  outcome?: { status: string; label: string } | undefined;
  image?: ImageSource | null | undefined;
  /** The picture is a key visual: larger, bleeds off the corner and fades to the left. */
  bleed?: boolean | undefined;
}

export interface OfferCardProps extends OfferContent {
  kind: 'welcome' | 'money' | 'spins' | 'cashback' | 'promo';
  /** `locked`: status `awaiting` on the server; `history`: a past offer as a list row. */
  status: 'available' | 'locked' | 'active' | 'history';
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

export type OfferFaceProps = OfferContent & { backdrop: Backdrop };
