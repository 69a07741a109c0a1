/**
 * Every code of the contract, by group. Texts are `API_ERRORS.{code}`; payment results are
 * `PAYMENT_ERRORS.{code}` too, and their `error_type` is the same word in lower case.
 */
export const codes = {
  general: [
    'DEFAULT',
    'GENERAL_ERROR',
    'VALIDATION_ERROR',
    'NOT_FOUND',
    'METHOD_NOT_ALLOWED',
    'NOT_IMPLEMENTED',
    'BODY_INVALID',
    'BODY_TOO_LARGE',
    'CONTENT_TYPE_INVALID',
    'TOO_MANY_ATTEMPTS',
    'REGION_BLOCKED',
  ],
  token: [
    'AUTH_REQUIRED',
    'AUTH_TOKEN_INVALID',
    'AUTH_TOKEN_EXPIRED',
    'REFRESH_TOKEN_INVALID',
    'AUTH_USER_BANNED',
  ],
  idempotency: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_FLIGHT'],
  fields: [
    'REQUIRED',
    'UNKNOWN_VALUE',
    'FIELD_INVALID',
    'FIELD_LOCKED',
    'EMAIL_INVALID',
    'EMAIL_TAKEN',
    'EMAIL_ALREADY_CONFIRMED',
    'PHONE_INVALID',
    'PHONE_TAKEN',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_WRONG',
    'PASSWORD_SAME',
    'CODE_INVALID',
    'CODE_EXPIRED',
    'TOKEN_INVALID',
    'BIRTHDAY_INVALID',
    'AGE_UNDER_MIN',
    'AMOUNT_INVALID',
    'CURRENCY_INVALID',
    'URL_NOT_ALLOWED',
    'LIMIT_INVALID',
  ],
  signIn: [
    'AUTH_INVALID_CREDENTIALS',
    'SOCIAL_TOKEN_INVALID',
    'PHONE_CONFIRM_TRIES_EXCEEDED',
    'CONFIRM_TOKEN_INVALID',
  ],
  files: ['FILE_TYPE', 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILES_TOO_MANY'],
  notFound: [
    'LANGUAGE_NOT_FOUND',
    'PAYMENT_METHOD_NOT_FOUND',
    'TRANSACTION_NOT_FOUND',
    'CATEGORY_NOT_FOUND',
    'FILTER_NOT_FOUND',
    'GAMES_NOT_FOUND',
    'GAME_NOT_FOUND',
    'OFFER_NOT_FOUND',
    'PROMOTION_NOT_FOUND',
    'TOURNAMENT_NOT_FOUND',
    'PAGE_NOT_FOUND',
  ],
  state: [
    'WITHDRAWAL_NOT_CANCELABLE',
    'OFFER_NOT_CANCELABLE',
    'OFFER_NOT_REJECTABLE',
    'OFFER_NOT_AVAILABLE',
    'OFFER_NEEDS_DEPOSIT',
    'GAME_UNAVAILABLE',
    'DEMO_NOT_AVAILABLE',
    'TOURNAMENT_NOT_JOINABLE',
    'REVIEW_EXISTS',
    'TOURNAMENT_NOT_LEAVABLE',
    'PRICE_CHANGED',
    'PLAYER_RESTRICTED',
  ],
  promo: [
    'PROMO_CODE_NOT_FOUND',
    'PROMO_CODE_EXPIRED',
    'PROMO_CODE_USAGE_LIMIT_REACHED',
    'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED',
    'PROMO_CODE_PLAYER_NOT_TARGETED',
    'PROMO_CODE_CONFLICT',
  ],
  payment: [
    'AMOUNT_BELOW_MIN',
    'AMOUNT_ABOVE_MAX',
    'INSUFFICIENT_FUNDS',
    'DAILY_LIMIT_EXCEEDED',
    'DEPOSIT_LIMIT_EXCEEDED',
    'METHOD_UNAVAILABLE',
    'VERIFICATION_REQUIRED',
    'TURNOVER_REQUIRED',
    'BANK_REFUSED',
    'CANCELED_BY_PLAYER',
    'WITHDRAWAL_ERROR',
  ],
  /** Made by the client, never sent. */
  client: [
    'PAYMENT_METHODS_ERROR',
    'PAYMENT_METHOD_ERROR',
    'TECHNICAL_ISSUES_POPUP',
    'Request killed after maximum retries',
  ],
} as const;

/** Any code a server or the client may give. */
export type Code = (typeof codes)[keyof typeof codes][number];
/** A code a server may send. */
export type ServerCode = Exclude<Code, (typeof codes)['client'][number]>;
/** Why a payment was refused. */
export type PaymentCode = (typeof codes)['payment'][number];
