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
export { redeemToken } from './one-time-codes.ts';
export { checkReset, resetPassword, resetRetryAfter, sendReset } from './password-reset.ts';
export { endOwnSession, listSessions, signOut } from './session-list.ts';
export { createSignInLink } from './sign-in-link.ts';
export { endSession, endSessionsOf, openSession, playerOfRefreshToken, rotate } from './tokens.ts';
export type { Rotation, TokenPair } from './tokens.ts';
