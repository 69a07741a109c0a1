import { footerStaticPages, legalIcons, paymentMethodIcons, staticPage } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import type { Language } from '#app/platform/i18n/languages.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/locale.ts';

/** Footer data is asked for once per load: not again on focus, on reconnect or when it grows old (FOOT-06). */
const ONCE = { staleTime: Infinity, gcTime: Infinity } as const;

/** Signs of the payment methods (API-70). */
export function paymentIconsOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['paymentMethodIcons', locale] as const,
    queryFn: ({ signal }) => call(paymentMethodIcons, { query: locale }, { signal }),
    ...ONCE,
  });
}

/** Signs of the licence and the age limit (API-71). */
export function legalIconsOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['legalIcons', locale] as const,
    queryFn: ({ signal }) => call(legalIcons, { query: locale }, { signal }),
    ...ONCE,
  });
}

/** Static pages the footer names (API-72). */
export function footerPagesOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['footerStaticPages', locale] as const,
    queryFn: ({ signal }) => call(footerStaticPages, { query: locale }, { signal }),
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
