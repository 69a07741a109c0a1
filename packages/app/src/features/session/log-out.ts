import { logout } from '@tulpar/api/contract';
import { forgetPushDevice, hasPushHere } from '#app/features/push/index.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { endSession, sessionPort } from '#app/platform/session/session.ts';
import { pendingLogouts, type PendingLogout } from './pending-logouts.ts';

/** More than this are not stored: each is another sign-in without a network after it. */
const mostPending = 5;

/**
 * Logs out, here and on the server (SEC-07). The refresh token stays until the server has ended its session: the page
 * may close or the network be missing. A device that gets messages is removed first (REACH-16).
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

/** Whether the server may not have ended the session, so the call is to be sent again. */
const isUnsettled = (error: unknown) =>
  isApiError(error) && (error.retryable || error.kind === 'staleSession' || error.kind === 'aborted');

/** Sends the sign-outs the server has not confirmed. */
export async function sendPendingLogouts(): Promise<void> {
  const send = async ({ token, everywhere }: PendingLogout) => {
    const body = { refresh_token: token, everywhere };
    try {
      await sendCommand(logout, { body }, { intent: {}, keepalive: true });
    } catch (error) {
      if (isUnsettled(error)) return;
    }
    const left = (pendingLogouts.read() ?? []).filter((one) => one.token !== token);
    if (left.length === 0) pendingLogouts.remove();
    else pendingLogouts.write(left);
  };
  await Promise.all((pendingLogouts.read() ?? []).map(send));
}
