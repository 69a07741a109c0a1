import { z } from '#app/platform/forms.ts';
import { readCurrency, type Currency } from '#app/platform/languages.ts';
import { emailFault, phoneFault } from './contact.ts';

/** Shortest password, characters (VALID-10). */
const PASSWORD_MIN = 6;

/** Which contact a form asks for. */
export type ContactTab = 'email' | 'phone';

/** A check whose answer is the id of the text to show. */
const faultless = (fault: (value: string) => string | null) =>
  z.string().check((payload) => {
    const id = fault(payload.value);
    if (id) payload.issues.push({ code: 'custom', message: id, input: payload.value });
  });

const anything = z.string();

const contact = (tab: ContactTab) => ({
  email: tab === 'email' ? faultless(emailFault) : anything,
  phone: tab === 'phone' ? faultless(phoneFault) : anything,
});

const newPassword = faultless((value) =>
  value === '' ? 'required' : value.length < PASSWORD_MIN ? 'passwordMin6' : null,
);

/** Fields of the login form (FORM-13): the contact of the other tab stays as it was typed and is not checked. */
export function loginSchema(tab: ContactTab) {
  return z.object({ ...contact(tab), password: newPassword });
}

/** Values of the login form. */
export interface LoginValues {
  email: string;
  phone: string;
  password: string;
}

/** Fields of the registration form (VALID-16, VALID-17, VALID-19). */
export function registerSchema(tab: ContactTab) {
  return z.object({
    ...contact(tab),
    password: newPassword,
    promo_code: anything,
    currency: z.enum(['KZT', 'AZN']),
    terms: z.boolean().check((payload) => {
      if (!payload.value)
        payload.issues.push({ code: 'custom', message: 'termsNotChecked', input: payload.value });
    }),
  });
}

/** Values of the registration form. */
export interface RegisterValues extends LoginValues {
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

/** Start of the registration form. The terms are ticked from the start (REG-08). */
export function registerStart(
  carried: Readonly<Record<string, string>>,
  draft: Readonly<Record<string, unknown>>,
  { currency, promoCode }: { currency: Currency; promoCode: string | null },
): RegisterValues {
  return {
    ...loginStart(carried, draft),
    promo_code: text(draft['promo_code']) || (promoCode ?? ''),
    currency: readCurrency(draft['currency']) ?? currency,
    terms: typeof draft['terms'] === 'boolean' ? draft['terms'] : true,
  };
}

/** Tab a form opens on: what a link carried, else the draft's, else e-mail (OP-03). */
export function startTab(
  carried: Readonly<Record<string, string>>,
  draft: Readonly<Record<string, unknown>>,
): ContactTab {
  return (carried['tab'] ?? draft['tab']) === 'phone' ? 'phone' : 'email';
}
