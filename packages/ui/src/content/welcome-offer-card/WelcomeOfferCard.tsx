import type { ComponentProps } from 'react';
import { PlayIcon, WalletIcon } from '../../foundations/icon/index.ts';
import { OfferCard, type OfferContent } from '../offer-card/index.ts';
import type { ImageSource } from '../picture/index.ts';
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
  /** `awaiting` is locked; `active` is being wagered. */
  status: 'available' | 'awaiting' | 'active';
  /** Per cent of the deposit, or `null` for free spins: it picks the picture. */
  percent: number | null;
  images: WelcomeImages<ImageSource>;
  /** The picture of the server, before the package's own. */
  image?: ImageSource | null | undefined;
  /** When an awaiting offer opens. */
  opening: WelcomeOpening;
  /** To the cash box when available (with a wallet), to the games when active. */
  action: OfferContent['action'];
}

/** A welcome offer: open with its conditions, locked with its day, or being wagered (ledger WELC-03 to WELC-06). */
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
