import { NewPassword, TypedText, cleanTyped } from '@tulpar/api/contract';
import { z } from '#app/platform/forms/forms.ts';
import { readCurrency, type Currency } from '#app/platform/i18n/languages.ts';
import { emailFault, phoneFault } from './contact.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';

export type ContactTab = 'email' | 'phone';

export type LoginTab = ContactTab | 'social';

/** Login tabs in order (AUTH-04, REG-01, OP-03); the social tab is not always available (AUTH-05). */
export function loginTabs({ hasSocial }: { hasSocial: boolean }): readonly LoginTab[] {
  return hasSocial ? ['email', 'phone', 'social'] : ['email', 'phone'];
}

/** Schema from a check that returns the message id of a problem, or null. */
const checkedBy = (fault: (value: string) => string | null) =>
  z.string().check((payload) => {
    const id = fault(payload.value);
    if (id) payload.issues.push({ code: 'custom', message: id, input: payload.value });
  });

/** Message id for a value that the contract refuses, such as a text that is too long. */
const REFUSED = 'API_ERRORS.FIELD_INVALID';

const anything = z.string();

/** Problem of an optional text, or null. Invisible characters are ignored: they are not sent. */
export function textFault(value: string): typeof REFUSED | null {
  return TypedText.safeParse(value).success ? null : REFUSED;
}

const contact = (tab: LoginTab) => ({
  email: tab === 'email' ? checkedBy(emailFault) : anything,
  phone: tab === 'phone' ? checkedBy(phoneFault) : anything,
});

/** Problem of a password, as a message id, or null (VALID-10). */
export function passwordFault(value: string): 'required' | 'passwordMin6' | typeof REFUSED | null {
  if (value === '') return 'required';
  const code = NewPassword.safeParse(value).error?.issues[0]?.message;
  if (code === undefined) return null;
  return code === 'PASSWORD_TOO_SHORT' ? 'passwordMin6' : REFUSED;
}

const newPassword = checkedBy(passwordFault);

/** Login form (FORM-13): the contact of the other tab is preserved but not validated. */
export function loginSchema(tab: LoginTab) {
  return z.object({ ...contact(tab), password: newPassword });
}

export interface LoginValues {
  email: string;
  phone: string;
  password: string;
}

const filled = checkedBy((value) => (cleanTyped(value) === '' ? 'required' : textFault(value)));

/** Registration form; name and address belong to the licence variant (VALID-15 to VALID-17, VALID-19). */
export function registerSchema(tab: LoginTab, isLicence: boolean) {
  const extra = isLicence ? filled : anything;
  return z.object({
    ...contact(tab),
    password: newPassword,
    players_name: extra,
    address: extra,
    promo_code: checkedBy(textFault),
    currency: z.enum(['KZT', 'AZN']),
    terms: z.boolean().check((payload) => {
      if (!payload.value)
        payload.issues.push({ code: 'custom', message: 'termsNotChecked', input: payload.value });
    }),
  });
}

export interface RegisterValues extends LoginValues {
  players_name: string;
  address: string;
  promo_code: string;
  currency: Currency;
  terms: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Initial values of the login form: passed by a link, else from the draft. */
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

/** Sources of the registration form's initial values. */
export interface RegisterContext {
  currency: Currency;
  /** Promo code from the URL; overrides a typed one, which overrides a saved one. */
  linkedCode?: string | null;
  promoCode: string | null;
  isLicence?: boolean;
}

/** Initial values of the registration form. Without a draft terms are ticked, except if `isLicence` (REG-08, OP-97). */
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

/** Initial tab: passed by a link, else from the draft, else email (OP-03). */
export function startTab(
  carried: Readonly<Record<string, string>>,
  draft: Readonly<Record<string, unknown>>,
): LoginTab {
  const wanted = carried['tab'] ?? draft['tab'];
  return wanted === 'phone' || wanted === 'social' ? wanted : 'email';
}

/** Unsent input of the login form in this tab, without the password. */
export const loginDraft = createDraft('login');

/** Unsent input of the registration form in this tab, without the password. */
export const registerDraft = createDraft('register');
