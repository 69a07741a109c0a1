import { authenticate, signUp, updateProfile, type AuthAnswer } from '@tulpar/api/contract';
import { call, newKey } from '#app/platform/api.ts';
import { BRAND } from '#app/platform/brand.ts';
import { readCookie } from '#app/platform/cookies.ts';
import { createDraft } from '#app/platform/drafts.ts';
import { now } from '#app/platform/clock.ts';
import { createIntents, isDefinitive } from '#app/platform/intents.ts';
import type { Language } from '#app/platform/languages.ts';
import { report } from '#app/platform/report.ts';
import { redirectUrl } from '#app/platform/router.tsx';
import { endSession, startSession } from '#app/platform/session.ts';
import { showLanguage } from '#app/platform/intl.tsx';
import { keepLanguage, languageChosen, visitor } from '#app/platform/visitor.ts';
import { visitorUid } from '#app/platform/visitor-uid.ts';
import type { ContactTab, LoginValues, RegisterValues } from './forms.ts';
import { loginBody, signupBody } from './requests.ts';

/** What was typed into the forms of this tab, without passwords. */
export const loginDraft = createDraft('login', now);
export const registerDraft = createDraft('register', now);

const loginIntents = createIntents();
const registerIntents = createIntents();

const place = () => ({ brand: BRAND, domain: location.hostname, currency: visitor().currency });

/** Begins the session of an answer in place (AUTH-13), or follows the address it names (AUTH-17). */
function complete(answer: AuthAnswer) {
  loginDraft.clear();
  registerDraft.clear();
  const address = redirectUrl(answer.redirect_url);
  if (address) {
    location.assign(address);
    return;
  }
  if (answer.access) startSession({ access: answer.access.token, refresh: answer.refresh?.token ?? null });
}

async function once<T>(
  intents: typeof loginIntents,
  content: unknown,
  run: (key: string) => Promise<T>,
): Promise<T> {
  try {
    const answer = await run(intents.keyFor(content));
    intents.settle();
    return answer;
  } catch (error) {
    if (isDefinitive(error)) intents.settle();
    throw error;
  }
}

/** Signs a player in by e-mail or phone (AUTH-02). */
export async function logIn(tab: ContactTab, values: LoginValues): Promise<void> {
  const body = loginBody(tab, values, place());
  complete(
    await once(loginIntents, body, (idempotencyKey) => call(authenticate, { body }, { idempotencyKey })),
  );
}

/** Registers a player by e-mail or phone and signs him in (REG-02). */
export async function register(tab: ContactTab, values: RegisterValues): Promise<void> {
  const body = signupBody(tab, values, {
    ...place(),
    language: visitor().language,
    languageChosen: languageChosen.get(),
    referrer: readCookie('tr'),
    landingPage: readCookie('tl'),
    visitorUid: visitorUid(newKey),
    timeOffset: -new Date().getTimezoneOffset(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const answer = await once(registerIntents, body, (idempotencyKey) =>
    call(signUp, { body }, { idempotencyKey }),
  );
  // The language the player has just read the form in is his own; it is saved once the profile is there.
  keepLanguage(visitor().language);
  complete(answer);
}

/** Ends the session at the player's wish. */
export function logOut(): void {
  endSession('logout');
}

/** Saves a player's language; a failure is no reason to trouble him (I18N-16). */
export async function saveLanguage(language: Language): Promise<void> {
  try {
    await call(updateProfile, { body: { language } }, {});
  } catch (error) {
    report('language-save', { language }, error);
  }
}

/**
 * Changes the language: on the page at once, and for a player in the profile when it differs there (I18N-13, I18N-14).
 * Rejects when the texts do not load.
 */
export async function changeLanguage(language: Language, profileLanguage: Language | null): Promise<void> {
  await showLanguage(language, { chosen: true });
  if (profileLanguage !== null && profileLanguage !== language) await saveLanguage(language);
}
