import {
  changePassword,
  checkPhoneCode,
  endSession,
  profile,
  sendPhoneCode,
  undoChange,
  updateProfile,
  verifyEmail,
  type User,
  sessions,
} from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { contactBody, contactsOver, type ContactValues } from './contact-form.ts';
import type { PasswordChange } from './password-form.ts';
import { PROFILE_KEY } from '#app/features/session/index.ts';
import { useQueryClient, queryOptions } from '#app/platform/network/query.ts';

export const contactsDraft = createDraft('contacts');
/** Recipient and pause of the last phone code, or a typed phone; never the code. */
export const phoneDraft = createDraft('verify-phone');
/** Recipient and pause of the last email. */
export const emailDraft = createDraft('verify-email');

/**
 * Saves the contacts (API-10, PROF-15). Errors refer to the fields phone, email, first_name, last_name, address,
 * birthday, current_password, code. All fields are sent, so those not edited here are read first: another tab or
 * device may have changed them.
 */
export async function saveContacts({ user, values }: { user: User; values: ContactValues }): Promise<void> {
  const newer = await call(profile, {});
  const body = contactBody(newer, contactsOver(newer, user, values));
  await sendCommand(updateProfile, { body }, { intent: 'saveContacts' });
}

export interface Newsletters {
  is_newsletters_enabled: boolean;
  is_sms_enabled: boolean;
}

/**
 * Saves the newsletter settings chosen here (API-10, PROF-17). Both are sent, so the other one is read first:
 * another tab or device may have changed it.
 */
export async function saveNewsletters(chosen: Partial<Newsletters>): Promise<void> {
  const { is_newsletters_enabled, is_sms_enabled } = await call(profile, {});
  const body = { is_newsletters_enabled, is_sms_enabled, ...chosen };
  await sendCommand(updateProfile, { body }, { intent: 'saveNewsletters' });
}

/** Changes the password (API-17); other devices are logged out. Errors refer to old_password, new_password, code. */
export async function savePassword({ old_password, new_password, code }: PasswordChange): Promise<void> {
  const body = {
    new_password,
    ...(old_password === '' ? {} : { old_password }),
    ...(code === '' ? {} : { code }),
  };
  await sendCommand(changePassword, { body }, { intent: 'changePassword' });
}

/** Ends a session on another device (API-77). */
export async function endOtherSession(id: string): Promise<void> {
  await sendCommand(endSession, { body: { id } }, { intent: `endSession:${id}` });
}

/** A phone to confirm; one other than the account's needs the password or, without one, a sent code (SEC-02). */
export interface PhoneToConfirm {
  phone: string;
  current_password?: string;
  code?: string;
}

/** Sends a code to a phone (API-15, CONF-02); returns the seconds until another may be requested. */
export async function sendCode(body: PhoneToConfirm): Promise<number> {
  const { retry_after } = await sendCommand(sendPhoneCode, { body }, { intent: 'sendPhoneCode' });
  return retry_after;
}

/** Confirms the phone by the code (API-16, CONF-03). Errors refer to the field code. */
export async function checkCode(code: string): Promise<void> {
  const body = { code };
  await sendCommand(checkPhoneCode, { body }, { intent: 'checkPhoneCode' });
}

/** Reverts a change by the token of a link (API-78, SEC-03). */
export async function undo(token: string): Promise<void> {
  await sendCommand(undoChange, { body: { token } }, { intent: 'undoChange' });
}

/** Seconds until the server sends another email. */
const LETTER_PAUSE = 60;

/** Sends the email with the link (API-13, CONF-08); returns the seconds until another may be requested. */
export async function sendLetter(): Promise<number> {
  await call(verifyEmail, {});
  return LETTER_PAUSE;
}

/** Refetches the profile; after a failure the cached one remains. */
export function useRefetchUser(): (options?: { throwOnError: boolean }) => Promise<void> {
  const queries = useQueryClient();
  return (options) => queries.invalidateQueries({ queryKey: PROFILE_KEY }, options);
}

/** Sessions of the player (API-76). */
export const sessionsOptions = queryOptions({
  queryKey: ['sessions'] as const,
  queryFn: ({ signal }) => call(sessions, {}, { signal }),
});
