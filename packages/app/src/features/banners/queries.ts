import { promoBanners, tournamentBanners, videoBanners } from '@tulpar/api/contract';
import { promoCodesOptions } from '#app/features/bonuses/index.ts';
import { call } from '#app/platform/network/api.ts';
import { queryOptions, useQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { type Locale, useVisitor } from '#app/platform/session/visitor.ts';
import { now } from '#app/platform/network/clock.ts';
import { useNextMoment } from '#app/platform/state/next-moment.ts';
import { arrangePromos, type Promo } from './promo.ts';

/** Slides of the lobby slider (API-60, BANNER-13). The previous ones remain while another language loads. */
export function slidesOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['promoBanners', locale] as const,
    queryFn: ({ signal }) => call(promoBanners, { query: locale }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
    meta: { isPersonal: true, changesWith: ['offerState'], saved: 'page', opensLobby: true },
  });
}

/** Slides of the bonuses banner (API-61): refetched when offers change, not on window focus (BANNER-12). */
export function bonusSlidesOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['videoBanners', locale] as const,
    queryFn: ({ signal }) => call(videoBanners, { query: locale }, { signal }),
    placeholderData: (former) => former,
    refetchOnWindowFocus: false,
    meta: { isPersonal: true, changesWith: ['offerState'], saved: 'page', opensLobby: true },
  });
}

/** Running and upcoming tournaments (API-65). */
export function tournamentBannersOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['tournamentBanners', locale] as const,
    queryFn: ({ signal }) => call(tournamentBanners, { query: locale }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
    meta: { saved: 'page', opensLobby: true },
  });
}

const NONE: readonly never[] = [];

/**
 * Small banners in display order; null while loading. `hasBonuses`: whether this visitor gets the bonuses
 * banner, null while unknown (BANNER-11). Banners whose request failed are left out without an
 * error. Until those of a new language load, the previous banners remain.
 */
export function usePromos(hasBonuses: boolean | null): readonly Promo[] | null {
  const { language, currency } = useVisitor();
  const locale = { language, currency };
  const slides = useQuery({ ...bonusSlidesOptions(locale), enabled: hasBonuses === true });
  const codes = useQuery(promoCodesOptions(locale));
  const tournaments = useQuery(tournamentBannersOptions(locale));
  const lastSlides = useLastData(slides, currency);
  const lastCodes = useLastData(codes, currency);
  const lastTournaments = useLastData(tournaments, currency);
  const isWaiting =
    hasBonuses === null || (hasBonuses && slides.isPending) || codes.isPending || tournaments.isPending;
  const sources = {
    tournaments: lastTournaments ?? NONE,
    slides: hasBonuses ? (lastSlides ?? NONE) : null,
    bonuses: lastCodes ?? NONE,
  };
  useNextMoment([
    ...sources.tournaments.map(({ ends_at }) => ends_at),
    ...sources.bonuses.flatMap((bonus) => [bonus.banner_start_at, bonus.banner_end_at]),
  ]);
  return isWaiting ? null : arrangePromos(sources, now());
}
