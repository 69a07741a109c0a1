import { footerStaticPages, legalIcons, paymentMethodIcons, staticPage } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import type { Language } from '#app/platform/i18n/languages.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/visitor.ts';

/** Footer data is fetched once per page load and locale, not again on focus or after some time (FOOT-06). */
const ONCE = { staleTime: Infinity, gcTime: Infinity, meta: { saved: 'page' } } as const;

/** Payment method logos (API-70). */
export function paymentIconsOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['paymentMethodIcons', locale] as const,
    queryFn: ({ signal }) => call(paymentMethodIcons, { query: locale }, { signal }),
    ...ONCE,
  });
}

/** Licence and age limit logos (API-71). */
export function legalIconsOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['legalIcons', locale] as const,
    queryFn: ({ signal }) => call(legalIcons, { query: locale }, { signal }),
    ...ONCE,
  });
}

/** Static pages linked in the footer (API-72). */
export function footerPagesOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['footerStaticPages', locale] as const,
    queryFn: ({ signal }) => call(footerStaticPages, { query: locale }, { signal }),
    ...ONCE,
  });
}

export function staticPageOptions(slug: string, language: Language) {
  return queryOptions({
    queryKey: ['staticPage', slug, language] as const,
    queryFn: ({ signal }) => call(staticPage, { params: { slug }, query: { language } }, { signal }),
    placeholderData: (former, query) => (query?.queryKey[1] === slug ? former : undefined),
    meta: { isSubject: true, saved: 'page' },
  });
}
