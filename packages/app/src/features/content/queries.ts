import { footerStaticPages, legalIcons, paymentMethodIcons, staticPage } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** What the footer's calls name. */
export interface Place {
  readonly language: Language;
  readonly currency: Currency;
}

/** Footer data is asked for once per load: not again on focus, on reconnect or when it grows old (FOOT-06). */
const ONCE = { staleTime: Infinity, gcTime: Infinity } as const;

/** Signs of the payment methods (API-70). */
export function paymentIconsOptions(place: Place) {
  return queryOptions({
    queryKey: ['paymentMethodIcons', place] as const,
    queryFn: ({ signal }) => call(paymentMethodIcons, { query: place }, { signal }),
    ...ONCE,
  });
}

/** Signs of the licence and the age limit (API-71). */
export function legalIconsOptions(place: Place) {
  return queryOptions({
    queryKey: ['legalIcons', place] as const,
    queryFn: ({ signal }) => call(legalIcons, { query: place }, { signal }),
    ...ONCE,
  });
}

/** Static pages the footer names (API-72). */
export function footerPagesOptions(place: Place) {
  return queryOptions({
    queryKey: ['footerStaticPages', place] as const,
    queryFn: ({ signal }) => call(footerStaticPages, { query: place }, { signal }),
    ...ONCE,
  });
}

/** One static page. */
export function staticPageOptions(slug: string, language: Language) {
  return queryOptions({
    queryKey: ['staticPage', slug, language] as const,
    queryFn: ({ signal }) => call(staticPage, { params: { slug }, query: { language } }, { signal }),
  });
}
