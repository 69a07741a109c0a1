import { NewPassword, TypedText, cleanTyped } from '@tulpar/api/contract';
import { z } from '#app/platform/forms/forms.ts';
import { readCurrency, type Currency } from '#app/platform/i18n/languages.ts';
import { emailFault, phoneFault } from './contact.ts';

/** Which contact a form asks for. */
export type ContactTab = 'email' | 'phone';

/** A tab of the sign-in forms: a contact, or a social provider. */
export type SignInTab = ContactTab | 'social';

/** The tabs, in their order (AUTH-04, REG-01, OP-03); some variants have no social one (AUTH-05). */
export function signInTabs({ hasSocial }: { hasSocial: boolean }): readonly SignInTab[] {
  return hasSocial ? ['email', 'phone', 'social'] : ['email', 'phone'];
}

/** A check whose answer is the id of the text to show. */
const faultless = (fault: (value: string) => string | null) =>
  z.string().check((payload) => {
    const id = fault(payload.value);
    if (id) payload.issues.push({ code: 'custom', message: id, input: payload.value });
  });

/** Words for what the contract refuses although the field looks filled in, such as a text that is too long. */
const REFUSED = 'API_ERRORS.FIELD_INVALID';

const anything = z.string();

/** What is wrong with a name, an address or a code that may be empty: it is sent without invisible characters. */
export function textFault(value: string): typeof REFUSED | null {
  return TypedText.safeParse(value).success ? null : REFUSED;
}

const contact = (tab: SignInTab) => ({
  email: tab === 'email' ? faultless(emailFault) : anything,
  phone: tab === 'phone' ? faultless(phoneFault) : anything,
});

/** What is wrong with a password, as the id of a text (VALID-10). */
export function passwordFault(value: string): 'required' | 'passwordMin6' | typeof REFUSED | null {
  if (value === '') return 'required';
  const code = NewPassword.safeParse(value).error?.issues[0]?.message;
  if (code === undefined) return null;
  return code === 'PASSWORD_TOO_SHORT' ? 'passwordMin6' : REFUSED;
}

const newPassword = faultless(passwordFault);

/** Fields of the login form (FORM-13): the contact of the other tab stays as it was typed and is not checked. */
export function loginSchema(tab: SignInTab) {
  return z.object({ ...contact(tab), password: newPassword });
}

/** Values of the login form. */
export interface LoginValues {
  email: string;
  phone: string;
  password: string;
}

const filled = faultless((value) => (cleanTyped(value) === '' ? 'required' : textFault(value)));

/** Fields of the registration form; name and address belong to the licence variant (VALID-15 to VALID-17, VALID-19). */
export function registerSchema(tab: SignInTab, isLicence: boolean) {
  const extra = isLicence ? filled : anything;
  return z.object({
    ...contact(tab),
    password: newPassword,
    players_name: extra,
    address: extra,
    promo_code: faultless(textFault),
    currency: z.enum(['KZT', 'AZN']),
    terms: z.boolean().check((payload) => {
      if (!payload.value)
        payload.issues.push({ code: 'custom', message: 'termsNotChecked', input: payload.value });
    }),
  });
}

/** Values of the registration form. */
export interface RegisterValues extends LoginValues {
  players_name: string;
  address: string;
  promo_code: string;
  currency: Currency;
  terms: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Start of the login form: what a link carried, else the draft, else nothing. */
export function loginStart(
  carried: Readonly<Record<string, string>>,
  draft: Readonly<Record<string, unknown>>,
): LoginValues {
  return {
    email: carried['email'] ?? text(draft['email']),
    phone: carried['phone'] ?? text(draft['phone']),
    password: '',
  };
}

/** What the registration form starts from besides what was carried and drafted. */
export interface RegisterContext {
  currency: Currency;
  /** The promo code of the address: it goes before a typed one, which goes before a kept one. */
  linkedCode?: string | null;
  promoCode: string | null;
  isLicence?: boolean;
}

/** Start of the registration form. The terms are ticked from the start, but not on licence domains (REG-08, OP-97). */
export function registerStart(
  carried: Readonly<Record<string, string>>,
  draft: Readonly<Record<string, unknown>>,
  { currency, linkedCode = null, promoCode, isLicence = false }: RegisterContext,
): RegisterValues {
  return {
    ...loginStart(carried, draft),
    players_name: text(draft['players_name']),
    address: text(draft['address']),
    promo_code: linkedCode ?? (text(draft['promo_code']) || (promoCode ?? '')),
    currency: readCurrency(draft['currency']) ?? currency,
    terms: typeof draft['terms'] === 'boolean' ? draft['terms'] : !isLicence,
  };
}

/** Tab a form opens on: what a link carried, else the draft's, else e-mail (OP-03). */
export function startTab(
  carried: Readonly<Record<string, string>>,
  draft: Readonly<Record<string, unknown>>,
): SignInTab {
  const wanted = carried['tab'] ?? draft['tab'];
  return wanted === 'phone' || wanted === 'social' ? wanted : 'email';
}
