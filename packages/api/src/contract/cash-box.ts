import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Address, Flag, Id, PageQuery, Text, ignorable } from './fields.ts';
import {
  CashLocale,
  Count,
  Currency,
  Img,
  Iso,
  Lang,
  Link,
  Minor,
  Ok,
  Pagination,
  open,
  checked,
} from './types.ts';

export const TransactionType = z.enum(['deposit', 'withdrawal'], 'UNKNOWN_VALUE');
export type TransactionType = z.infer<typeof TransactionType>;

export const paymentTypes = [
  'card',
  'bank',
  'transfer',
  'mobile',
  'ewallet',
  'terminal',
  'voucher',
  'applepay',
] as const;

export const PaymentMethod = z.object({
  /** Unique across deposits and withdrawals. */
  uid: z.string(),
  name: z.string(),
  type: open(paymentTypes),
  image_url: z.nullable(Img),
  transaction_type: TransactionType,
  currency: Currency,
  min_amount: Minor,
  max_amount: Minor,
  fee_percent: z.number(),
  fee_fixed: Minor,
  eta_minutes: z.nullable(z.object({ min: z.number(), max: z.number() })),
  presets: z.array(Minor),
  is_available: z.boolean(),
  /** Code; its text is API_ERRORS.{code}. */
  unavailable_code: z.nullable(z.string()),
  /** Whether this deposit method can also pay withdrawals; null for withdrawal methods. */
  also_withdraw: z.nullable(z.boolean()),
  has_saved_cards: z.boolean(),
  order: z.int(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const MethodField = z.object({
  name: z.string(),
  /** An unknown type is a text. */
  type: open(['text', 'phone', 'number', 'select', 'card_number', 'card_expiry', 'iban', 'hidden']),
  label: z.string(),
  placeholder: z.nullable(z.string()),
  help: z.nullable(z.string()),
  is_required: z.boolean(),
  /** Each 0 is one digit: `0000 0000 0000 0000`. */
  mask: z.nullable(z.string()),
  /** Regular expression for the value as sent, see `sentField` in `payment-fields.ts`. */
  pattern: z.nullable(z.string()),
  min_length: z.nullable(Count),
  max_length: z.nullable(Count),
  default: z.nullable(z.string()),
  options: z.nullable(z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type MethodField = z.infer<typeof MethodField>;

export const MethodOptions = z.object({
  uid: z.string(),
  title: z.string(),
  notice: z.nullable(z.string()),
  min_amount: Minor,
  max_amount: Minor,
  presets: z.array(Minor),
  submit_text: z.nullable(z.string()),
  fields: z.array(MethodField),
});
export type MethodOptions = z.infer<typeof MethodOptions>;

export const SavedCard = z.object({
  id: z.string(),
  masked_number: z.string(),
  type: z.string(),
  expiry: z.nullable(z.string()),
  is_verified: z.boolean(),
  can_deposit: z.boolean(),
  can_withdraw: z.boolean(),
  last_used_at: z.nullable(Iso),
});
export type SavedCard = z.infer<typeof SavedCard>;

export const PayerCards = z.object({
  admin_saved_cards: z.array(SavedCard),
  hostpay_saved_cards: z.array(SavedCard),
  /** Do not show the cards in `ids`. */
  ignore: z.object({ ips: z.array(z.string()), ids: z.array(z.string()) }),
});
export type PayerCards = z.infer<typeof PayerCards>;

export const PaymentResult = z.object({
  status: z.enum(['success', 'process', 'failed']),
  /** Code if `failed`. */
  message: z.nullable(z.string()),
  /** The code in lower case. */
  error_type: z.nullable(z.string()),
  transaction_id: z.nullable(z.string()),
  payload: z.object({ redirect_url: z.nullable(Link), fail_url: z.nullable(Link) }),
  /** For some refusals: the maximum that is allowed now. */
  details: z.optional(z.object({ allowed_amount: z.optional(Minor) })),
});
export type PaymentResult = z.infer<typeof PaymentResult>;

/** A bonus that a withdrawal ends. Both amounts are forfeited. */
export const EndedOffer = z.object({
  id: z.string(),
  title: z.string(),
  bonus_amount: Minor,
  /** Bonus money won with the bonus. */
  win_amount: Minor,
});
export type EndedOffer = z.infer<typeof EndedOffer>;

export const Transaction = z.object({
  transaction_id: z.string(),
  type: TransactionType,
  status: z.enum(['process', 'declined', 'approved']),
  amount: Minor,
  currency: Currency,
  fee: Minor,
  method: z.object({ uid: z.string(), name: z.string(), image_url: z.nullable(Img) }),
  account_masked: z.nullable(z.string()),
  created_at: Iso,
  updated_at: Iso,
  /** When the payment should be complete. */
  expected_at: z.nullable(Iso),
  can_cancel: z.boolean(),
  error_type: z.nullable(z.string()),
  reason_text: z.nullable(z.string()),
  offer: z.nullable(z.object({ id: z.string(), title: z.string() })),
  stage: open([
    'created',
    'at_bank',
    'confirming',
    'credited',
    'failed',
    'received',
    'checking',
    'sent',
    'paid',
    'returned',
  ]),
  timeline: z.array(z.object({ stage: z.string(), at: Iso })),
  /** Amount that a deposit credits, or that a withdrawal pays after its fee. */
  net_amount: z.optional(Minor),
  /** Stages that are still to come, in order. */
  expected_stages: z.optional(z.array(z.object({ stage: z.string(), by: Iso }))),
  waits_for: z.optional(z.nullable(open(['player', 'bank', 'operator']))),
  wait_text: z.optional(z.nullable(z.string())),
  bank_reference: z.optional(z.nullable(z.string())),
  /** Payment page of a deposit that can still be paid. */
  continue_url: z.optional(z.nullable(Link)),
  continue_until: z.optional(z.nullable(Iso)),
  /** Before and after a deposit was credited. */
  balances: z.optional(
    z.nullable(z.object({ real_before: Minor, real_after: Minor, bonus_before: Minor, bonus_after: Minor })),
  ),
  ended_offers: z.optional(z.array(EndedOffer)),
  /** Amount of the bonus that this deposit activated. */
  offer_amount: z.optional(z.nullable(Minor)),
  promo_code: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof Transaction>;

export const Transactions = z.object({ transactions: z.array(Transaction), pagination: Pagination });
export type Transactions = z.infer<typeof Transactions>;

export const WithdrawalReadiness = z.object({
  /** Maximum amount of a withdrawal now, without regard to the limits of the methods. */
  can_withdraw_amount: Minor,
  currency: Currency,
  /** All six checks, in the order in which `code` lists them. */
  checks: z.array(
    z.object({
      code: open(['verification', 'turnover', 'bonus', 'contacts', 'method', 'daily_limit']),
      /** `block`: this check alone makes a withdrawal impossible. */
      state: z.enum(['ok', 'warn', 'block']),
      text: z.string(),
      fix_url: z.nullable(Link),
      title: z.optional(z.string()),
      /** Money that the check blocks or, for `bonus`, that a withdrawal forfeits. */
      amount: z.optional(z.nullable(Minor)),
    }),
  ),
  /** The real balance. */
  full_amount: z.optional(Minor),
  /** Lowest minimum of the available methods; null without methods. */
  min_amount: z.optional(z.nullable(Minor)),
  daily_limit: z.optional(Minor),
  daily_left: z.optional(Minor),
  daily_resets_at: z.optional(Iso),
  ends_offers: z.optional(z.array(EndedOffer)),
});
export type WithdrawalReadiness = z.infer<typeof WithdrawalReadiness>;

export const CashboxQuery = z.object({
  transaction_type: TransactionType,
  currency: ignorable(Currency),
  applepay_available: z.optional(Flag),
  address: z.optional(Text),
  locale: ignorable(CashLocale),
});
export type CashboxQuery = z.infer<typeof CashboxQuery>;

export const PayBody = z.object({
  type: TransactionType,
  /** Absolute: `{own origin}/#payment_error`. */
  fail_url: Address,
  uid: Id,
  amount: checked(z.int('AMOUNT_INVALID'), z.minimum(1, 'AMOUNT_INVALID')),
  currency: Currency,
  locale: Lang,
  /** Values by `MethodField.name`, in the form that `sentField` returns. */
  fields: z.record(z.string(), Text),
  card_id: z.nullable(Id),
  /** Only for deposits: `id` of an `Offer` or `WelcomeOffer`. */
  offer_id: z.nullable(Id),
  /** Only for withdrawals: the bonuses that the page says will end. If given and others would end, BONUS_CHANGED. */
  ends_offer_ids: z.optional(checked(z.array(Id), z.maxLength(100, 'FIELD_INVALID'))),
  /** Only for deposits: if one with the same method and amount can still be paid, DEPOSIT_OPEN with its id (PAY-18). */
  refuse_if_open: z.optional(z.boolean()),
  /** The fee that the page shows. If given and not the current one, FEE_CHANGED (PAY-19). */
  fee: z.optional(Minor),
});
export type PayBody = z.infer<typeof PayBody>;

export const paymentMethods = defineEndpoint({
  id: 'paymentMethods',
  row: 'API-25',
  summary: 'Payment methods; the response has X-Response-Time.',
  method: 'GET',
  path: '/api/v1/cashbox',
  auth: 'player',
  query: CashboxQuery,
  response: z.array(PaymentMethod),
  errors: { 422: ['UNKNOWN_VALUE'] },
});

export const methodOptions = defineEndpoint({
  id: 'methodOptions',
  row: 'API-26',
  summary: 'Form of one payment method; the response has X-Response-Time.',
  method: 'GET',
  path: '/api/v1/cashbox/item-options',
  auth: 'player',
  query: z.object({ uid: Id, locale: ignorable(CashLocale) }),
  response: MethodOptions,
  errors: { 404: ['PAYMENT_METHOD_NOT_FOUND'] },
});

export const payerCards = defineEndpoint({
  id: 'payerCards',
  row: 'API-27',
  summary: 'Saved cards of the player.',
  method: 'GET',
  path: '/api/v1/cashbox/payer-cards',
  auth: 'player',
  response: PayerCards,
});

/** A refusal by a rule or the provider is 200 with `failed`, except PLAYER_RESTRICTED; an invalid body is 422. */
export const pay = defineEndpoint({
  id: 'pay',
  row: 'API-28',
  summary: 'Starts a deposit or a withdrawal.',
  method: 'POST',
  path: '/api/v1/pay',
  auth: 'player',
  body: PayBody,
  response: PaymentResult,
  errors: {
    404: ['PAYMENT_METHOD_NOT_FOUND'],
    409: ['PLAYER_RESTRICTED'],
    422: ['AMOUNT_INVALID', 'CURRENCY_INVALID', 'REQUIRED', 'FIELD_INVALID', 'URL_NOT_ALLOWED', 'NOT_FOUND'],
  },
});

export const transactions = defineEndpoint({
  id: 'transactions',
  row: 'API-29',
  summary: 'Deposits and withdrawals, newest first; 50 to a page; `transaction_id` narrows to one.',
  method: 'GET',
  path: '/api/v1/transactions',
  auth: 'player',
  query: z.extend(PageQuery, { transaction_id: z.optional(Id) }),
  response: Transactions,
  etag: true,
});

export const cancelWithdrawal = defineEndpoint({
  id: 'cancelWithdrawal',
  row: 'API-30',
  summary: 'Cancels a withdrawal; it becomes declined with canceled_by_player.',
  method: 'POST',
  path: '/api/v1/cashbox/withdrawal-cancel',
  auth: 'player',
  body: z.object({ transaction_id: Id }),
  response: Ok,
  errors: { 404: ['TRANSACTION_NOT_FOUND'], 409: ['WITHDRAWAL_NOT_CANCELABLE'] },
});

export const withdrawalReadiness = defineEndpoint({
  id: 'withdrawalReadiness',
  row: 'addition',
  summary: 'How much can be withdrawn now, and what blocks a withdrawal.',
  method: 'GET',
  path: '/api/v1/cashbox/withdrawal-readiness',
  auth: 'player',
  response: WithdrawalReadiness,
});
