import { serialize } from 'hono/utils/cookie';
import type { Connection } from '../db/types.ts';
import { createDeviceCookie, reportNewDevice } from '../domain/sessions/devices.ts';
import { openSession, type OpenedSession } from '../domain/sessions/tokens.ts';
import type { CallContext } from './call.ts';

/** Maximum cookie lifetime in browsers, seconds. */
const maxAge = 400 * 24 * 3600;

/**
 * Opens a session for the browser of a request, sets the cookie `device` if the browser has none, and reports a new
 * browser. The session joins the family `familyId`, or begins one. `trx` must hold the player's lock since before the
 * check that the player may log in: otherwise a session could be opened after the player's sessions were ended.
 */
export async function openBrowserSession(
  context: CallContext,
  trx: Connection,
  playerId: number,
  familyId: string | null = null,
): Promise<OpenedSession> {
  const { deps, device, now } = context;
  await reportNewDevice(deps, trx, playerId, device, now());
  if (device.id !== null) return await openSession(deps, trx, playerId, device, now(), familyId);
  const made = createDeviceCookie(deps);
  const secure = deps.config.publicOrigin?.startsWith('https:') ?? false;
  context.header(
    'Set-Cookie',
    serialize('device', made.value, { path: '/api', httpOnly: true, sameSite: 'Strict', maxAge, secure }),
  );
  return await openSession(deps, trx, playerId, { ...device, id: made.id }, now(), familyId);
}
