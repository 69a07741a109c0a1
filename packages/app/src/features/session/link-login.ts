import { authenticate } from '@tulpar/api/contract';
import { useEffect } from 'react';
import { track } from '#app/platform/telemetry/track.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { BRAND } from '#app/platform/operator.ts';
import { linkTokenAtom, type LinkToken } from '#app/platform/session/link-token.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { href, navigateTo } from '#app/platform/routing/router.tsx';
import { redirectUrl } from '#app/platform/routing/urls.ts';
import { endSession } from '#app/platform/session/session.ts';
import { pendingToastAtom } from '#app/platform/state/overlay-turns.ts';
import { visitor } from '#app/platform/session/visitor.ts';
import { beginOnThisSite } from './main-site.ts';
import { emailRegion } from './contact.ts';
import { greetNewPlayer } from './atoms.ts';
import { store, useAtomValue } from '#app/platform/state/store.ts';

/** Pages that remain open although the link did not log in (ACCESS-11). */
const STAY = /\/contacts\/?$/;
/** Page that confirms an email. Its link also has a login token, which expires long before the confirmation token. */
const CONFIRMING = /^\/confirm-email\//;

/** Analytics events a link may request (OP-39). */
const EVENTS = ['login_successfully', 'registration_successfully'] as const;

/** Browser functions used here; tests inject their own. */
export interface LinkPorts {
  readonly reload: () => void;
  readonly assign: (address: string) => void;
  readonly leave: () => void;
}

const page: LinkPorts = {
  reload: () => location.reload(),
  assign: (address) => location.assign(address),
  leave() {
    if (!STAY.test(location.pathname)) navigateTo(href('lobby'), { replace: true });
  },
};

let isRunning = false;

/**
 * Logs in with the token of a URL (API-04). If the token replaces a session the server refused, the page is
 * reloaded (NET-08). A failure ends the refused session; except for a ban, it leads to the lobby (ACCESS-10), unless
 * one of the pages above is open.
 */
export async function logInByLink(
  link: LinkToken,
  { reload, assign, leave }: LinkPorts = page,
): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  const body = {
    token: link.token,
    auth_type: link.type,
    region: emailRegion(visitor().currency),
    brand: BRAND,
    domain: location.hostname,
  };
  try {
    const { access, refresh, redirect_url } = await sendCommand(
      authenticate,
      { body },
      { intent: 'signInByLink' },
    );
    const address = redirectUrl(redirect_url);
    if (address) return assign(address);
    if (!access) return;
    // Start the session here even if the main site is elsewhere; otherwise the redirect would repeat endlessly (OP-83).
    beginOnThisSite(access, refresh);
    const event = EVENTS.find((name) => name === link.event);
    if (event === 'registration_successfully') greetNewPlayer();
    if (event) track(event);
    if (link.isNeeded) reload();
  } catch (error) {
    if (link.isNeeded) endSession('expired');
    if (isApiError(error, 'banned')) return;
    report('link-sign-in', { kind: isApiError(error) ? error.kind : null });
    // The confirmation page itself shows the result, and how to log in.
    if (CONFIRMING.test(location.pathname)) return;
    leave();
    store.set(pendingToastAtom, { tone: 'error', title: 'API_ERRORS.AUTH_TOKEN_INVALID' });
  } finally {
    store.set(linkTokenAtom, null);
    isRunning = false;
  }
}

/**
 * Uses the login link of the initial URL: immediately for a guest, for a player once the session is refused (OP-40).
 */
export function useLinkLogin(signedIn: boolean): void {
  const link = useAtomValue(linkTokenAtom);
  useEffect(() => {
    if (link && (link.isNeeded || !signedIn)) logInByLink(link).catch(() => undefined);
  }, [link, signedIn]);
}
