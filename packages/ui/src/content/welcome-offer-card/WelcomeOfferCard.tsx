import type { ComponentProps } from 'react';
import { PlayIcon, WalletIcon } from '../../foundations/icon/index.ts';
import { OfferCard, type OfferContent } from '../offer-card/index.ts';
import type { ImageSource } from '../picture/Picture.tsx';
import {
  isKeyWelcome,
  openingText,
  welcomeImage,
  type WelcomeImages,
  type WelcomeOpening,
} from './welcome-offer.ts';

/** Props of `WelcomeOfferCard`. */
export interface WelcomeOfferCardProps
  extends
    Omit<ComponentProps<'article'>, 'title' | 'children'>,
    Pick<
      OfferContent,
      'title' | 'subtitle' | 'figure' | 'extra' | 'terms' | 'details' | 'cancel' | 'progress' | 'countdown'
    > {
  /** `awaiting`: locked; `active`: being wagered. */
  status: 'available' | 'awaiting' | 'active';
  /** Percentage of the deposit, or `null` for free spins; selects the picture. */
  percent: number | null;
  images: WelcomeImages<ImageSource>;
  /** Picture from the server; overrides the default ones. */
  image?: ImageSource | null | undefined;
  /** When an awaiting offer unlocks. */
  opening: WelcomeOpening;
  /** Opens the cash box when available, the games when active. */
  action: OfferContent['action'];
}

/**
 * A welcome offer: available with its terms, locked with its day, or being wagered (ledger WELC-03 to
 * WELC-06).
 */
export function WelcomeOfferCard({
  status,
  percent,
  images,
  image = welcomeImage(percent, images),
  opening,
  action,
  subtitle,
  terms,
  ...rest
}: WelcomeOfferCardProps) {
  const face = { ...rest, kind: 'welcome', image, bleed: isKeyWelcome(percent) } as const;
  if (status === 'awaiting')
    return (
      <OfferCard {...face} status="locked" subtitle={subtitle} terms={[]} lockedNote={openingText(opening)} />
    );
  const Icon = status === 'available' ? WalletIcon : PlayIcon;
  return (
    <OfferCard
      {...face}
      status={status}
      subtitle={subtitle}
      terms={terms}
      action={action && { icon: <Icon aria-hidden="true" />, ...action }}
    />
  );
}
