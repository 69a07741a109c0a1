import { promoBanners } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/locale.ts';

/** Slides of the home slider (API-60, BANNER-13). The previous ones remain while another language loads. */
export function slidesOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['promoBanners', locale] as const,
    queryFn: ({ signal }) => call(promoBanners, { query: locale }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
  });
}
