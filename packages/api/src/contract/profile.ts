import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';

/** Money of one player, minor units. */
export const Balance = z.object({
  realBalance: z.int(),
  bonusBalance: z.int(),
  currency: z.enum(['KZT', 'AZN']),
});
export type Balance = z.infer<typeof Balance>;

export const balance = defineEndpoint({
  id: 'balance',
  row: 'API-11',
  summary: 'Real and bonus money of the player.',
  method: 'GET',
  path: '/api/v1/profile/balance',
  auth: 'player',
  answer: Balance,
  poll: 5000,
  etag: true,
});
