import { providers, providersPage, providerSlider } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { infiniteQueryOptions, queryOptions, pageByPage } from '#app/platform/network/query.ts';

/** Providers of the lobby row (API-41). */
export const providerSliderOptions = queryOptions({
  queryKey: ['providerSlider'] as const,
  queryFn: ({ signal }) => call(providerSlider, {}, { signal }),
  select: ({ data }) => data,
  meta: { saved: 'page', opensLobby: true },
});

/** All providers (API-39), for the pages that filter by one. */
export const providersOptions = queryOptions({
  queryKey: ['providers'] as const,
  queryFn: ({ signal }) => call(providers, {}, { signal }),
  select: ({ data }) => data,
  meta: { saved: 'page' },
});

const PROVIDERS_PAGE = 24;

/** Providers page by page, optionally by letter (API-40). */
export function providersPageOptions(letter: string | null) {
  return infiniteQueryOptions({
    queryKey: ['providersPage', letter ?? ''] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        providersPage,
        { query: { page: pageParam, limit: PROVIDERS_PAGE, ...(letter === null ? {} : { letter }) } },
        { signal },
      ),
    ...pageByPage,
  });
}
