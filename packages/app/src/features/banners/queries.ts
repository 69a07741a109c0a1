import { promoBanners } from '@tulpar/api/contract';
import { call } from '#app/platform/api.ts';
import type { Currency, Language } from '#app/platform/languages.ts';
import { queryOptions } from '#app/platform/query.ts';

/** Slides of the home slider (API-60, BANNER-13). While the language changes the former ones stay. */
export function slidesOptions(place: { language: Language; currency: Currency }) {
  return queryOptions({
    queryKey: ['promoBanners', place] as const,
    queryFn: ({ signal }) => call(promoBanners, { query: place }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
  });
}
