// Reads of the bonus pages, apart from those of `queries.ts`, which every page of a player loads.
import { cashback, checkPromoCode, offers, promoCodeBanners, type Offer } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { inProfileLanguage, queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/locale.ts';
import { POLL, SPARING } from './queries.ts';

/** First parts of the keys of both lists, and of the slides that sell offers: whatever changes one puts them out of date. */
export const OFFER_KEYS = [
  { queryKey: ['offers'] },
  { queryKey: ['welcomeOffers'] },
  { queryKey: ['promoBanners'] },
  { queryKey: ['videoBanners'] },
] as const;

/** Offers of the past, newest first (BONUS-16, BONUS-17, BONUS-19); polled like the others. */
export function historyOptions(language: Language, limit: number) {
  return queryOptions({
    queryKey: ['offers', 'history', language, limit] as const,
    queryFn: ({ signal }) => call(offers, { query: { order: 'desc', limit, history: 1 } }, { signal }),
    select: ({ data }) => data,
    ...poll(POLL, SPARING),
    meta: { ...poll(POLL, SPARING).meta, ...inProfileLanguage.meta },
  });
}

/**
 * Cashback of the player (API-55); asked for by players only (CASHBK-01). The offers are polled and this is not: it is
 * read again when a cashback among them was paid, taken, wagered or lost.
 */
export function cashbackOptions(among: readonly Offer[]) {
  const states = among.filter(({ type }) => type === 'cashback').map(({ id, status }) => `${id} ${status}`);
  return queryOptions({
    queryKey: ['cashback', ...states] as const,
    queryFn: ({ signal }) => call(cashback, {}, { signal }),
    placeholderData: (former) => former,
    // Every round may change what accrues.
    staleTime: 0,
  });
}

/** Whether a code can be used (API-57, PROMO-02); nothing is activated by asking. */
export function promoCheckOptions(code: string) {
  return queryOptions({
    queryKey: ['promoCheck', code] as const,
    queryFn: ({ signal }) => call(checkPromoCode, { params: { code } }, { signal }),
    retry: false,
  });
}

/** Bonuses of the month, also those outside their window (API-60, BANNER-13). */
export function promoCodesOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['promoCodeBanners', locale] as const,
    queryFn: ({ signal }) =>
      call(promoCodeBanners, { query: { ...locale, type: 'Promocode', all: true } }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
  });
}
