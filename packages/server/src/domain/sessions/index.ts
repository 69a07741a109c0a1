export { createAttemptLimits } from './attempts.ts';
export type { AttemptLimits, Attempts } from './attempts.ts';
export { createChallenge, isSolved } from './challenge.ts';
export { confirmEmail, sendConfirmation } from './confirm-email.ts';
export { isPresentPassword, proveChange, spendProof } from './change-proof.ts';
export type { ChangeProof } from './change-proof.ts';
export {
  checkPhoneCode,
  confirmPhone,
  phoneCodeRetryAfter,
  phoneNeedsProof,
  phonePrefix,
  sendPhoneCode,
} from './confirm-phone.ts';
export { createDeviceCookie, isKnownDevice, readDeviceCookie, reportNewDevice } from './devices.ts';
export type { Device } from './devices.ts';
export { endCodesSentTo, endFamily, endSessionsOf } from './end-sessions.ts';
export { checkReset, resetPassword, resetRetryAfter, sendReset } from './password-reset.ts';
export { endOwnSession, listSessions, signOut } from './session-list.ts';
export { createSignInLink, signInByLink } from './sign-in-link.ts';
export { openSession, rotate, spendRefreshToken } from './tokens.ts';
export type { OpenedSession, Rotation, TokenPair } from './tokens.ts';
export { isReserved, reportChange, undoChange } from './undo-links.ts';
