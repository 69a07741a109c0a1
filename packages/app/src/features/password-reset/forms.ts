import { SixDigits, phoneRegion } from '@tulpar/api/contract';
import { emailFault, passwordFault, phoneFault, PHONE_COUNTRIES } from '#app/features/session/index.ts';
import { z, retryOf, type FormFailure } from '#app/platform/forms/forms.ts';
import { fillMask } from '@tulpar/ui/masked-input';
import { isApiError } from '#app/platform/network/api.ts';

/** Channel of a reset (RESET-01). */
export type ResetTab = 'email' | 'phone';

export interface RequestValues {
  email: string;
  phone: string;
}

/** Values of the new password form (FORM-13); `code` is empty when a link was used. */
export interface PasswordValues {
  code: string;
  password: string;
  passwordConfirmation: string;
}

const text = z.string();

/** Adds issues: message ids by field name; null fields are valid. */
function mark(payload: z.core.ParsePayload, faults: Readonly<Record<string, string | null>>) {
  for (const [name, id] of Object.entries(faults))
    if (id) payload.issues.push({ code: 'custom', message: id, input: payload.value, path: [name] });
}

/** Schema of the request form; validates only the contact of the open tab. */
export function requestSchema(tab: ResetTab) {
  return z.object({ email: text, phone: text }).check((payload) => {
    const { email, phone } = payload.value;
    mark(payload, tab === 'email' ? { email: emailFault(email) } : { phone: phoneFault(phone) });
  });
}

/** Problem of the code, as a message id. */
export function codeFault(code: string): 'required' | 'reset.codeShort' | null {
  if (code === '') return 'required';
  return SixDigits.safeParse(code).success ? null : 'reset.codeShort';
}

const confirmationFault = ({ password, passwordConfirmation }: PasswordValues) => {
  if (passwordConfirmation === '') return 'required';
  return passwordConfirmation === password ? null : 'reset.mismatch';
};

/** A password of at least six characters, entered twice, and the code if one was sent. */
export function passwordSchema(hasCode: boolean) {
  return z.object({ code: text, password: text, passwordConfirmation: text }).check((payload) => {
    const { code, password } = payload.value;
    mark(payload, {
      code: hasCode ? codeFault(code) : null,
      password: passwordFault(password),
      passwordConfirmation: confirmationFault(payload.value),
    });
  });
}

/** Formatted phone; `digits` include the country code. */
export function phoneText(digits: string): string {
  const region = phoneRegion(digits);
  const country = PHONE_COUNTRIES.find(({ code }) => code === region);
  return country ? fillMask(country.mask, digits.slice(country.dial.length)) : digits;
}

/** Failure without errors at fields: all its codes, or none if a retry may succeed (ERR-03, ERR-05). */
export function failureOf(error: unknown): FormFailure {
  if (!isApiError(error)) return { codes: ['DEFAULT'], isRetryable: false };
  if (error.retryable && error.kind !== 'rateLimited') return { codes: [], isRetryable: true };
  const found = Object.values(error.fields).flat();
  const codes = found.length > 0 ? found : [error.code ?? 'DEFAULT'];
  return { codes, isRetryable: false, ...retryOf(error) };
}
