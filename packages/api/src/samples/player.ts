import type {
  AuthResponse,
  Balance,
  Document,
  DocumentList,
  Refreshed,
  TripleTurn,
  UploadState,
  User,
  UserExtra,
} from '../contract/index.ts';

/** The player of the samples, with overrides. */
export function user(over: Partial<User> = {}): User {
  return {
    id: 100_001,
    source_id: 'src-7',
    status: 'silver',
    registration_type: 'email',
    email: 'player@example.com',
    is_email_confirmed: true,
    phone: '77011234567',
    phone_confirmed_by: 'none',
    confirm_phone_try: 0,
    first_name: 'Aruzhan',
    last_name: null,
    address: null,
    birthday: '1992-03-14',
    language: 'ru',
    currency: 'KZT',
    deposits_count: 3,
    is_doc_verified: false,
    verify_at: null,
    is_newsletters_enabled: true,
    is_sms_enabled: false,
    restriction: null,
    last_login_at: '2026-01-11T18:20:00Z',
    time_zone: 'Asia/Almaty',
    has_password: true,
    ...over,
  };
}

export const balanceSample: Balance = { realBalance: 1_250_000, bonusBalance: 300_000, currency: 'KZT' };

export const authResponse: AuthResponse = {
  access: { token: 'acc_5kq0', expires_in: 900 },
  refresh: { token: 'ref_77ab', expires_in: 2_592_000 },
  redirect_url: null,
};

export const refreshed: Refreshed = {
  access: { token: 'acc_6mr1', expires_in: 900 },
  refresh: { token: 'ref_88bc', expires_in: 2_592_000 },
};

export const userExtra: UserExtra = {
  showAppsPromoModal: { value: true, time: '2026-02-11T09:00:00Z' },
  showDownloadAppBannerCount: 2,
  limitOfferAnswered: true,
  navigatorUserAgent: ['Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile'],
};

export const documentList: Document[] = [
  {
    id: 31,
    status: 'declined',
    document_type: 'Passport',
    document_name: 'passport.jpg',
    decline_reason: 'Фото размыто, снимите при дневном свете',
    decline_code: 'blurred',
    created_at: '2026-01-10T12:00:00Z',
    side: 'front',
    subject: null,
    advice: 'Снимите ещё раз: держите телефон ровно, чтобы текст был резким',
    expected_at: null,
    decided_at: '2026-01-10T15:00:00Z',
    replaces_id: null,
  },
  {
    id: 32,
    status: 'process',
    document_type: 'bank_card_screenshot',
    document_name: 'card.png',
    decline_reason: null,
    decline_code: null,
    created_at: '2026-01-11T12:00:00Z',
    side: null,
    subject: '•• 4417',
    advice: null,
    expected_at: '2026-01-12T12:00:00Z',
    decided_at: null,
    replaces_id: null,
  },
];

/** Required documents of an unverified player who has withdrawn to a card. */
export const documentsSample: DocumentList = {
  data: documentList,
  needed: [
    {
      document_type: 'Passport',
      side: 'front',
      subject: null,
      title: 'Удостоверение личности, лицевая сторона',
      why: 'Подтверждает, что счёт ваш',
      state: 'declined',
      document_id: 31,
    },
    {
      document_type: 'Passport',
      side: 'back',
      subject: null,
      title: 'Удостоверение личности, обратная сторона',
      why: 'Там срок действия и кем выдано',
      state: 'missing',
      document_id: null,
    },
    {
      document_type: 'bank_card_screenshot',
      side: null,
      subject: '•• 4417',
      title: 'Карта •• 4417',
      why: 'На неё вы выводили деньги',
      state: 'checking',
      document_id: 32,
    },
  ],
  usual_minutes: 1440,
  daily_limit_now: 3_000_000,
  daily_limit_verified: 100_000_000,
};

/** An upload that is about two thirds complete. */
export const uploadState: UploadState = {
  upload_id: 'upl_7c',
  document_type: 'Passport',
  side: 'back',
  name: 'passport_back.jpg',
  size: 3_250_176,
  received: 2_097_152,
  part_size: 262_144,
  expires_at: '2026-01-13T13:38:00Z',
};

export const tripleTurnSample: TripleTurn = {
  amount: 350_000,
  required_amount: 1_500_000,
  done_amount: 1_150_000,
  currency: 'KZT',
  held_amount: 500_000,
};
