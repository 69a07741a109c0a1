import {
  authenticate,
  signUp,
  socialSignIn,
  cleanTyped,
  normaliseEmail,
  phoneDigits,
  phoneRegion,
  type AuthResponse,
  type SignupBody,
  type LoginBody,
} from '@tulpar/api/contract';
import { isApiError, newKey } from '#app/platform/network/api.ts';
import { BRAND } from '#app/platform/operator.ts';
import { readCookie } from '#app/platform/storage/storage.ts';
import { isEmbedded } from '#app/platform/device/host-mode.ts';
import { mainSiteAddress, type Handover } from '#app/features/session/main-site.ts';
import { redirectUrl } from '#app/platform/routing/urls.ts';
import { track } from '#app/platform/telemetry/track.ts';
import { keepLanguage, languageChosenAtom, visitor } from '#app/platform/session/visitor.ts';
import { visitorUid } from '#app/platform/telemetry/consent.ts';
import { savedCodeAtom, greetNewPlayer } from './atoms.ts';
import { beginOnThisSite } from './main-site.ts';
import { sendChallenged } from './challenge.ts';
import {
  loginDraft,
  registerDraft,
  type ContactTab,
  type LoginValues,
  type RegisterValues,
} from './forms.ts';
import { store } from '#app/platform/state/store.ts';
import { pendingToastAtom } from '#app/platform/state/overlay-turns.ts';
import { storedPromoCode } from '#app/platform/session/first-visit.ts';
import { socialBody, type SocialGrant } from './social.ts';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { emailRegion } from './contact.ts';

interface LoginContext {
  brand: string;
  domain: string;
  currency: Currency;
}

export interface SignUpContext extends LoginContext {
  language: Language;
  /** Whether the visitor selected the language (OP-02). */
  languageChosen: boolean;
  referrer: string | null;
  landingPage: string | null;
  visitorUid: string;
  /** Minutes east of UTC. */
  timeOffset: number;
  /** IANA name. */
  timezone: string;
  /** Whether the form has name and address fields (PLAT-07). */
  isLicence: boolean;
}

const contactOf = (tab: ContactTab, values: { email: string; phone: string }) =>
  tab === 'email' ? { email: normaliseEmail(values.email) } : { phone: phoneDigits(values.phone) };

/** Request body of a login (API-03). */
export function loginBody(tab: ContactTab, values: LoginValues, place: LoginContext): LoginBody {
  const region = tab === 'phone' ? phoneRegion(phoneDigits(values.phone)) : emailRegion(place.currency);
  return {
    ...contactOf(tab, values),
    password: values.password,
    region,
    brand: place.brand,
    domain: place.domain,
  };
}

/**
 * Request body of a registration (API-02): language `KZ` unless the visitor chose one (REG-12), an empty promo code as
 * null, name and address only if the form has them (OP-21).
 */
export function signupBody(tab: ContactTab, values: RegisterValues, place: SignUpContext): SignupBody {
  return {
    ...contactOf(tab, values),
    password: values.password,
    promo_code: cleanTyped(values.promo_code) || null,
    currency: values.currency,
    language: place.languageChosen ? place.language : 'KZ',
    receive_email: true,
    receive_sms: true,
    brand: place.brand,
    recaptcha_token: '',
    referrer: place.referrer,
    landing_page: place.landingPage,
    fingerprint: place.visitorUid,
    time_offset: place.timeOffset,
    timezone: place.timezone,
    ...(place.isLicence
      ? { players_name: cleanTyped(values.players_name), address: cleanTyped(values.address) }
      : {}),
  };
}

const context = () => ({ brand: BRAND, domain: location.hostname, currency: visitor().currency });

const manual = { email: 'manual_email', phone: 'manual_phone' } as const;

/**
 * After a login: follows the URL in the response (AUTH-17), continues at the main site (AUTH-11), or starts the
 * session here (AUTH-13).
 */
export function complete(response: AuthResponse, event: Handover['event'], type: Handover['type']) {
  loginDraft.clear();
  registerDraft.clear();
  const { access, refresh } = response;
  const address =
    redirectUrl(response.redirect_url) ??
    (refresh && !isEmbedded() ? mainSiteAddress({ token: refresh.token, type, event }) : null);
  if (address) {
    location.assign(address);
    return;
  }
  if (!access) return;
  beginOnThisSite(access, refresh);
  if (event === 'registration_successfully') greetNewPlayer();
  // Starting the session discards the page with its toasts, so show the result of the code afterwards.
  settleCode(response);
  track(event);
}

/** Reports a failed login or registration to analytics (AUTH-24). */
export async function logged<T>(
  failed: 'login-failed' | 'registration-failed',
  response: Promise<T>,
): Promise<T> {
  try {
    return await response;
  } catch (error) {
    track(failed, { code: isApiError(error) ? (error.code ?? error.kind) : null });
    throw error;
  }
}

/** Logs a player in by email or phone (AUTH-02). */
export async function logIn(tab: ContactTab, values: LoginValues): Promise<void> {
  const body = loginBody(tab, values, context());
  const response = await logged('login-failed', sendChallenged(authenticate, body, 'signIn'));
  complete(response, 'login_successfully', manual[tab]);
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
  const { response, isCodeDropped } = await logged('registration-failed', signUpWithCode(body));
  // The language of the form is saved once the profile has loaded.
  keepLanguage(visitor().language);
  complete(response, 'registration_successfully', manual[tab]);
  if (!isCodeDropped) return;
  store.set(savedCodeAtom, null);
  store.set(pendingToastAtom, { tone: 'error', title: 'promoCode.register.dropped' });
}

/**
 * Sends a registration. If the server refuses only the promo code, the registration is sent again without it, with
 * a new idempotency key (PROMO-22).
 */
async function signUpWithCode(
  body: SignupBody,
): Promise<{ readonly response: AuthResponse; readonly isCodeDropped: boolean }> {
  try {
    return { response: await sendChallenged(signUp, body, 'signUp'), isCodeDropped: false };
  } catch (error) {
    const refused = isApiError(error) ? Object.keys(error.fields) : [];
    if (body.promo_code === null || refused.length !== 1 || refused[0] !== 'promo_code') throw error;
    const without = { ...body, promo_code: null };
    const response = await sendChallenged(signUp, without, 'signUpWithoutCode');
    return { response, isCodeDropped: true };
  }
}

/** Shows whether the promo code of a registration was granted, and clears the saved code (PROMO-21, PROMO-23). */
function settleCode({ promo }: AuthResponse): void {
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
  const response = await logged('login-failed', sendChallenged(socialSignIn, body, 'signIn'));
  if (grant.language) keepLanguage(grant.language);
  complete(response, 'login_successfully', grant.provider);
}
