import { cleanTyped, normaliseEmail, phoneDigits, phoneRegion } from '@tulpar/api/contract';
import type { LoginBody, SignupBody } from '@tulpar/api/contract';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { emailRegion } from './contact.ts';
import type { ContactTab, LoginValues, RegisterValues } from './forms.ts';

/** Page and visitor data for login requests. */
export interface SignInContext {
  brand: string;
  /** Host name of the page. */
  domain: string;
  currency: Currency;
}

/** Additional data for registration. */
export interface SignUpContext extends SignInContext {
  language: Language;
  /** The visitor selected the language (OP-02). */
  languageChosen: boolean;
  referrer: string | null;
  landingPage: string | null;
  visitorUid: string;
  /** Minutes east of UTC. */
  timeOffset: number;
  /** IANA name. */
  timezone: string;
  /** The form has name and address fields (PLAT-07). */
  isLicence: boolean;
}

const contactOf = (tab: ContactTab, values: { email: string; phone: string }) =>
  tab === 'email' ? { email: normaliseEmail(values.email) } : { phone: phoneDigits(values.phone) };

/** Request body of a login (API-03). */
export function loginBody(tab: ContactTab, values: LoginValues, place: SignInContext): LoginBody {
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
 * Request body of a registration (API-02): language KZ unless chosen (REG-12), no empty promo code. Name and
 * address only if the form has them (OP-21).
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
