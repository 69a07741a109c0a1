import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Token } from './fields.ts';
import { Count } from './types.ts';

/** Opaque token and its lifetime in seconds, null if unknown. */
export const TokenGrant = z.object({ token: z.string(), expires_in: z.nullable(Count) });
export type TokenGrant = z.infer<typeof TokenGrant>;

export const RefreshBody = z.object({ refresh_token: Token });
export type RefreshBody = z.infer<typeof RefreshBody>;

export const Refreshed = z.object({ access: TokenGrant, refresh: TokenGrant });
export type Refreshed = z.infer<typeof Refreshed>;

export const refresh = defineEndpoint({
  id: 'refresh',
  row: 'API-08',
  summary: 'Exchanges a refresh token for a new pair of tokens; only 400 means that it is no longer valid.',
  method: 'POST',
  path: '/api/refresh',
  auth: 'open',
  body: RefreshBody,
  response: Refreshed,
  errors: { 400: ['REFRESH_TOKEN_INVALID'], 403: ['AUTH_USER_BANNED'] },
  plain401: true,
});
