import { useMemo } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { arrangePromos, type Promo } from './promo.ts';
import { bonusSlidesOptions, promoCodesOptions, tournamentBannersOptions } from './promo-queries.ts';

const NONE: readonly never[] = [];

/**
 * The banners beside and below the slider, in order; null while they are on their way. `hasBonuses` tells whether the
 * bonuses banner is for this visitor, null while that is not known (BANNER-11). A call that failed leaves its banners
 * out: nobody came for them.
 */
export function usePromos(hasBonuses: boolean | null): readonly Promo[] | null {
  const { language, currency } = useVisitor();
  const place = { language, currency };
  const slides = useQuery({ ...bonusSlidesOptions(place), enabled: hasBonuses === true });
  const codes = useQuery(promoCodesOptions(place));
  const tournaments = useQuery(tournamentBannersOptions(place));
  const isWaiting =
    hasBonuses === null || (hasBonuses && slides.isPending) || codes.isPending || tournaments.isPending;
  return useMemo(
    () =>
      isWaiting
        ? null
        : arrangePromos(
            {
              tournaments: tournaments.data ?? NONE,
              slides: hasBonuses ? (slides.data ?? NONE) : null,
              bonuses: codes.data ?? NONE,
            },
            now(),
          ),
    [isWaiting, hasBonuses, slides.data, codes.data, tournaments.data],
  );
}
