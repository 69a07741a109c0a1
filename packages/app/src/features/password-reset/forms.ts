import { SixDigits } from '@tulpar/api/contract';
import { emailFault, passwordFault, phoneFault } from '#app/features/session/index.ts';
import { z } from '#app/platform/forms/forms.ts';

/** How a reset is asked for (RESET-01). */
export type ResetTab = 'email' | 'phone';

/** Values of the form that asks for a reset. */
export interface RequestValues {
  email: string;
  phone: string;
}

/** Values of the form that sets the new password (FORM-13); `code` stays empty where a link stands for it. */
export interface PasswordValues {
  code: string;
  password: string;
  passwordConfirmation: string;
}

const text = z.string();

/** Marks the fields that are wrong: ids of texts by field name, null where nothing is. */
function mark(payload: z.core.ParsePayload, faults: Readonly<Record<string, string | null>>) {
  for (const [name, id] of Object.entries(faults))
    if (id) payload.issues.push({ code: 'custom', message: id, input: payload.value, path: [name] });
}

/** Rules of the first form: only the contact of the open tab is checked. */
export function requestSchema(tab: ResetTab) {
  return z.object({ email: text, phone: text }).check((payload) => {
    const { email, phone } = payload.value;
    mark(payload, tab === 'email' ? { email: emailFault(email) } : { phone: phoneFault(phone) });
  });
}

/** What is wrong with the code of a message, as the id of a text. */
export function codeFault(code: string): 'required' | 'reset.codeShort' | null {
  if (code === '') return 'required';
  return SixDigits.safeParse(code).success ? null : 'reset.codeShort';
}

const confirmationFault = ({ password, passwordConfirmation }: PasswordValues) => {
  if (passwordConfirmation === '') return 'required';
  return passwordConfirmation === password ? null : 'reset.mismatch';
};

/** Rules of the second form: a password of six characters at least, typed twice, and the code where one was sent. */
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
