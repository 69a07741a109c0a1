import { cleanTyped, normaliseEmail, phoneDigits, phoneRegion } from '@tulpar/api/contract';
import type { LoginBody, SignupBody } from '@tulpar/api/contract';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { emailRegion } from './contact.ts';
import type { ContactTab, LoginValues, RegisterValues } from './forms.ts';

/** What requests need to know of the page and the visitor. */
export interface SignInContext {
  brand: string;
  /** Host name of the page. */
  domain: string;
  currency: Currency;
}

/** What registration needs besides. */
export interface SignUpContext extends SignInContext {
  language: Language;
  /** The language is the visitor’s own choice (OP-02). */
  languageChosen: boolean;
  referrer: string | null;
  landingPage: string | null;
  visitorUid: string;
  /** Minutes east of UTC. */
  timeOffset: number;
  /** IANA name. */
  timezone: string;
  /** The form asked for name and address (PLAT-07). */
  isLicence: boolean;
}

const contactOf = (tab: ContactTab, values: { email: string; phone: string }) =>
  tab === 'email' ? { email: normaliseEmail(values.email) } : { phone: phoneDigits(values.phone) };

/** Body of a sign-in (API-03). */
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
 * Body of a registration (API-02): KZ stands for a language nobody chose (REG-12); an empty promo code is none. Name and
 * address go only where they were asked for (OP-21).
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
