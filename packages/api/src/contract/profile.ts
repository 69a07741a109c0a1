import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Token, TypedText } from './fields.ts';
import { Birthday, Email, NewPassword, Password, Phone, SixDigits, clearable } from './person-fields.ts';
import { Count, Currency, Day, Iso, Lang, Minor, Ok, open, Restriction } from './types.ts';

/** Time zone of an account, by currency: for its days and for displayed times. */
export const ACCOUNT_ZONES = { KZT: 'Asia/Almaty', AZN: 'Asia/Baku' } as const satisfies Record<
  Currency,
  string
>;

export const User = z.object({
  id: z.int(),
  source_id: z.nullable(z.string()),
  status: open(['novice', 'bronze', 'silver', 'gold', 'platinum', 'vip']),
  registration_type: z.enum(['email', 'phone']),
  email: z.nullable(z.string()),
  is_email_confirmed: z.boolean(),
  phone: z.nullable(z.string()),
  phone_confirmed_by: open(['none', 'sms', 'call', 'support']),
  /** Wrong codes since the phone was last set. */
  confirm_phone_try: Count,
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  birthday: z.nullable(Day),
  language: Lang,
  currency: Currency,
  deposits_count: Count,
  is_doc_verified: z.boolean(),
  /** When the documents were verified. */
  verify_at: z.nullable(Iso),
  is_newsletters_enabled: z.boolean(),
  is_sms_enabled: z.boolean(),
  restriction: z.nullable(Restriction),
  /** The login before the current one. */
  last_login_at: z.nullable(Iso),
  time_zone: z.optional(z.enum(['Asia/Almaty', 'Asia/Baku'])),
  /** False for an account created by social login, which confirms changes with a code. */
  has_password: z.optional(z.boolean()),
});
export type User = z.infer<typeof User>;

export const Balance = z.object({ realBalance: Minor, bonusBalance: Minor, currency: Currency });
export type Balance = z.infer<typeof Balance>;

/**
 * Proof that the player changes a contact or the password: the current password or, for an account without one, six
 * digits. The server sends these to a contact if the request has neither.
 */
const proof = {
  current_password: z.optional(z.nullable(Password)),
  code: z.optional(z.nullable(SixDigits)),
};

/** Only the given fields change; `null` clears a text. Changing e-mail or phone needs a proof. */
export const ProfileBody = z.object({
  phone: z.optional(clearable(Phone)),
  email: z.optional(clearable(Email)),
  first_name: z.optional(clearable(TypedText)),
  last_name: z.optional(clearable(TypedText)),
  address: z.optional(clearable(TypedText)),
  birthday: z.optional(clearable(Birthday)),
  language: z.optional(Lang),
  is_newsletters_enabled: z.optional(z.boolean()),
  is_sms_enabled: z.optional(z.boolean()),
  ...proof,
});
export type ProfileBody = z.infer<typeof ProfileBody>;

export const BanCheck = z.object({ is_banned: z.boolean(), code: z.nullable(z.literal('AUTH_USER_BANNED')) });
export type BanCheck = z.infer<typeof BanCheck>;

export const PhoneCodeSent = z.object({
  success: z.literal(true),
  /** Seconds until another message may be requested. */
  retry_after: Count,
  confirm_phone_try: Count,
});
export type PhoneCodeSent = z.infer<typeof PhoneCodeSent>;

/** An account without a password sends `code` instead of `old_password`. */
export const PasswordBody = z.object({
  old_password: z.optional(Password),
  new_password: NewPassword,
  code: proof.code,
});
export type PasswordBody = z.infer<typeof PasswordBody>;

/** Turnover that is required before deposits can be withdrawn. */
export const TripleTurn = z.object({
  /** Turnover that remains. */
  amount: Minor,
  required_amount: z.nullable(Minor),
  done_amount: z.nullable(Minor),
  currency: Currency,
  /** Real money that cannot be withdrawn until the turnover is complete. */
  held_amount: z.optional(Minor),
});
export type TripleTurn = z.infer<typeof TripleTurn>;

export const profile = defineEndpoint({
  id: 'profile',
  row: 'API-09',
  summary: 'The signed-in player.',
  method: 'GET',
  path: '/api/v1/profile/',
  auth: 'player',
  response: User,
});

export const updateProfile = defineEndpoint({
  id: 'updateProfile',
  row: 'API-10',
  summary: 'Changes the given fields.',
  method: 'POST',
  path: '/api/v1/profile/',
  auth: 'player',
  body: ProfileBody,
  response: Ok,
  errors: {
    422: [
      'PHONE_INVALID',
      'PHONE_TAKEN',
      'EMAIL_INVALID',
      'EMAIL_TAKEN',
      'BIRTHDAY_INVALID',
      'AGE_UNDER_MIN',
      'FIELD_LOCKED',
      'REQUIRED',
      'PASSWORD_WRONG',
      'CODE_INVALID',
      'CODE_EXPIRED',
    ],
    429: ['TOO_MANY_ATTEMPTS'],
  },
});

export const balance = defineEndpoint({
  id: 'balance',
  row: 'API-11',
  summary: 'Real and bonus money of the player.',
  method: 'GET',
  path: '/api/v1/profile/balance',
  auth: 'player',
  response: Balance,
  poll: 5000,
  etag: true,
});

export const checkBan = defineEndpoint({
  id: 'checkBan',
  row: 'API-12',
  summary: 'Whether the player is banned; the only call that a banned player may make.',
  method: 'GET',
  path: '/api/v1/profile/check-ban',
  auth: 'player',
  response: BanCheck,
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  row: 'API-13',
  summary: 'Sends the confirmation link; can be repeated.',
  method: 'GET',
  path: '/api/v1/profile/verify-email',
  auth: 'player',
  response: Ok,
  errors: { 422: ['REQUIRED', 'EMAIL_ALREADY_CONFIRMED'] },
});

export const confirmEmail = defineEndpoint({
  id: 'confirmEmail',
  row: 'API-14',
  summary: 'Confirms the e-mail with the token of the link.',
  method: 'GET',
  path: '/api/v1/profile/confirm-email/{token}',
  auth: 'open',
  params: z.object({ token: Token }),
  response: Ok,
  errors: { 404: ['CONFIRM_TOKEN_INVALID'] },
});

export const sendPhoneCode = defineEndpoint({
  id: 'sendPhoneCode',
  row: 'API-15',
  summary: 'Sends a six-digit code to the phone; a phone other than the account’s needs a proof.',
  method: 'POST',
  path: '/api/v1/profile/send-confirm-phone-message',
  auth: 'player',
  body: z.object({ phone: Phone, ...proof }),
  response: PhoneCodeSent,
  errors: {
    422: ['REQUIRED', 'PHONE_INVALID', 'PHONE_TAKEN', 'PASSWORD_WRONG', 'CODE_INVALID', 'CODE_EXPIRED'],
    429: ['PHONE_CONFIRM_TRIES_EXCEEDED'],
  },
});

export const checkPhoneCode = defineEndpoint({
  id: 'checkPhoneCode',
  row: 'API-16',
  summary: 'Confirms the phone with the code.',
  method: 'POST',
  path: '/api/v1/profile/check-confirm-phone-code',
  auth: 'player',
  body: z.object({ code: SixDigits }),
  response: Ok,
  errors: { 422: ['CODE_INVALID', 'CODE_EXPIRED'], 429: ['PHONE_CONFIRM_TRIES_EXCEEDED'] },
});

const passwordErrors = {
  422: [
    'PASSWORD_WRONG',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_COMMON',
    'PASSWORD_SAME',
    'REQUIRED',
    'CODE_INVALID',
    'CODE_EXPIRED',
  ],
  429: ['TOO_MANY_ATTEMPTS'],
} as const;

export const changePassword = defineEndpoint({
  id: 'changePassword',
  row: 'API-17',
  summary: 'Changes the password; a refusal has its code as the message.',
  method: 'POST',
  path: '/api/v1/profile/change-password',
  auth: 'player',
  body: PasswordBody,
  response: Ok,
  errors: passwordErrors,
});

export const updatePassword = defineEndpoint({
  id: 'updatePassword',
  row: 'API-18',
  summary: 'Alias of change-password.',
  method: 'POST',
  path: '/api/v1/profile/update-password',
  auth: 'player',
  body: PasswordBody,
  response: Ok,
  errors: passwordErrors,
});

/** `token` is from a link that the server sent to the contacts that the account had before the change. */
export const undoChange = defineEndpoint({
  id: 'undoChange',
  row: 'API-78',
  summary: 'Undoes a change of a contact or of the password, and ends all sessions.',
  method: 'POST',
  path: '/api/v1/profile/undo-change',
  auth: 'both',
  body: z.object({ token: Token }),
  response: Ok,
  errors: { 422: ['TOKEN_INVALID'] },
});

export const tripleTurn = defineEndpoint({
  id: 'tripleTurn',
  row: 'API-23',
  summary: 'Remaining turnover before a withdrawal.',
  method: 'GET',
  path: '/api/v1/profile/triple-turn',
  auth: 'player',
  response: TripleTurn,
  etag: true,
});

/** `url` is an absolute URL of the app with a one-time code; a new link invalidates the previous one. */
export const SignInLink = z.object({ url: z.string(), expires_at: Iso });
export type SignInLink = z.infer<typeof SignInLink>;

export const signInLink = defineEndpoint({
  id: 'signInLink',
  row: 'addition',
  summary: 'A link that signs the player in on another device, once, within 5 minutes.',
  method: 'POST',
  path: '/api/v1/profile/sign-in-link',
  auth: 'player',
  response: SignInLink,
});

export const unsubscribe = defineEndpoint({
  id: 'unsubscribe',
  row: 'API-24',
  summary: 'Ends the newsletters to an address; repeating it has no effect.',
  method: 'GET',
  path: '/api/v1/unsubscribe',
  auth: 'open',
  query: z.object({ email: Email }),
  response: Ok,
  errors: { 422: ['EMAIL_INVALID'] },
});
