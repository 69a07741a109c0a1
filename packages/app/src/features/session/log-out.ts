import { logout } from '@tulpar/api/contract';
import { forgetPushDevice, hasPushHere } from '#app/features/push/index.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { endSession, sessionPort } from '#app/platform/session/session.ts';
import { pendingLogouts, type PendingLogout } from './atoms.ts';

/** Maximum number of stored logouts; each belongs to another session. */
const mostPending = 5;

/**
 * Logs out here and on the server (SEC-07). The refresh token is stored until the server confirms, because
 * the page may close or be offline. A device with push messages is unregistered first (REACH-16).
 */
export function logOut({ everywhere = false } = {}): void {
  const token = sessionPort.refresh();
  if (token !== null) {
    const others = (pendingLogouts.read() ?? []).filter((one) => one.token !== token);
    pendingLogouts.write([...others, { token, everywhere }].slice(-mostPending));
  }
  const leave = () => {
    endSession('logout');
    void sendPendingLogouts();
  };
  if (!hasPushHere()) return leave();
  void forgetPushDevice().finally(leave);
}

/** Whether the session may still exist on the server after this error, so that the logout must be repeated. */
const isUnsettled = (error: unknown) =>
  isApiError(error) && (error.retryable || error.kind === 'staleSession' || error.kind === 'aborted');

async function send({ token, everywhere }: PendingLogout): Promise<void> {
  const body = { refresh_token: token, everywhere };
  try {
    await sendCommand(logout, { body }, { intent: {}, keepalive: true });
  } catch (error) {
    if (isUnsettled(error)) return;
  }
  const left = (pendingLogouts.read() ?? []).filter((one) => one.token !== token);
  if (left.length === 0) pendingLogouts.remove();
  else pendingLogouts.write(left);
}

/** Requests in progress, by token, so that another call does not send the same logout again. */
const sending = new Map<string, Promise<void>>();

/** Sends the stored logouts, which the server has not confirmed. */
export async function sendPendingLogouts(): Promise<void> {
  const sent = (pendingLogouts.read() ?? []).map((pending) => {
    const known = sending.get(pending.token);
    if (known) return known;
    const request = send(pending).finally(() => sending.delete(pending.token));
    sending.set(pending.token, request);
    return request;
  });
  await Promise.all(sent);
}
