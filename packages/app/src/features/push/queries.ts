import { pushSettings } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** Key of the server, kinds and devices of the player (REACH-16). */
export const pushOptions = queryOptions({
  queryKey: ['push'] as const,
  queryFn: ({ signal }) => call(pushSettings, {}, { signal }),
});
