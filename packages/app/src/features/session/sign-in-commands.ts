import { authenticate, signUp, type AuthAnswer, type SignupBody } from '@tulpar/api/contract';
import { isApiError, newKey } from '#app/platform/network/api.ts';
import { BRAND } from '#app/platform/network/brand.ts';
import { readCookie } from '#app/platform/storage/cookies.ts';
import { isEmbedded } from '#app/platform/device/host-mode.ts';
import { mainSiteAddress, type Handover } from '#app/features/session/main-site.ts';
import { redirectUrl } from '#app/platform/routing/redirect-url.ts';
import { track } from '#app/platform/telemetry/track.ts';
import { keepLanguage, languageChosenAtom, visitor } from '#app/platform/session/visitor.ts';
import { visitorUid } from '#app/platform/telemetry/visitor-uid.ts';
import { keptCodeAtom } from './atoms.ts';
import { beginOnThisSite } from './begin.ts';
import { sendChallenged } from './challenge.ts';
import type { ContactTab, LoginValues, RegisterValues } from './forms.ts';
import { loginBody, signupBody } from './requests.ts';
import { loginDraft, registerDraft } from './sign-in-drafts.ts';
import { greetNewPlayer } from './welcome-due.ts';
import { store } from '#app/platform/state/store.ts';
import { pendingToastAtom } from '#app/platform/state/toasts.ts';

const context = () => ({ brand: BRAND, domain: location.hostname, currency: visitor().currency });

/** The auth type of a contact (AUTH-12). */
const manual = { email: 'manual_email', phone: 'manual_phone' } as const;

/**
 * Follows the address an answer names (AUTH-17), goes on at the main site (AUTH-11), or begins the session in place
 * (AUTH-13).
 */
export function complete(answer: AuthAnswer, event: Handover['event'], type: Handover['type']) {
  loginDraft.clear();
  registerDraft.clear();
  const { access, refresh } = answer;
  const address =
    redirectUrl(answer.redirect_url) ??
    (refresh && !isEmbedded() ? mainSiteAddress({ token: refresh.token, type, event }) : null);
  if (address) {
    location.assign(address);
    return;
  }
  if (!access) return;
  beginOnThisSite(access, refresh);
  if (event === 'registration_successfully') greetNewPlayer();
  // After the session: what the page before it takes up would go away with that page.
  settleCode(answer);
  track(event);
}

/** Waits for a sign-in; a failure is logged (AUTH-24). */
export async function logged<T>(
  failed: 'login-failed' | 'registration-failed',
  answer: Promise<T>,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    track(failed, { code: isApiError(error) ? (error.code ?? error.kind) : null });
    throw error;
  }
}

/** Signs a player in by e-mail or phone (AUTH-02). */
export async function logIn(tab: ContactTab, values: LoginValues): Promise<void> {
  const body = loginBody(tab, values, context());
  const answer = await logged('login-failed', sendChallenged(authenticate, body, 'signIn'));
  complete(answer, 'login_successfully', manual[tab]);
}

/** Registers a player by e-mail or phone and signs them in (REG-02). */
export async function register(
  tab: ContactTab,
  values: RegisterValues,
  { isLicence }: { isLicence: boolean },
): Promise<void> {
  const body = signupBody(tab, values, {
    ...context(),
    isLicence,
    language: visitor().language,
    languageChosen: store.get(languageChosenAtom),
    referrer: readCookie('tr'),
    landingPage: readCookie('tl'),
    visitorUid: visitorUid(newKey),
    timeOffset: -new Date().getTimezoneOffset(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const { answer, isCodeDropped } = await logged('registration-failed', signUpWithCode(body));
  // The language the form was read in is the player's own; it is saved once the profile is there.
  keepLanguage(visitor().language);
  complete(answer, 'registration_successfully', manual[tab]);
  if (!isCodeDropped) return;
  store.set(keptCodeAtom, null);
  store.set(pendingToastAtom, { tone: 'error', title: 'promoCode.register.dropped' });
}

/**
 * Sends a registration. A code never stops one: when it is all the server refuses, the form goes out once more without
 * it, under another intent and so under a new key (PROMO-22).
 */
async function signUpWithCode(
  body: SignupBody,
): Promise<{ readonly answer: AuthAnswer; readonly isCodeDropped: boolean }> {
  try {
    return { answer: await sendChallenged(signUp, body, 'signUp'), isCodeDropped: false };
  } catch (error) {
    const refused = isApiError(error) ? Object.keys(error.fields) : [];
    if (body.promo_code === null || refused.length !== 1 || refused[0] !== 'promo_code') throw error;
    const without = { ...body, promo_code: null };
    const answer = await sendChallenged(signUp, without, 'signUpWithoutCode');
    return { answer, isCodeDropped: true };
  }
}

/** Says what became of the code of a registration, and carries it no further (PROMO-21, PROMO-23). */
function settleCode({ promo }: AuthAnswer): void {
  if (!promo) return;
  store.set(keptCodeAtom, null);
  store.set(
    pendingToastAtom,
    promo.is_granted
      ? { tone: 'success', title: 'promoCode.register.granted' }
      : { tone: 'error', title: 'promoCode.register.refused' },
  );
}
