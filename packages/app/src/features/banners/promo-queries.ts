import { promoCodeBanners, tournamentBanners, videoBanners } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Place } from './queries.ts';

/** Slides of the bonuses banner (API-61): once a load, not again when the window gets the focus (BANNER-12). */
export function bonusSlidesOptions(place: Place) {
  return queryOptions({
    queryKey: ['videoBanners', place] as const,
    queryFn: ({ signal }) => call(videoBanners, { query: place }, { signal }),
    placeholderData: (former) => former,
    refetchOnWindowFocus: false,
  });
}

/** Bonuses of the month, also those outside their window (API-60, BANNER-13). */
export function promoCodesOptions(place: Place) {
  return queryOptions({
    queryKey: ['promoCodeBanners', place] as const,
    queryFn: ({ signal }) =>
      call(promoCodeBanners, { query: { ...place, type: 'Promocode', all: true } }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
  });
}

/** Tournaments that run or are about to (API-65). */
export function tournamentBannersOptions(place: Place) {
  return queryOptions({
    queryKey: ['tournamentBanners', place] as const,
    queryFn: ({ signal }) => call(tournamentBanners, { query: place }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
  });
}
