import type { ComponentProps, ReactNode } from 'react';
import type { Ground } from '../ground/index.ts';
import type { ImageSource } from '../picture/index.ts';

/** What a button of an offer does: leads somewhere or calls back. */
export interface OfferAction {
  label: string;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  icon?: ReactNode;
  busy?: boolean | undefined;
}

/** Props of `OfferCard`. */
export interface OfferCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  kind: 'welcome' | 'money' | 'spins' | 'cashback';
  status: 'available' | 'locked' | 'active';
  /** Stone of the card; each kind has its own unless told. */
  ground?: Ground | undefined;
  /** What the offer is: "First deposit". */
  title: string;
  /** "up to 250 000 ₸". */
  subtitle?: string | undefined;
  /** The number that sells: "120%", "50 free spins". */
  figure: string;
  /** Second half of the number, in gold: "+ 250 FS". */
  extra?: string | undefined;
  /** Marks over a money or spins offer (`Badge`). */
  badges?: ReactNode;
  /** Conditions; they stand on the card, before the button. */
  terms: readonly { label: string; value: string }[];
  action?: OfferAction | undefined;
  /** Second, quiet button: all conditions. */
  details?: OfferAction | undefined;
  /** When or how a locked offer opens. */
  lockedNote?: string | undefined;
  progress?: { value: number; max: number; label: string; left: string; done: string } | undefined;
  /** Time left (a running countdown). */
  countdown?: ReactNode;
  image?: ImageSource | null | undefined;
}

/** What the face of an offer needs. */
export type OfferFaceProps = Pick<
  OfferCardProps,
  | 'title'
  | 'subtitle'
  | 'figure'
  | 'extra'
  | 'badges'
  | 'terms'
  | 'action'
  | 'details'
  | 'lockedNote'
  | 'progress'
  | 'countdown'
  | 'image'
> & { ground: Ground };
