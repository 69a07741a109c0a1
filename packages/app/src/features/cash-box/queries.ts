import {
  balance,
  isExpired,
  methodOptions,
  payerCards,
  paymentMethods,
  transactions,
  tripleTurn,
  withdrawalReadiness,
  type SavedCard,
  type Transaction,
  type Transactions,
  type TransactionType,
} from '@tulpar/api/contract';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { call, callFull, lacksCall } from '#app/platform/network/api.ts';
import { now } from '#app/platform/network/clock.ts';
import { onlineAtom, savedViewAtom } from '#app/platform/network/connectivity.ts';
import { retryUntilSuccess, eventsLiveAtom, hasFailed, poll } from '#app/platform/network/polling.ts';
import {
  queryAtom,
  infiniteQueryOptions,
  queryOptions,
  pageByPage,
  type QueryMeta,
} from '#app/platform/network/query.ts';
import { visitorAtom } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { isApplePayAvailable, cashLocale } from './fields/amount.ts';

/** When loading counts as slow, ms: methods (CASH-10), the form of one method (CASH-11). */
export const SLOW_METHODS = 10_000;
export const SLOW_OPTIONS = 5000;

/** Header with the time the server needed for its response, ms (CASH-08). */
const HEADER = 'X-Response-Time';

/** Reports a slow response by the time the server says it needed (CASH-08, OP-58); `limit` is in ms. */
function reportResponseTime(name: 'methods' | 'options', headers: Headers, limit: number): void {
  const text = headers.get(HEADER) ?? '';
  if (!/^\d{1,7}$/.test(text)) return;
  const responseTime = Number(text);
  if (responseTime >= limit) report('cash-box-slow-answer', { name, responseTime });
}

let hasReportedApplePay = false;

/** Whether Apple Pay is available; unavailability is reported once (CASH-09). */
function readApplePay(): boolean {
  const isAvailable = isApplePayAvailable();
  if (!isAvailable && !hasReportedApplePay) {
    hasReportedApplePay = true;
    report('apple-pay-unavailable', { isSecure: globalThis.isSecureContext });
  }
  return isAvailable;
}

/** Poll interval of the balance, ms (NET-17). */
export const BALANCE_POLL = 5000;
/** Poll interval of the balance in data-saving mode, ms (REACH-13). */
export const BALANCE_SPARING = 20_000;

/**
 * The balance (API-11), polled while visible and while no events arrive (NET-17). Polls ignore freshness (OP-16). A
 * response with equal values is the same object, so subscribers do not render.
 */
export const balanceAtom = queryAtom('balance', (get) => ({
  queryKey: ['balance'],
  queryFn: ({ signal }) => call(balance, {}, { signal }),
  enabled: get(visitorAtom).signedIn,
  ...poll(BALANCE_POLL, BALANCE_SPARING, {
    changesWith: ['balance', 'commit_deposit', 'rollback_withdrawal'],
    saved: 'frame',
  }),
}));

export const BALANCE_KEY = ['balance'] as const;
export const HISTORY_KEY = ['transactions'] as const;
/** `meta` shared by the queries of transactions. */
const PAYMENTS_META = {
  isInProfileLanguage: true,
  changesWith: ['payments', 'commit_deposit', 'rollback_deposit', 'commit_withdrawal', 'rollback_withdrawal'],
} satisfies QueryMeta;

export interface Payer {
  readonly language: Language;
  readonly currency: Currency;
  /** The player's address, or '' (OP-100). */
  readonly address: string;
}

export const METHODS_KEY = ['paymentMethods'] as const;
export const METHOD_FORMS_KEY = ['methodOptions'] as const;
export const methodsKey = (type: TransactionType) => [...METHODS_KEY, type] as const;

/**
 * Methods of one transaction type; each type has its own list (CASH-02, CASH-07, CASH-09). The previous methods remain
 * while those of another language or address load, because an unmounted form would lose the card number.
 */
export function methodsOptions(type: TransactionType, { language, currency, address }: Payer) {
  return queryOptions({
    queryKey: [...methodsKey(type), language, currency, address] as const,
    queryFn: async ({ signal }) => {
      const query = {
        transaction_type: type,
        currency,
        applepay_available: readApplePay(),
        address,
        locale: cashLocale(language),
      };
      const { data, headers } = await callFull(paymentMethods, { query }, { signal });
      reportResponseTime('methods', headers, SLOW_METHODS);
      return data;
    },
    select: (methods) => methods.toSorted((a, b) => a.order - b.order),
    placeholderData: (former, query) =>
      query?.queryKey[1] === type && query.queryKey[3] === currency ? former : undefined,
  });
}

/** Form of one method (CASH-05); the previous texts remain while another language loads. */
export function methodFormOptions(uid: string, language: Language) {
  return queryOptions({
    queryKey: [...METHOD_FORMS_KEY, uid, language] as const,
    queryFn: async ({ signal }) => {
      const { data, headers } = await callFull(
        methodOptions,
        { query: { uid, locale: cashLocale(language) } },
        { signal },
      );
      reportResponseTime('options', headers, SLOW_OPTIONS);
      return data;
    },
    placeholderData: (former, query) => (query?.queryKey[1] === uid ? former : undefined),
  });
}

export type PayerCard = SavedCard & { readonly isExpired: boolean };

/** Reusable cards, without those the server marks as ignored (CASH-13). */
export const cardsOptions = queryOptions({
  queryKey: ['payerCards'] as const,
  queryFn: ({ signal }) => call(payerCards, {}, { signal }),
  select: ({ admin_saved_cards, hostpay_saved_cards, ignore }): PayerCard[] =>
    [...admin_saved_cards, ...hostpay_saved_cards]
      .filter(({ id }) => !ignore.ids.includes(id))
      .map((card) => ({ ...card, isExpired: isExpired(card.expiry, new Date(now())) })),
});

const HISTORY_PAGE = 50;
/** Without the client's retries, which would turn each retry of a query into up to six requests. */
const transactionsOnce = { ...transactions, retry: false } as const;

/** Poll interval of a payment in process, ms: `first` for that many `responses`, then `later` (PAY-16). */
const PAYMENT_POLL = { first: 5000, responses: 12, later: 15_000 };

const historyWaits = retryUntilSuccess();

/**
 * Refetch interval of a list, ms, while a withdrawal can be cancelled: that ends when it is sent, which no event
 * reports (CASH-27).
 */
function untilSent(list: readonly Transaction[]): number | false {
  const open = list.filter(({ can_cancel }) => can_cancel);
  if (open.length === 0 || !store.get(onlineAtom)) return false;
  const due = open.flatMap(({ expected_stages = [] }) =>
    expected_stages.filter(({ stage }) => stage === 'sent').map(({ by }) => Date.parse(by) - now()),
  );
  return Math.min(PAYMENT_POLL.later, Math.max(PAYMENT_POLL.first, Math.min(...due)));
}

const withoutEvents = poll(PAYMENT_POLL.later);

/** Refetch interval of a list with a payment in process, ms; needed only while no events arrive. */
const untilSettled = (list: readonly Transaction[] = []): number | false =>
  list.some(({ status }) => status === 'process') && withoutEvents.refetchInterval();

/**
 * The history by page, newest first (API-29, CASH-26). Retried until it loads (CASH-23, OP-15), polled while a payment
 * can change, and refetched on payment events and on return to this page, since a hidden tab receives no events.
 */
export const historyOptions = infiniteQueryOptions({
  queryKey: [...HISTORY_KEY, 'list'] as const,
  queryFn: ({ client, queryKey, pageParam, signal }) =>
    call(
      hasFailed(client.getQueryState(queryKey)) ? transactionsOnce : transactions,
      { query: { page: pageParam, limit: HISTORY_PAGE } },
      { signal },
    ),
  ...pageByPage,
  ...historyWaits,
  refetchInterval(query) {
    const list = query.state.data?.pages.flatMap((page) => page.transactions) ?? [];
    return historyWaits.refetchInterval(query) || untilSent(list) || untilSettled(list);
  },
  meta: { ...PAYMENTS_META, saved: 'page' },
  refetchOnWindowFocus: () => !store.get(savedViewAtom) && 'always',
  staleTime: 0,
});

/** Poll interval while the player waits for the result of a deposit, ms. */
const WATCH_POLL = 3000;

const latestWaits = retryUntilSuccess();

/** The latest deposit among the ten latest payments; retried until it loads, polled while one is in process. */
export const latestDepositOptions = queryOptions({
  queryKey: [...HISTORY_KEY, 'latest'] as const,
  queryFn: ({ signal }) => call(transactions, { query: { page: 1, limit: 10 } }, { signal }),
  select: ({ transactions }) => transactions.find(({ type }) => type === 'deposit') ?? null,
  meta: PAYMENTS_META,
  ...latestWaits,
  refetchInterval: (query) =>
    query.state.data?.transactions.some(({ type, status }) => type === 'deposit' && status === 'process')
      ? WATCH_POLL
      : latestWaits.refetchInterval(query) || untilSettled(query.state.data?.transactions),
  staleTime: 0,
});

/** The latest payments, from the response of `latestDepositOptions`. */
export const recentPaymentsOptions = queryOptions({
  ...latestDepositOptions,
  select: ({ transactions }) => transactions,
});

/**
 * The latest payments, to find deposits that can be continued (PAY-18). Refetched on each return to this page:
 * another tab may have started one.
 */
export const openDepositsOptions = queryOptions({
  queryKey: [...HISTORY_KEY, 'open'] as const,
  queryFn: ({ signal }) => call(transactions, { query: { page: 1, limit: 10 } }, { signal }),
  meta: PAYMENTS_META,
  refetchInterval: ({ state }) => untilSettled(state.data?.transactions),
  refetchOnWindowFocus: 'always',
  staleTime: 0,
});

/** The latest payments, for a decision when a button is pressed: requested once and never from the cache. */
export const latestPaymentsOptions = queryOptions({
  queryKey: [...HISTORY_KEY, 'pressed'] as const,
  queryFn: async ({ signal }) =>
    (await call(transactionsOnce, { query: { page: 1, limit: 10 } }, { signal })).transactions,
  meta: PAYMENTS_META,
  retry: false,
  staleTime: 0,
});

/**
 * A deposit paid in another tab, by id or, if the server sent none, the newest since `since` (ms). Polled
 * until settled while `isWatched`.
 */
export function paidDepositOptions(id: string | null, since: number, isWatched: boolean) {
  const find = ({ transactions }: Transactions) =>
    transactions.find(
      ({ type, transaction_id, created_at }) =>
        type === 'deposit' && (id === null ? Date.parse(created_at) >= since : transaction_id === id),
    ) ?? null;
  return queryOptions({
    queryKey: [...HISTORY_KEY, 'paid', id, since] as const,
    queryFn: ({ signal }) => call(transactions, { query: { page: 1, limit: 10 } }, { signal }),
    select: find,
    meta: PAYMENTS_META,
    refetchInterval: ({ state: { data } }) => {
      const status = data && find(data)?.status;
      return isWatched && (!status || status === 'process') ? WATCH_POLL : false;
    },
    staleTime: 0,
  });
}

/** One payment by id, null if it is not the player's; polled while in process (PAY-16). */
export function paymentOptions(id: string) {
  const find = ({ transactions }: Transactions) =>
    transactions.find(({ transaction_id }) => transaction_id === id) ?? null;
  return queryOptions({
    queryKey: [...HISTORY_KEY, 'one', id] as const,
    queryFn: ({ signal }) =>
      call(transactions, { query: { page: 1, limit: 1, transaction_id: id } }, { signal }),
    select: find,
    meta: PAYMENTS_META,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || find(data)?.status !== 'process') return false;
      return dataUpdateCount <= PAYMENT_POLL.responses ? PAYMENT_POLL.first : PAYMENT_POLL.later;
    },
    staleTime: 0,
  });
}

/** Poll interval of readiness, ms: short while the event stream is connected, else longer to reduce load. */
const READINESS_POLL = { live: 2000, usual: 10_000 };

/**
 * What can be withdrawn and what blocks it; a server may lack the call (404). Polled while visible, because
 * documents, contacts and the daily limit change without an event (PAY-14).
 */
export const readinessOptions = queryOptions({
  queryKey: ['withdrawalReadiness'] as const,
  queryFn: ({ signal }) => call(withdrawalReadiness, {}, { signal }),
  meta: { isInProfileLanguage: true, changesWith: ['profile', 'payments'] },
  refetchInterval({ state }) {
    if (!store.get(onlineAtom) || lacksCall(state.error)) return false;
    return store.get(eventsLiveAtom) ? READINESS_POLL.live : READINESS_POLL.usual;
  },
  staleTime: 0,
});

const turnoverWaits = retryUntilSuccess();

/**
 * Remaining turnover before deposits can be withdrawn (API-23), retried until it loads (CASH-24). Not polled:
 * the polled readiness contains the turnover as `checkText`, and a changed text refetches this query (PAY-14).
 */
export function turnoverOptions(checkText = '') {
  return queryOptions({
    queryKey: ['tripleTurn', checkText] as const,
    queryFn: ({ client, queryKey, signal }) =>
      call(
        hasFailed(client.getQueryState(queryKey)) ? { ...tripleTurn, retry: false } : tripleTurn,
        {},
        { signal },
      ),
    placeholderData: (former) => former,
    ...turnoverWaits,
    staleTime: 0,
  });
}
