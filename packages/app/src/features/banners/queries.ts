import { promoBanners } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** What every call of the banners names (BANNER-12, BANNER-13). */
export interface Place {
  readonly language: Language;
  readonly currency: Currency;
}

/** Slides of the home slider (API-60, BANNER-13). While the language changes the former ones stay. */
export function slidesOptions(place: Place) {
  return queryOptions({
    queryKey: ['promoBanners', place] as const,
    queryFn: ({ signal }) => call(promoBanners, { query: place }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
  });
}
