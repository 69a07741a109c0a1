import {
  changePassword,
  checkPhoneCode,
  sendPhoneCode,
  updateProfile,
  verifyEmail,
} from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { now } from '#app/platform/network/clock.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { createIntents, isDefinitive, type Intents } from '#app/platform/network/intents.ts';
import { contactBody, type ContactValues } from './contact-form.ts';
import type { PasswordChange } from './password-form.ts';

/** What is typed into the contacts form. */
export const contactsDraft = createDraft('contacts', now);
/** The last code sent to a phone, and the last letter: without the code and the link. */
export const phoneDraft = createDraft('verify-phone', now);
export const emailDraft = createDraft('verify-email', now);

const contacts = createIntents();
const newsletters = createIntents();
const passwords = createIntents();
const codes = createIntents();
const checks = createIntents();

/** Runs a command under one key for one content, until the server has settled it. */
async function once<T>(intents: Intents, content: unknown, run: (key: string) => Promise<T>): Promise<T> {
  try {
    const answer = await run(intents.keyFor(content));
    intents.settle();
    return answer;
  } catch (error) {
    if (isDefinitive(error)) intents.settle();
    throw error;
  }
}

/** Saves the contacts (API-10, PROF-15). Field codes: phone, email, first_name, last_name, address, birthday. */
export async function saveContacts(values: ContactValues): Promise<void> {
  const body = contactBody(values);
  await once(contacts, body, (idempotencyKey) => call(updateProfile, { body }, { idempotencyKey }));
}

/** What a player is sent. */
export interface Newsletters {
  is_newsletters_enabled: boolean;
  is_sms_enabled: boolean;
}

/** Saves what the player wants to be sent (API-10, PROF-17). */
export async function saveNewsletters({
  is_newsletters_enabled,
  is_sms_enabled,
}: Newsletters): Promise<void> {
  const body = { is_newsletters_enabled, is_sms_enabled };
  await once(newsletters, body, (idempotencyKey) => call(updateProfile, { body }, { idempotencyKey }));
}

/** Changes the password (API-17); other devices are signed out. Field codes: old_password, new_password. */
export async function savePassword({ old_password, new_password }: PasswordChange): Promise<void> {
  const body = { old_password, new_password };
  await once(passwords, body, (idempotencyKey) => call(changePassword, { body }, { idempotencyKey }));
}

/** Sends a code to a phone (API-15, CONF-02); gives the seconds until another may be asked for. */
export async function sendCode(phone: string): Promise<number> {
  const body = { phone };
  const { retry_after } = await once(codes, body, (idempotencyKey) =>
    call(sendPhoneCode, { body }, { idempotencyKey }),
  );
  return retry_after;
}

/** Confirms the phone by the code (API-16, CONF-03). Field code: code. */
export async function checkCode(code: string): Promise<void> {
  const body = { code };
  await once(checks, body, (idempotencyKey) => call(checkPhoneCode, { body }, { idempotencyKey }));
}

/** Seconds until the server sends another letter. */
const LETTER_PAUSE = 60;

/** Sends the letter with the link (API-13, CONF-08); gives the seconds until another may be asked for. */
export async function sendLetter(): Promise<number> {
  await call(verifyEmail, {}, {});
  return LETTER_PAUSE;
}
