export { createAttemptLimits, forgetOldAttempts } from './attempts.ts';
export type { AttemptLimits, Attempts } from './attempts.ts';
export { createChallenge, isSolved } from './challenge.ts';
export { confirmEmail, sendConfirmation } from './confirm-email.ts';
export {
  checkPhoneCode,
  confirmPhone,
  phoneCodeRetryAfter,
  phonePrefix,
  sendPhoneCode,
} from './confirm-phone.ts';
export { createDeviceCookie, isKnownDevice, readDeviceCookie, reportNewDevice } from './devices.ts';
export type { Device } from './devices.ts';
export { endCodesOf, endFamily, endSession, endSessionsOf } from './end-sessions.ts';
export { checkReset, resetPassword, resetRetryAfter, sendReset } from './password-reset.ts';
export { endOwnSession, listSessions, signOut } from './session-list.ts';
export { createSignInLink, signInByLink } from './sign-in-link.ts';
export { openSession, rotate, spendRefreshToken } from './tokens.ts';
export type { OpenedSession, Rotation, TokenPair } from './tokens.ts';
