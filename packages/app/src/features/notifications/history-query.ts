// Apart from `queries.ts`, which every page of a player loads.
import { notifications } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { inProfileLanguage, queryOptions } from '#app/platform/network/query.ts';
import { POLL, SPARING } from './queries.ts';

/** All stored messages, newest first, including read and closed ones (NOTIF-16); polled like the new ones. */
export function historyOptions(language: Language) {
  return queryOptions({
    queryKey: ['notifications', 'history', language] as const,
    queryFn: ({ signal }) =>
      call(notifications, { query: { order: 'desc', 'filter[history]': 1 } }, { signal }),
    select: ({ data }) => data,
    ...poll(POLL, SPARING),
    meta: { ...poll(POLL, SPARING).meta, ...inProfileLanguage.meta },
  });
}
