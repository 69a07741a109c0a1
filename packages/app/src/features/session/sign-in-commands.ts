import { authenticate, signUp, type AuthAnswer } from '@tulpar/api/contract';
import { isApiError, newKey } from '#app/platform/network/api.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { BRAND } from '#app/platform/network/brand.ts';
import { readCookie } from '#app/platform/storage/cookies.ts';
import { isEmbedded } from '#app/platform/device/host-mode.ts';
import { mainSiteAddress, type Handover } from '#app/features/session/main-site.ts';
import { redirectUrl } from '#app/platform/routing/redirect-url.ts';
import { track } from '#app/platform/telemetry/track.ts';
import { keepLanguage, languageChosenAtom, visitor } from '#app/platform/session/visitor.ts';
import { visitorUid } from '#app/platform/telemetry/visitor-uid.ts';
import { beginOnThisSite } from './begin.ts';
import type { ContactTab, LoginValues, RegisterValues } from './forms.ts';
import { loginBody, signupBody } from './requests.ts';
import { loginDraft, registerDraft } from './sign-in-drafts.ts';
import { store } from '#app/platform/state/store.ts';

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
  const answer = await logged('login-failed', sendCommand(authenticate, { body }, { intent: 'signIn' }));
  complete(answer, 'login_successfully', manual[tab]);
}

/** Registers a player by e-mail or phone and signs him in (REG-02). */
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
  const answer = await logged('registration-failed', sendCommand(signUp, { body }, { intent: 'signUp' }));
  // The language the player has just read the form in is his own; it is saved once the profile is there.
  keepLanguage(visitor().language);
  complete(answer, 'registration_successfully', manual[tab]);
}
