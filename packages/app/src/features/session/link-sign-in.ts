import { authenticate } from '@tulpar/api/contract';
import { useEffect } from 'react';
import { track } from '#app/platform/telemetry/track.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { BRAND } from '#app/platform/network/brand.ts';
import { linkTokenAtom, type LinkToken } from '#app/platform/session/link-token.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { href, navigateTo } from '#app/platform/routing/router.tsx';
import { redirectUrl } from '#app/platform/routing/redirect-url.ts';
import { endSession } from '#app/platform/session/session.ts';
import { pendingToastAtom } from '#app/platform/state/toasts.ts';
import { visitor } from '#app/platform/session/visitor.ts';
import { beginOnThisSite } from './begin.ts';
import { emailRegion } from './contact.ts';
import { greetNewPlayer } from './welcome-due.ts';
import { store, useAtomValue } from '#app/platform/state/store.ts';

/** Pages a visitor stays on although the link did not sign them in (ACCESS-11). */
const STAY = /\/contacts\/?$/;
/** The landing of a confirmation link, whose sign-in lapses long before the confirmation does. */
const CONFIRMING = /^\/confirm-email\//;

/** What a link may ask to be told (OP-39). */
const EVENTS = ['login_successfully', 'registration_successfully'] as const;

/** What following a link touches; tests bring their own. */
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
 * Signs in by the token of an address (API-04). In place of a session that was refused, the page is loaded anew
 * (NET-08). A link that does not work leads to main (ACCESS-10), and ends a session that has no other way on.
 */
export async function signInByLink(
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
    // In place whatever the main site is, or the jump there would repeat for ever (OP-83).
    beginOnThisSite(access, refresh);
    const event = EVENTS.find((name) => name === link.event);
    if (event === 'registration_successfully') greetNewPlayer();
    if (event) track(event);
    if (link.isNeeded) reload();
  } catch (error) {
    if (link.isNeeded) endSession('expired');
    if (isApiError(error, 'banned')) return;
    report('link-sign-in', { kind: isApiError(error) ? error.kind : null });
    // A page of its own tells what became of the link, and how to sign in.
    if (CONFIRMING.test(location.pathname)) return;
    leave();
    store.set(pendingToastAtom, { tone: 'error', title: 'API_ERRORS.AUTH_TOKEN_INVALID' });
  } finally {
    store.set(linkTokenAtom, null);
    isRunning = false;
  }
}

/** Follows the link of the first address: at once for a guest, for a player when the session is refused (OP-40). */
export function useLinkSignIn(signedIn: boolean): void {
  const link = useAtomValue(linkTokenAtom);
  useEffect(() => {
    if (link && (link.isNeeded || !signedIn)) signInByLink(link).catch(() => undefined);
  }, [link, signedIn]);
}
