import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Address, ChallengeAnswer, FilledText, Text, Token, TypedText } from './fields.ts';
import { Email, NewPassword, Password, Phone, SixDigits, missingOr } from './person-fields.ts';
import { TokenGrant } from './tokens.ts';
import { Count, Currency, Lang, Link, Ok, checked } from './types.ts';

/** Result of a promo code sent with a registration. */
export const PromoOutcome = z.object({
  code: z.string(),
  is_granted: z.boolean(),
  /** PROMO_CODE_* if it was not granted. */
  reason: z.nullable(z.string()),
  offer_id: z.nullable(z.string()),
});
export type PromoOutcome = z.infer<typeof PromoOutcome>;

export const AuthResponse = z.object({
  access: z.nullable(TokenGrant),
  refresh: z.nullable(TokenGrant),
  /** If set, the browser must navigate there, and the tokens may be null. */
  redirect_url: z.nullable(Link),
  promo: z.optional(z.nullable(PromoOutcome)),
});
export type AuthResponse = z.infer<typeof AuthResponse>;

/** Market of a contact: the country of a phone number, or the currency's country for an e-mail address. */
export const Region = z.enum(['KZ', 'AZ'], missingOr('UNKNOWN_VALUE'));
export type Region = z.infer<typeof Region>;

const signInContext = {
  region: Region,
  brand: FilledText,
  /** Host name of the page. */
  domain: FilledText,
};
/** A body needs exactly one of the two. */
const contact = { email: z.optional(Email), phone: z.optional(Phone) };

interface SomeContact {
  email?: string | undefined;
  phone?: string | undefined;
}
const hasContact = z.refine<SomeContact>((body) => body.email !== undefined || body.phone !== undefined, {
  path: ['email'],
  error: 'REQUIRED',
});
const hasOneContact = z.refine<SomeContact>((body) => body.email === undefined || body.phone === undefined, {
  path: ['phone'],
  error: 'FIELD_INVALID',
});

export const LoginBody = checked(
  z.object({
    ...contact,
    password: Password,
    ...signInContext,
    recaptcha_token: z.optional(ChallengeAnswer),
  }),
  hasContact,
  hasOneContact,
);
export type LoginBody = z.infer<typeof LoginBody>;

export const TokenLoginBody = z.object({
  token: Token,
  /** Kind of link, such as `email` or `pwa`. */
  auth_type: z.nullable(Text),
  ...signInContext,
});
export type TokenLoginBody = z.infer<typeof TokenLoginBody>;

/** `promo_code`, `currency` and `language` are used only if the call creates an account. */
export const SocialBody = z.object({
  provider: z.enum(['facebook', 'google'], missingOr('UNKNOWN_VALUE')),
  token: Token,
  ...signInContext,
  recaptcha_token: z.optional(ChallengeAnswer),
  promo_code: z.optional(z.nullable(TypedText)),
  currency: z.optional(Currency),
  language: z.optional(z.enum(Lang.options, missingOr('UNKNOWN_VALUE'))),
});
export type SocialBody = z.infer<typeof SocialBody>;

export const SignupBody = checked(
  z.object({
    ...contact,
    password: NewPassword,
    promo_code: z.nullable(TypedText),
    currency: Currency,
    /** `KZ`: none was selected. */
    language: z.enum(['KZ', ...Lang.options], missingOr('UNKNOWN_VALUE')),
    receive_email: z.literal(true),
    receive_sms: z.literal(true),
    brand: FilledText,
    recaptcha_token: ChallengeAnswer,
    referrer: z.nullable(Address),
    landing_page: z.nullable(Address),
    fingerprint: Text,
    /** Minutes east of UTC. */
    time_offset: checked(z.int(), z.minimum(-900), z.maximum(900)),
    /** IANA name. */
    timezone: Text,
    players_name: z.optional(TypedText),
    address: z.optional(TypedText),
  }),
  hasContact,
  hasOneContact,
);
export type SignupBody = z.infer<typeof SignupBody>;

export const ResetRequestBody = checked(
  z.object({ ...contact, region: Region, brand: FilledText, recaptcha_token: ChallengeAnswer }),
  hasContact,
  hasOneContact,
);
export type ResetRequestBody = z.infer<typeof ResetRequestBody>;

export const ResetRequested = z.object({
  success: z.literal(true),
  /** Seconds until another message may be requested. */
  retry_after: Count,
});
export type ResetRequested = z.infer<typeof ResetRequested>;

const resetFields = {
  password: NewPassword,
  region: Region,
  brand: FilledText,
  recaptcha_token: z.optional(ChallengeAnswer),
};
/** A reset by phone needs the code of the message, one by e-mail the token of the link. */
export const ResetConfirmBody = z.union([
  z.object({ ...resetFields, phone: Phone, code: SixDigits }),
  z.object({ ...resetFields, token: Token }),
]);
export type ResetConfirmBody = z.infer<typeof ResetConfirmBody>;

export const signUp = defineEndpoint({
  id: 'signUp',
  row: 'API-02',
  summary: 'Registration by e-mail or phone.',
  method: 'POST',
  path: '/api/signup',
  auth: 'open',
  body: SignupBody,
  response: AuthResponse,
  errors: {
    403: ['AUTH_USER_BANNED'],
    422: [
      'EMAIL_INVALID',
      'EMAIL_TAKEN',
      'PHONE_INVALID',
      'PHONE_TAKEN',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_COMMON',
      'PROMO_CODE_NOT_FOUND',
      'PROMO_CODE_EXPIRED',
      'REQUIRED',
    ],
    429: ['CHALLENGE_REQUIRED', 'TOO_MANY_ATTEMPTS'],
  },
  plain401: true,
});

export const authenticate = defineEndpoint({
  id: 'authenticate',
  row: 'API-03 API-04',
  summary: 'Sign-in with a password, or with the token of a link.',
  method: 'POST',
  path: '/api/authenticate',
  auth: 'open',
  body: z.union([LoginBody, TokenLoginBody]),
  response: AuthResponse,
  errors: {
    401: ['AUTH_INVALID_CREDENTIALS', 'AUTH_TOKEN_INVALID'],
    403: ['AUTH_USER_BANNED'],
    422: [],
    429: ['CHALLENGE_REQUIRED', 'TOO_MANY_ATTEMPTS'],
  },
  plain401: true,
});

export const socialSignIn = defineEndpoint({
  id: 'socialSignIn',
  row: 'API-05',
  summary: 'Sign-in with the token of a social provider.',
  method: 'POST',
  path: '/api/social-authenticate',
  auth: 'open',
  body: SocialBody,
  response: AuthResponse,
  errors: {
    401: ['SOCIAL_TOKEN_INVALID'],
    403: ['AUTH_USER_BANNED'],
    422: ['EMAIL_TAKEN'],
    429: ['CHALLENGE_REQUIRED', 'TOO_MANY_ATTEMPTS'],
  },
  plain401: true,
});

export const requestPasswordReset = defineEndpoint({
  id: 'requestPasswordReset',
  row: 'API-06',
  summary:
    'Sends a reset code by phone or a reset link by e-mail; an unknown contact gets the same response.',
  method: 'POST',
  path: '/api/reset-password-request',
  auth: 'open',
  body: ResetRequestBody,
  response: ResetRequested,
  errors: { 422: ['EMAIL_INVALID', 'PHONE_INVALID'], 429: ['CHALLENGE_REQUIRED', 'TOO_MANY_ATTEMPTS'] },
  plain401: true,
});

export const confirmPasswordReset = defineEndpoint({
  id: 'confirmPasswordReset',
  row: 'API-07',
  summary: 'Sets a new password with the code or the token.',
  method: 'POST',
  path: '/api/reset-password/confirm',
  auth: 'open',
  body: ResetConfirmBody,
  response: Ok,
  errors: {
    422: ['CODE_INVALID', 'CODE_EXPIRED', 'TOKEN_INVALID', 'PASSWORD_TOO_SHORT', 'PASSWORD_COMMON'],
    429: ['CHALLENGE_REQUIRED', 'TOO_MANY_ATTEMPTS'],
  },
  plain401: true,
});
