import type { ComponentProps, ReactNode } from 'react';
import type { Backdrop } from '../../foundations/backdrop/index.ts';
import type { ImageSource } from '../picture/index.ts';
import type { WagerValues } from '../wager-progress/index.ts';

/** What a button of an offer does: leads somewhere or calls back. */
export interface OfferAction {
  label: string;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  icon?: ReactNode;
  busy?: boolean | undefined;
  /** It is not the main thing to do on its page. */
  quiet?: boolean | undefined;
}

/** A condition of an offer: "Min. deposit", "3 000 ₸". */
export interface OfferTerm {
  label: string;
  value: string;
}

/** What every face of an offer may show. */
export interface OfferContent {
  /** What the offer is: "First deposit". */
  title: string;
  /** "up to 250 000 ₸"; the code of a promo offer. */
  subtitle?: string | undefined;
  /** The number that sells: "120%", "50 free spins". In the history: the sum it came to. */
  figure: string;
  /** Second half of the number, in gold: "+ 250 FS". */
  extra?: string | undefined;
  /** Marks over a money or spins offer (`Badge`). */
  badges?: ReactNode;
  /** Conditions; they stand on the card, before the button. */
  terms: readonly OfferTerm[];
  action?: OfferAction | undefined;
  /** Second, quiet button: all conditions. With an icon it is the icon alone on a small offer. */
  details?: OfferAction | undefined;
  /** Leads from an active offer to the bets it was wagered with. */
  ledger?: OfferAction | undefined;
  /** Gives an active offer up. With a reason it stays in sight, cannot be pressed, and the reason is written below. */
  cancel?: (OfferAction & { disabledReason?: string | undefined }) | undefined;
  /** When or how a locked offer opens. */
  lockedNote?: string | undefined;
  /** A quiet last line before the button: "2 of 3 activations left". */
  note?: string | undefined;
  /** How far an active offer is. */
  progress?: WagerValues | undefined;
  /** Time left (a running `Countdown`). */
  countdown?: ReactNode;
  /** What stands over the countdown: "Available for another". */
  countdownLabel?: string | undefined;
  /** End of an active offer, day of a past one. */
  date?: string | undefined;
  /** How a past offer ended: the status of the server and its word. */
  outcome?: { status: string; label: string } | undefined;
  image?: ImageSource | null | undefined;
  /** The picture is a key visual: larger, bleeds off the corner and fades to the left. */
  bleed?: boolean | undefined;
}

/** Props of `OfferCard`. */
export interface OfferCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'>, OfferContent {
  kind: 'welcome' | 'money' | 'spins' | 'cashback' | 'promo';
  /** `locked` is what the server calls awaiting; `history` is a line of a list. */
  status: 'available' | 'locked' | 'active' | 'history';
  /** Backdrop of the card; by default each kind has its own. */
  backdrop?: Backdrop | undefined;
}

/** What the face of an offer needs. */
export type OfferFaceProps = OfferContent & { backdrop: Backdrop };
