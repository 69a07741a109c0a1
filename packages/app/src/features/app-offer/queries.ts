import { extraData } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** Data shared by all devices of the player (API-21). */
export const extraDataOptions = queryOptions({
  queryKey: ['extraData'] as const,
  queryFn: ({ signal }) => sendCommand(extraData, {}, { intent: {}, signal }),
});
