import { extraData } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** What the player's devices remember together (API-21). */
export const extraDataOptions = queryOptions({
  queryKey: ['extraData'] as const,
  queryFn: ({ signal }) => sendCommand(extraData, {}, { intent: {}, signal }),
});
