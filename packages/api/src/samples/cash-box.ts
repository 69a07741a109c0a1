import type {
  MethodOptions,
  PayerCards,
  PaymentMethod,
  PaymentResult,
  Transaction,
  Transactions,
  WithdrawalReadiness,
} from '../contract/index.ts';

/** A payment method, with overrides. */
export function paymentMethod(over: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    uid: 'kz-card',
    name: 'Банковская карта',
    type: 'card',
    image_url: 'payments/card.svg',
    transaction_type: 'deposit',
    currency: 'KZT',
    min_amount: 100_000,
    max_amount: 50_000_000,
    fee_percent: 0,
    fee_fixed: 0,
    eta_minutes: { min: 0, max: 5 },
    presets: [300_000, 500_000, 1_000_000, 2_000_000],
    is_available: true,
    unavailable_code: null,
    also_withdraw: true,
    has_saved_cards: true,
    order: 1,
    ...over,
  };
}

export const paymentMethodList: PaymentMethod[] = [
  paymentMethod(),
  paymentMethod({
    uid: 'kz-mobile',
    name: 'Мобильный баланс',
    type: 'mobile',
    image_url: 'payments/mobile.svg',
    min_amount: 50_000,
    max_amount: 5_000_000,
    presets: [100_000, 300_000],
    also_withdraw: false,
    has_saved_cards: false,
    order: 2,
  }),
  paymentMethod({
    uid: 'kz-terminal',
    name: 'Терминал',
    type: 'terminal',
    image_url: null,
    eta_minutes: null,
    is_available: false,
    unavailable_code: 'METHOD_UNAVAILABLE',
    also_withdraw: false,
    has_saved_cards: false,
    order: 3,
  }),
];

export const methodOptionsSample: MethodOptions = {
  uid: 'kz-mobile',
  title: 'Мобильный баланс',
  notice: 'Оператор может попросить ответ по SMS',
  min_amount: 50_000,
  max_amount: 5_000_000,
  presets: [100_000, 300_000],
  submit_text: 'Продолжить',
  fields: [
    {
      name: 'phone',
      type: 'phone',
      label: 'Номер телефона',
      placeholder: null,
      help: null,
      is_required: true,
      mask: '+7 (000) 000-00-00',
      pattern: String.raw`^7\d{10}$`,
      min_length: 11,
      max_length: 11,
      default: '77010000000',
      options: null,
    },
  ],
};

export const payerCardsSample: PayerCards = {
  admin_saved_cards: [
    {
      id: 'crd_18',
      masked_number: '440043******1234',
      type: 'card',
      expiry: '08/27',
      is_verified: true,
      can_deposit: true,
      can_withdraw: true,
      last_used_at: '2025-12-30T18:02:11Z',
    },
  ],
  hostpay_saved_cards: [],
  ignore: { ips: [], ids: ['crd_11'] },
};

export const paymentAccepted: PaymentResult = {
  status: 'success',
  message: null,
  error_type: null,
  transaction_id: 'trx_9f2',
  payload: { redirect_url: 'https://pay.example/s/9f2', fail_url: null },
};

export const paymentRefused: PaymentResult = {
  status: 'failed',
  message: 'AMOUNT_BELOW_MIN',
  error_type: 'amount_below_min',
  transaction_id: null,
  payload: { redirect_url: null, fail_url: null },
};

/** A pending deposit, with overrides. */
export function transaction(over: Partial<Transaction> = {}): Transaction {
  return {
    transaction_id: 'trx_9f2',
    type: 'deposit',
    status: 'process',
    amount: 500_000,
    currency: 'KZT',
    fee: 0,
    method: { uid: 'kz-card', name: 'Банковская карта', image_url: 'payments/card.svg' },
    account_masked: '440043******1234',
    created_at: '2026-01-12T09:02:00Z',
    updated_at: '2026-01-12T09:02:04Z',
    expected_at: '2026-01-12T09:07:00Z',
    can_cancel: false,
    error_type: null,
    reason_text: null,
    offer: { id: 'ofr_77', title: '+120%' },
    stage: 'at_bank',
    timeline: [
      { stage: 'created', at: '2026-01-12T09:02:00Z' },
      { stage: 'at_bank', at: '2026-01-12T09:02:04Z' },
    ],
    ...over,
  };
}

/** Newest first: a pending deposit, a cancellable withdrawal, a credited and a declined deposit. */
export const transactionList: Transaction[] = [
  transaction(),
  transaction({
    transaction_id: 'trx_9e1',
    type: 'withdrawal',
    amount: 1_200_000,
    created_at: '2026-01-11T20:15:00Z',
    updated_at: '2026-01-11T20:15:00Z',
    expected_at: '2026-01-12T20:15:00Z',
    can_cancel: true,
    offer: null,
    stage: 'checking',
    timeline: [{ stage: 'received', at: '2026-01-11T20:15:00Z' }],
  }),
  transaction({
    transaction_id: 'trx_9d0',
    status: 'approved',
    amount: 1_000_000,
    created_at: '2026-01-10T08:40:00Z',
    updated_at: '2026-01-10T08:43:00Z',
    expected_at: null,
    offer: null,
    stage: 'credited',
    timeline: [
      { stage: 'created', at: '2026-01-10T08:40:00Z' },
      { stage: 'credited', at: '2026-01-10T08:43:00Z' },
    ],
  }),
  transaction({
    transaction_id: 'trx_9c4',
    status: 'declined',
    amount: 300_000,
    created_at: '2026-01-09T08:40:00Z',
    updated_at: '2026-01-09T08:41:00Z',
    expected_at: null,
    error_type: 'insufficient_funds',
    reason_text: 'На карте недостаточно средств',
    offer: null,
    stage: 'failed',
    timeline: [{ stage: 'created', at: '2026-01-09T08:40:00Z' }],
  }),
];

/** A page of the history. */
export function transactionsPage(list: Transaction[] = transactionList): Transactions {
  return {
    transactions: list,
    pagination: { total_pages: Math.ceil(list.length / 50), items: list.length },
  };
}

export const withdrawalReadinessSample: WithdrawalReadiness = {
  can_withdraw_amount: 1_200_000,
  currency: 'KZT',
  full_amount: 1_950_000,
  min_amount: 100_000,
  daily_limit: 3_000_000,
  daily_left: 1_200_000,
  daily_resets_at: '2026-01-13T00:00:00Z',
  ends_offers: [],
  checks: [
    {
      code: 'verification',
      state: 'warn',
      title: 'Верификация',
      text: 'Без верификации в день доступно 30 000 ₸, сегодня осталось 12 000 ₸',
      fix_url: '/profile/documents',
      amount: 750_000,
    },
    {
      code: 'turnover',
      state: 'ok',
      title: 'Оборот депозита',
      text: 'Оборот выполнен, ничего не удерживается',
      fix_url: null,
      amount: null,
    },
    {
      code: 'bonus',
      state: 'ok',
      title: 'Бонус',
      text: 'Вывод не завершит ни один бонус',
      fix_url: null,
      amount: null,
    },
    {
      code: 'contacts',
      state: 'ok',
      title: 'Телефон и почта',
      text: 'Контакт подтверждён',
      fix_url: null,
      amount: null,
    },
    {
      code: 'method',
      state: 'ok',
      title: 'Способ вывода',
      text: 'Способ вывода доступен',
      fix_url: null,
      amount: null,
    },
    {
      code: 'daily_limit',
      state: 'ok',
      title: 'Дневной лимит',
      text: 'Сегодня осталось 12 000 ₸ из 30 000 ₸',
      fix_url: null,
      amount: null,
    },
  ],
};
