export { createAttemptLimits, forgetOldAttempts } from './attempts.ts';
export type { AttemptLimits, Attempts } from './attempts.ts';
export { confirmEmail, sendConfirmation } from './confirm-email.ts';
export { checkPhoneCode, confirmPhone, phoneCodeRetryAfter, sendPhoneCode } from './confirm-phone.ts';
export { redeemToken } from './one-time-codes.ts';
export { checkReset, resetPassword, resetRetryAfter, sendReset } from './password-reset.ts';
export { createSignInLink } from './sign-in-link.ts';
export {
  endSession,
  endSessionsOf,
  isSignedInAt,
  openSession,
  playerOfRefreshToken,
  rotate,
} from './tokens.ts';
export type { Device, Rotation, TokenPair } from './tokens.ts';
