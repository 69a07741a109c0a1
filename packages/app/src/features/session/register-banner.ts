import { welcomeOffers, type RegisterWelcome } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { queryOptions } from '#app/platform/network/query.ts';

export type RegisterBanner = NonNullable<RegisterWelcome['register_banner']>;

/** Banner from the `lnd` parameter, else the first one (REG-04, OP-96). */
export function pickBanner(offers: readonly RegisterWelcome[], lnd: string | null): RegisterBanner | null {
  const banners = offers.flatMap(({ register_banner }) => (register_banner ? [register_banner] : []));
  return banners.find(({ slug }) => slug === lnd) ?? banners[0] ?? null;
}

/** Public list of welcome bonuses (API-53) with the banner of the registration page. */
export function registerBannersOptions(place: { language: Language; currency: Currency }) {
  return queryOptions({
    queryKey: ['registerBanners', place] as const,
    queryFn: ({ signal }) => call(welcomeOffers, { query: place }, { signal }),
  });
}
