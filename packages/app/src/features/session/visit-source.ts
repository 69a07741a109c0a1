import { now } from '#app/platform/network/clock.ts';
import { storeAppId } from '#app/platform/device/host-mode.ts';
import { escapeInAppBrowser } from '#app/platform/device/user-agent.ts';
import { initialUrl } from '#app/platform/routing/urls.ts';
import { storeLicenceFlag } from '#app/features/session/licence-variant.ts';
import { linkTokenAtom } from '#app/platform/session/link-token.ts';
import { forgetRefreshToken, sessionPort } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';

/** The page is hidden within this time if the system browser opened, ms. */
const TAKEOVER = 5000;

let isSettled = false;

/**
 * Stores app identifier and licence flag of the initial URL (PLAT-05, PLAT-09), and tries to leave an in-app browser
 * for the system browser (PLAT-10). Once per page load.
 */
export function recordVisitSource(): void {
  if (isSettled) return;
  isSettled = true;
  const { searchParams } = initialUrl();
  storeAppId(searchParams);
  storeLicenceFlag(searchParams);
  if (sessionPort.refresh() !== null) return leaveInAppBrowser();
  // This page is using the login link, which works once: then pass on the session that it started.
  const leave = () => {
    if (store.get(linkTokenAtom) !== null) return;
    stop();
    leaveInAppBrowser();
  };
  const stop = store.sub(linkTokenAtom, leave);
  leave();
}

function leaveInAppBrowser(): void {
  const refreshToken = sessionPort.refresh();
  const hasTried = escapeInAppBrowser({
    userAgent: navigator.userAgent,
    page: new URL(location.href),
    refreshToken,
    now: now(),
    assign: (address) => location.assign(address),
  });
  if (hasTried && refreshToken !== null) forgetOnceHidden();
}

/** Clears the refresh token once the system browser has opened; if it does not open, this session continues. */
function forgetOnceHidden(): void {
  const forget = () => {
    if (document.hidden) forgetRefreshToken();
  };
  document.addEventListener('visibilitychange', forget, {
    once: true,
    signal: AbortSignal.timeout(TAKEOVER),
  });
}
