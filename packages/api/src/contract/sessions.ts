import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, Token } from './fields.ts';
import { Iso, Ok } from './types.ts';

export const LogoutBody = z.object({
  refresh_token: Token,
  /** Ends all sessions of the player who owns the token. */
  everywhere: z.optional(z.boolean()),
});
export type LogoutBody = z.infer<typeof LogoutBody>;

export const logout = defineEndpoint({
  id: 'logout',
  row: 'API-75',
  summary:
    'Ends the session of a refresh token, or all sessions of its player; an invalid token is no error.',
  method: 'POST',
  path: '/api/logout',
  auth: 'open',
  body: LogoutBody,
  response: Ok,
  plain401: true,
});

export const SessionInfo = z.object({
  id: z.string(),
  is_current: z.boolean(),
  /** For example `Android`; empty if unknown. */
  device: z.string(),
  /** For example `Chrome`; empty if unknown. */
  browser: z.string(),
  /** ISO code. */
  country: z.nullable(z.string()),
  started_at: Iso,
  last_used_at: Iso,
});
export type SessionInfo = z.infer<typeof SessionInfo>;

export const sessions = defineEndpoint({
  id: 'sessions',
  row: 'API-76',
  summary: 'Sessions of the player: the current one first, then by last use.',
  method: 'GET',
  path: '/api/v1/profile/sessions',
  auth: 'player',
  response: z.object({ data: z.array(SessionInfo) }),
});

export const endSession = defineEndpoint({
  id: 'endSession',
  row: 'API-77',
  summary: 'Ends one session of the player.',
  method: 'POST',
  path: '/api/v1/profile/sessions/end',
  auth: 'player',
  body: z.object({ id: Id }),
  response: Ok,
  errors: { 404: ['SESSION_NOT_FOUND'] },
});
