import { useMemo, useCallback } from 'react';
import { useFormats, useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import type { GameCard, Provider } from '@tulpar/api/contract';
import type { GameTileProps } from '@tulpar/ui/game-tile';
import { CARD_WIDTH, CARD_WIDTHS, imageSource } from '#app/platform/loading/images.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { tileShareAtom } from '../atoms.ts';
import { contributionOf } from '../facts.ts';
import { href } from '#app/platform/routing/router.tsx';

export function useScrollLabels(): { previous: string; next: string } {
  const t = useText();
  return useMemo(() => ({ previous: t('games.rail.previous'), next: t('games.rail.next') }), [t]);
}

const badgeTexts: Readonly<Record<BadgeKind, MessageId>> = {
  live: 'games.badge.live',
  jackpot: 'games.badge.jackpot',
  new: 'games.badge.new',
  top: 'games.badge.top',
};

export const providerProps = ({ slug, name, images }: Pick<Provider, 'slug' | 'name' | 'images'>) => ({
  href: href('gamesFilter', { filter: slug }),
  name,
  image: imageSource(images['icon.svg'] ?? images['icon.png'], {
    width: 40,
    height: 40,
    alt: '',
    widths: [80],
  }),
});

/** Height of a cover of width `CARD_WIDTH` (GAME-13), px. */
const HEIGHT = 614;

export interface TileOptions {
  /** The list uses alternative pictures (`is_use_image_alternative` of its response). */
  isAlternative?: boolean;
  /** The list is a live category, so every tile has the LIVE badge. */
  isLive?: boolean;
  /** The list is sorted by popularity or numbered, so the popularity badge is left out. */
  isTop?: boolean;
  sizes?: string;
}

export function useTileProps(): (card: GameCard, options?: TileOptions) => GameTileProps {
  const t = useText();
  const { percent } = useFormats();
  const shares = useAtomValue(tileShareAtom);
  return useCallback(
    (card, options = {}) => {
      const { isAlternative = false, sizes = '(max-width: 800px) 132px, 175px' } = options;
      const kind = badgeKind(card, options);
      return {
        share: shareOf(card, shares?.of(card), percent),
        href: href('game', { slug: card.slug }),
        name: card.name,
        provider: card.provider.name,
        image: imageSource(cardImage(card, isAlternative), {
          width: CARD_WIDTH,
          height: HEIGHT,
          alt: '',
          widths: CARD_WIDTHS,
          sizes,
        }),
        badge: kind && { kind, label: t(badgeTexts[kind]) },
        playLabel: t('games.play'),
        ...(card.is_available
          ? {}
          : { unavailableReason: card.unavailable_reason ?? t('games.unavailable') }),
        ...(card.is_demo && card.is_available
          ? {
              demo: {
                href: href('game', { slug: card.slug }, { search: { mode: 'demo' } }),
                label: t('games.page.mode.demo'),
              },
            }
          : {}),
      };
    },
    [t, percent, shares],
  );
}

/** Contribution to wagering on a tile; nothing without a bonus or for an unknown contribution. */
function shareOf(
  card: GameCard,
  label: string | undefined,
  percent: (value: number) => string,
): GameTileProps['share'] {
  const counted = contributionOf(card);
  if (label === undefined || counted === null) return undefined;
  return { label, text: percent(counted), isNone: counted === 0 };
}

/** Badges in order of priority, because a tile has room for only one. */
const PRIORITY = ['live', 'jackpot', 'new', 'top'] as const;
type BadgeKind = (typeof PRIORITY)[number];

/** The badge of a game. Other labels are skipped, as the server may add new ones. */
export function badgeKind(
  { labels }: Pick<GameCard, 'labels'>,
  { isLive = false, isTop = false }: Pick<TileOptions, 'isLive' | 'isTop'> = {},
): BadgeKind | undefined {
  return PRIORITY.find((kind) => {
    if (kind === 'top' && isTop) return false;
    return (kind === 'live' && isLive) || labels.includes(kind);
  });
}

/** Picture of a game: the alternative one if requested and present (GAME-06). */
export function cardImage(
  card: Pick<GameCard, 'image' | 'image_alternative'>,
  isAlternative: boolean,
): string | null {
  return isAlternative ? (card.image_alternative ?? card.image) : card.image;
}
