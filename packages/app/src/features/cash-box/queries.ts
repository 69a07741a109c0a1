import {
  balance,
  methodOptions,
  payerCards,
  paymentMethods,
  transactions,
  tripleTurn,
  withdrawalReadiness,
  type Transaction,
  type Transactions,
  type TransactionType,
} from '@tulpar/api/contract';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { call, callFull, lacksCall } from '#app/platform/network/api.ts';
import { now } from '#app/platform/network/clock.ts';
import { onlineAtom, savedViewAtom } from '#app/platform/network/connectivity.ts';
import { askUntilAnswered, eventsLiveAtom, hasFailed, poll } from '#app/platform/network/polling.ts';
import { queryAtom } from '#app/platform/network/query-atom.ts';
import { inProfileLanguage, infiniteQueryOptions, queryOptions } from '#app/platform/network/query.ts';
import { requestVisitorAtom } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { isApplePayAvailable, cashLocale } from './model/method.ts';

/** When loading counts as slow, ms: methods (CASH-10), the form of one method (CASH-11). */
export const SLOW_METHODS = 10_000;
export const SLOW_OPTIONS = 5000;

/** Name of the header with the server's own time, ms (CASH-08). */
const HEADER = 'X-Response-Time';

/** Reports what the server says of a slow answer (CASH-08, OP-58); `limit` is in ms. */
function reportResponseTime(name: 'methods' | 'options', headers: Headers, limit: number): void {
  const text = headers.get(HEADER) ?? '';
  if (!/^\d{1,7}$/.test(text)) return;
  const responseTime = Number(text);
  if (responseTime >= limit) report('cash-box-slow-answer', { name, responseTime });
}

let isToldOfApplePay = false;

/** Whether Apple Pay can be used; that it cannot is reported once (CASH-09). */
function readApplePay(): boolean {
  const isAvailable = isApplePayAvailable();
  if (!isAvailable && !isToldOfApplePay) {
    isToldOfApplePay = true;
    report('apple-pay-unavailable', { isSecure: globalThis.isSecureContext });
  }
  return isAvailable;
}

/** Interval of the balance poll, ms (NET-17). */
export const BALANCE_POLL = 5000;
/** The same while data are saved (REACH-13). */
export const BALANCE_SPARING = 20_000;

/**
 * The balance (API-11), polled every 5 s and not in the background (NET-17). Polls ignore freshness (OP-16) and an
 * answer with the same figures is the same object, so nothing that reads it renders.
 */
export const balanceAtom = queryAtom('balance', (get) => ({
  queryKey: ['balance'],
  queryFn: ({ signal }) => call(balance, {}, { signal }),
  enabled: get(requestVisitorAtom).signedIn,
  ...poll(BALANCE_POLL, BALANCE_SPARING),
}));

/** Key by which a command asks for the balance again. */
export const BALANCE_KEY = ['balance'] as const;
/** First part of the keys of the history. */
export const HISTORY_KEY = ['transactions'] as const;

/** What the methods depend on. */
export interface Payer {
  readonly language: Language;
  readonly currency: Currency;
  /** The player's address, or '' (OP-100). */
  readonly address: string;
}

/** First part of the keys of the methods. */
export const METHODS_KEY = ['paymentMethods'] as const;
/** First parts of the key of the methods of one kind. */
export const methodsKey = (type: TransactionType) => [...METHODS_KEY, type] as const;

/** Methods of one kind of transaction; each kind keeps its own list (CASH-02, CASH-07, CASH-09). */
export function methodsOptions(type: TransactionType, { language, currency, address }: Payer) {
  return queryOptions({
    queryKey: [...methodsKey(type), language, currency] as const,
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
  });
}

/** Form of one method (CASH-05). */
export function methodFormOptions(uid: string, language: Language) {
  return queryOptions({
    queryKey: ['methodOptions', uid, language] as const,
    queryFn: async ({ signal }) => {
      const { data, headers } = await callFull(
        methodOptions,
        { query: { uid, locale: cashLocale(language) } },
        { signal },
      );
      reportResponseTime('options', headers, SLOW_OPTIONS);
      return data;
    },
  });
}

/** Cards the player may use again, without the ones the server asks not to show (CASH-13). */
export const cardsOptions = queryOptions({
  queryKey: ['payerCards'] as const,
  queryFn: ({ signal }) => call(payerCards, {}, { signal }),
  select: ({ admin_saved_cards, hostpay_saved_cards, ignore }) =>
    [...admin_saved_cards, ...hostpay_saved_cards].filter(({ id }) => !ignore.ids.includes(id)),
});

/** Entries of the history per request. */
const HISTORY_PAGE = 50;
/** The history asked with one attempt: the client's repeats, up to six requests, are spent on its first asking only. */
const transactionsOnce = { ...transactions, retry: false } as const;

/** Intervals of an open payment, ms: the first for so many answers, then the second (PAY-16). */
const PAYMENT_POLL = { first: 5000, answers: 12, later: 15_000 };

const historyWaits = askUntilAnswered();

/** When the list is read again, ms: a withdrawal can be cancelled only until it is sent, and no event says so (CASH-27). */
function untilSent(list: readonly Transaction[]): number | false {
  const open = list.filter(({ can_cancel }) => can_cancel);
  if (open.length === 0 || !store.get(onlineAtom)) return false;
  const due = open.flatMap(({ expected_stages = [] }) =>
    expected_stages.filter(({ stage }) => stage === 'sent').map(({ by }) => Date.parse(by) - now()),
  );
  return Math.min(PAYMENT_POLL.later, Math.max(PAYMENT_POLL.first, Math.min(...due)));
}

/**
 * The history page by page, newest first (API-29, CASH-26); asked again until it comes (CASH-23, OP-15), when a message
 * tells of a payment, and when the player is back on this page: another tab may have heard the message.
 */
export const historyOptions = infiniteQueryOptions({
  queryKey: [...HISTORY_KEY, 'list'] as const,
  queryFn: ({ client, queryKey, pageParam, signal }) =>
    call(
      hasFailed(client.getQueryState(queryKey)) ? transactionsOnce : transactions,
      { query: { page: pageParam, limit: HISTORY_PAGE } },
      { signal },
    ),
  initialPageParam: 1,
  getNextPageParam: (page, pages) => (pages.length < page.pagination.total_pages ? pages.length + 1 : null),
  ...historyWaits,
  refetchInterval: (query) =>
    historyWaits.refetchInterval(query) ||
    untilSent(query.state.data?.pages.flatMap((page) => page.transactions) ?? []),
  ...inProfileLanguage,
  refetchOnWindowFocus: () => !store.get(savedViewAtom) && 'always',
  staleTime: 0,
});

/** Interval of the poll of a payment in process, ms. */
const WATCH_POLL = 3000;

/** The latest deposit, for the result of a payment; polled while it is in process. */
export const latestDepositOptions = queryOptions({
  queryKey: [...HISTORY_KEY, 'latest'] as const,
  queryFn: ({ signal }) => call(transactions, { query: { page: 1, limit: 10 } }, { signal }),
  select: ({ transactions }) => transactions.find(({ type }) => type === 'deposit') ?? null,
  ...inProfileLanguage,
  refetchInterval: ({ state }) =>
    state.data?.transactions.find(({ type }) => type === 'deposit')?.status === 'process'
      ? WATCH_POLL
      : false,
  staleTime: 0,
});

/** The last payments, from the same answer. */
export const recentPaymentsOptions = queryOptions({
  ...latestDepositOptions,
  select: ({ transactions }) => transactions,
});

/**
 * Deposits that can still be gone on with at the provider (PAY-18). Another tab may begin one: they are read again
 * whenever the player is back on this page.
 */
export const openDepositsOptions = queryOptions({
  queryKey: [...HISTORY_KEY, 'open'] as const,
  queryFn: ({ signal }) => call(transactions, { query: { page: 1, limit: 10 } }, { signal }),
  ...inProfileLanguage,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
});

/** The latest payments, requested when a press depends on them: once, and never from the cache. */
export const latestPaymentsOptions = queryOptions({
  queryKey: [...HISTORY_KEY, 'pressed'] as const,
  queryFn: async ({ signal }) =>
    (await call(transactionsOnce, { query: { page: 1, limit: 10 } }, { signal })).transactions,
  ...inProfileLanguage,
  retry: false,
  staleTime: 0,
});

/**
 * A deposit that is paid in another tab, by its id or, where the server gave none, the newest made since `since` (ms);
 * while `isWatched` it is looked at again until it is settled.
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
    ...inProfileLanguage,
    refetchInterval: ({ state: { data } }) => {
      const status = data && find(data)?.status;
      return isWatched && (!status || status === 'process') ? WATCH_POLL : false;
    },
    staleTime: 0,
  });
}

/** One payment by its id, null for one that is not the player's; asked again while it is open (PAY-16). */
export function paymentOptions(id: string) {
  const find = ({ transactions }: Transactions) =>
    transactions.find(({ transaction_id }) => transaction_id === id) ?? null;
  return queryOptions({
    queryKey: [...HISTORY_KEY, 'one', id] as const,
    queryFn: ({ signal }) =>
      call(transactions, { query: { page: 1, limit: 1, transaction_id: id } }, { signal }),
    select: find,
    ...inProfileLanguage,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || find(data)?.status !== 'process') return false;
      return dataUpdateCount <= PAYMENT_POLL.answers ? PAYMENT_POLL.first : PAYMENT_POLL.later;
    },
    staleTime: 0,
  });
}

/** Intervals of readiness, ms: while events arrive the server is there and answers at once, else it is spared. */
const READINESS_POLL = { live: 2000, usual: 10_000 };

/**
 * What can be withdrawn now and what prevents it; a server may not offer it (404). It is asked again and again while it
 * is seen: documents, contacts and the daily limit change without an event that names them (PAY-14).
 */
export const readinessOptions = queryOptions({
  queryKey: ['withdrawalReadiness'] as const,
  queryFn: ({ signal }) => call(withdrawalReadiness, {}, { signal }),
  ...inProfileLanguage,
  refetchInterval({ state }) {
    if (!store.get(onlineAtom) || lacksCall(state.error)) return false;
    return store.get(eventsLiveAtom) ? READINESS_POLL.live : READINESS_POLL.usual;
  },
  staleTime: 0,
});

const turnoverWaits = askUntilAnswered();

/**
 * What is left to stake before deposits can be withdrawn (API-23), asked until it comes (CASH-24). Readiness is asked
 * again and again and this is not: it is read anew when readiness says another thing of it (`said`, PAY-14).
 */
export function turnoverOptions(said = '') {
  return queryOptions({
    queryKey: ['tripleTurn', said] as const,
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
