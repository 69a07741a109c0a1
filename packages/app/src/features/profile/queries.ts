import { sessions } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** Sessions of the player (API-76). */
export const sessionsOptions = queryOptions({
  queryKey: ['sessions'] as const,
  queryFn: ({ signal }) => call(sessions, {}, { signal }),
});
