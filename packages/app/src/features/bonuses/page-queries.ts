import {
  cashback,
  checkPromoCode,
  offers,
  promoCodeBanners,
  type Offer,
  offerLedger,
} from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { queryOptions, infiniteQueryOptions, pageByPage } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/visitor.ts';
import { OFFERS_META, POLL, SPARING } from './queries.ts';

// Queries of the bonus pages; those of `queries.ts` load on every page of a player.

/** Past offers, newest first (BONUS-16, BONUS-17, BONUS-19); polled as often as the current ones. */
export function historyOptions(language: Language, limit: number) {
  return queryOptions({
    queryKey: ['offers', 'history', language, limit] as const,
    queryFn: ({ signal }) => call(offers, { query: { order: 'desc', limit, history: 1 } }, { signal }),
    select: ({ data }) => data,
    ...poll(POLL, SPARING, { ...OFFERS_META, saved: 'frame' }),
  });
}

/**
 * The player's cashback (API-55), for players only (CASHBK-01). Not polled: its key contains the statuses of
 * the polled cashback offers, so a changed status refetches it.
 */
export function cashbackOptions(among: readonly Offer[]) {
  const states = among.filter(({ type }) => type === 'cashback').map(({ id, status }) => `${id} ${status}`);
  return queryOptions({
    queryKey: ['cashback', ...states] as const,
    queryFn: ({ signal }) => call(cashback, {}, { signal }),
    placeholderData: (former) => former,
    // Every round can change the accrued amount, even one played in another tab.
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { changesWith: ['offers'] },
  });
}

/** Checks a code without activating it (API-57, PROMO-02). */
export function promoCheckOptions(code: string) {
  return queryOptions({
    queryKey: ['promoCheck', code] as const,
    queryFn: ({ signal }) => call(checkPromoCode, { params: { code } }, { signal }),
    retry: false,
    // Some codes require a deposit, so a deposit changes the result.
    meta: { changesWith: ['offerState', 'commit_deposit'] },
  });
}

/** Bonuses of the month, including those outside their time window (API-60, BANNER-13). */
export function promoCodesOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['promoCodeBanners', locale] as const,
    queryFn: ({ signal }) =>
      call(promoCodeBanners, { query: { ...locale, type: 'Promocode', all: true } }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
    meta: { isPersonal: true, changesWith: ['offerState'], saved: 'page', opensLobby: true },
  });
}

/** Entries of a wagering ledger per request (WAG-15). */
const PAGE = 50;

export type Counted = 'all' | 'counted' | 'zero';
const COUNTED = { all: undefined, counted: 1, zero: 0 } as const;

export const ledgerKey = (id: string) => ['offers', 'ledger', id] as const;

/** Wagering ledger of a bonus, newest first; `isGrouped`: by day and game, else by round. */
export function ledgerOptions(id: string, counted: Counted, isGrouped: boolean) {
  return infiniteQueryOptions({
    queryKey: [...ledgerKey(id), counted, isGrouped] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        offerLedger,
        {
          params: { id },
          query: {
            page: pageParam,
            limit: PAGE,
            ...(isGrouped ? { group: 'day_game' as const } : {}),
            ...(COUNTED[counted] === undefined ? {} : { counted: COUNTED[counted] }),
          },
        },
        { signal },
      ),
    ...pageByPage,
    staleTime: 0,
    meta: { changesWith: ['offers'], saved: 'frame' },
  });
}
