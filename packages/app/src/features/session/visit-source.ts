import { now } from '#app/platform/network/clock.ts';
import { storeAppId } from '#app/platform/device/host-mode.ts';
import { escapeInAppBrowser } from '#app/platform/device/in-app-browser.ts';
import { initialUrl } from '#app/platform/routing/initial-url.ts';
import { storeLicenceFlag } from '#app/features/session/licence.ts';
import { linkTokenAtom } from '#app/platform/session/link-token.ts';
import { forgetRefreshToken, sessionPort } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';

/** The page is hidden within this time when the system browser has taken over, ms. */
const TAKEOVER = 5000;

let isSettled = false;

/**
 * Keeps what the first address says about where the visitor comes from (PLAT-05, PLAT-09), and tries to leave an
 * in-app browser for the system's own (PLAT-10). Once for a page, however often a session begins on it.
 */
export function recordVisitSource(): void {
  if (isSettled) return;
  isSettled = true;
  const { searchParams } = initialUrl();
  storeAppId(searchParams);
  storeLicenceFlag(searchParams);
  const own = sessionPort.refresh();
  const hasTried = escapeInAppBrowser({
    userAgent: navigator.userAgent,
    page: new URL(location.href),
    refreshToken: own ?? store.get(linkTokenAtom)?.token ?? null,
    now: now(),
    assign: (address) => location.assign(address),
  });
  if (hasTried && own !== null) forgetOnceHidden();
}

/** Forgets the token once the system browser covers this page; if the jump fails, this session continues. */
function forgetOnceHidden(): void {
  const forget = () => {
    if (document.hidden) forgetRefreshToken();
  };
  document.addEventListener('visibilitychange', forget, {
    once: true,
    signal: AbortSignal.timeout(TAKEOVER),
  });
}
