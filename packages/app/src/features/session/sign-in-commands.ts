import { authenticate, signUp, type AuthAnswer, type SignupBody, socialSignIn } from '@tulpar/api/contract';
import { isApiError, newKey } from '#app/platform/network/api.ts';
import { BRAND } from '#app/platform/operator.ts';
import { readCookie } from '#app/platform/storage/cookies.ts';
import { isEmbedded } from '#app/platform/device/host-mode.ts';
import { mainSiteAddress, type Handover } from '#app/features/session/main-site.ts';
import { redirectUrl } from '#app/platform/routing/urls.ts';
import { track } from '#app/platform/telemetry/track.ts';
import { keepLanguage, languageChosenAtom, visitor } from '#app/platform/session/visitor.ts';
import { visitorUid } from '#app/platform/telemetry/consent.ts';
import { savedCodeAtom, greetNewPlayer } from './atoms.ts';
import { beginOnThisSite } from './main-site.ts';
import { sendChallenged } from './challenge.ts';
import type { ContactTab, LoginValues, RegisterValues } from './forms.ts';
import { loginBody, signupBody } from './requests.ts';
import { loginDraft, registerDraft } from './forms.ts';
import { store } from '#app/platform/state/store.ts';
import { pendingToastAtom } from '#app/platform/state/turns.ts';
import { storedPromoCode } from '#app/platform/session/promo-code.ts';
import { socialBody, type SocialGrant } from './social.ts';

const context = () => ({ brand: BRAND, domain: location.hostname, currency: visitor().currency });

const manual = { email: 'manual_email', phone: 'manual_phone' } as const;

/**
 * Follows the URL in a response (AUTH-17), continues at the main site (AUTH-11), or starts the session here
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
  // After the session has started, because starting it resets the page's state.
  settleCode(answer);
  track(event);
}

/** Logs a failed login (AUTH-24). */
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

/** Logs a player in by email or phone (AUTH-02). */
export async function logIn(tab: ContactTab, values: LoginValues): Promise<void> {
  const body = loginBody(tab, values, context());
  const answer = await logged('login-failed', sendChallenged(authenticate, body, 'signIn'));
  complete(answer, 'login_successfully', manual[tab]);
}

/** Registers a player by email or phone and logs them in (REG-02). */
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
  // Save the language of the form once the profile has loaded.
  keepLanguage(visitor().language);
  complete(answer, 'registration_successfully', manual[tab]);
  if (!isCodeDropped) return;
  store.set(savedCodeAtom, null);
  store.set(pendingToastAtom, { tone: 'error', title: 'promoCode.register.dropped' });
}

/**
 * Sends a registration. If only the promo code is refused, the registration is repeated without it, with a
 * new idempotency key (PROMO-22).
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

/** Reports the result of a registration's promo code and clears it (PROMO-21, PROMO-23). */
function settleCode({ promo }: AuthAnswer): void {
  if (!promo) return;
  store.set(savedCodeAtom, null);
  store.set(
    pendingToastAtom,
    promo.is_granted
      ? { tone: 'success', title: 'promoCode.register.granted' }
      : { tone: 'error', title: 'promoCode.register.refused' },
  );
}

/** Logs in with a provider's grant; registers a new player (REG-02). */
export async function logInBySocial(grant: SocialGrant): Promise<void> {
  const body = socialBody(grant, location.hostname, storedPromoCode());
  const answer = await logged('login-failed', sendChallenged(socialSignIn, body, 'signIn'));
  if (grant.language) keepLanguage(grant.language);
  complete(answer, 'login_successfully', grant.provider);
}
