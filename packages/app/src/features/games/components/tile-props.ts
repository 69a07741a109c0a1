import { useMemo, useCallback } from 'react';
import { useFormats, useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import type { GameCard } from '@tulpar/api/contract';
import type { GameTileProps } from '@tulpar/ui/game-tile';
import { CARD_WIDTH, CARD_WIDTHS, imageSource } from '#app/platform/loading/images.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { tileShareAtom } from '../atoms.ts';
import { contributionOf } from '../facts.ts';
import { href } from '#app/platform/routing/router.tsx';

/** Names of the two buttons that move a row. */
export function useScrollLabels(): { previous: string; next: string } {
  const t = useText();
  return useMemo(() => ({ previous: t('games.rail.previous'), next: t('games.rail.next') }), [t]);
}

const badgeTexts: Readonly<Record<Exclude<BadgeKind, 'tournament'>, MessageId>> = {
  locked: 'games.badge.locked',
  live: 'games.badge.live',
  jackpot: 'games.badge.jackpot',
  new: 'games.badge.new',
  top: 'games.badge.top',
};

/** Height of a cover as wide as a card is (GAME-13), px. */
const HEIGHT = 614;

/** How a list shows its tiles. */
export interface TileOptions {
  /** The list asks for the second picture (`is_use_image_alternative`). */
  isAlternative?: boolean;
  /** Games of a live category carry the LIVE sign. */
  isLive?: boolean;
  /** A list of the best says so once, not on every tile. */
  isTop?: boolean;
  /** Width of a tile on the page as the `sizes` attribute says it. */
  sizes?: string;
}

/** Makes the props of a tile from a game card: picture, signs, reasons, addresses. */
export function useTileProps(): (card: GameCard, options?: TileOptions) => GameTileProps {
  const t = useText();
  const { percent } = useFormats();
  const shares = useAtomValue(tileShareAtom);
  return useCallback(
    (
      card,
      {
        isAlternative = false,
        isLive = false,
        isTop = false,
        sizes = '(max-width: 800px) 132px, 175px',
      } = {},
    ) => ({
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
      badges: badgeKinds(card, isLive).flatMap((kind) =>
        kind === 'tournament' || (kind === 'top' && isTop) ? [] : [{ kind, label: t(badgeTexts[kind]) }],
      ),
      playLabel: t('games.play'),
      ...(card.is_available ? {} : { unavailableReason: card.unavailable_reason ?? t('games.unavailable') }),
      ...(card.is_demo && card.is_available
        ? {
            demo: {
              href: href('game', { slug: card.slug }, { search: { mode: 'demo' } }),
              label: t('games.page.mode.demo'),
            },
          }
        : {}),
    }),
    [t, percent, shares],
  );
}

/** What a tile says of the wagering: nothing without a bonus, or of a game whose share is not known. */
function shareOf(
  card: GameCard,
  label: string | undefined,
  percent: (value: number) => string,
): GameTileProps['share'] {
  const counted = contributionOf(card);
  if (label === undefined || counted === null) return undefined;
  return { label, text: percent(counted), isNone: counted === 0 };
}

/** Sign in the corner of a tile. */
export type BadgeKind = 'locked' | 'live' | 'tournament' | 'jackpot' | 'new' | 'top';

/** Which sign wins when a game has several: the strongest fact about playing it comes first. */
const PRIORITY: readonly BadgeKind[] = ['locked', 'live', 'tournament', 'jackpot', 'new', 'top'];

/** Signs of a game, strongest first. Labels the app does not know are left out: the list of labels is open. */
export function badgeKinds(card: Pick<GameCard, 'labels' | 'is_available'>, live = false): BadgeKind[] {
  const has = (kind: BadgeKind): boolean => {
    if (kind === 'locked') return !card.is_available;
    return (kind === 'live' && live) || card.labels.includes(kind);
  };
  return PRIORITY.filter(has);
}

/** Picture of a game: the alternative one when the list asks for it and there is one (GAME-06). */
export function cardImage(
  card: Pick<GameCard, 'image' | 'image_alternative'>,
  isAlternative: boolean,
): string | null {
  return isAlternative ? (card.image_alternative ?? card.image) : card.image;
}
