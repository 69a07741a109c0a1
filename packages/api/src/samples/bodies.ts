import type { BodyOf, EndpointId, Endpoints } from '../contract/index.ts';

type WithBody = { [Id in EndpointId]: BodyOf<Endpoints[Id]> extends undefined ? never : Id }[EndpointId];

const site = { region: 'KZ', brand: 'tulpar', domain: 'app.example' } as const;
const contact = { email: 'aigerim@example.kz' } as const;

/** One valid body for every call with a body. Files are file names, because JSON cannot contain files. */
export const bodies: {
  readonly [Id in Exclude<WithBody, 'uploadDocuments' | 'sendUploadPart'>]: BodyOf<Endpoints[Id]>;
} & {
  readonly uploadDocuments: Readonly<Record<string, string | readonly string[]>>;
  readonly sendUploadPart: Readonly<Record<string, string | number>>;
} = {
  visits: {
    visitor_uid: '3f0d6f0a-6a1c-4a86-9d5e-0f2f6b7f4a11',
    url: 'https://app.example/games',
    user_agent: 'Mozilla/5.0 (Linux; Android 14)',
    client_ip: '',
  },
  analytics: [
    {
      event_name: 'page_view',
      visitor_uid: '3f0d6f0a-6a1c-4a86-9d5e-0f2f6b7f4a11',
      player_id: 4711,
      source_id: null,
      project: 'tulpar',
      platform: 'mobile',
      operating_system: 'Android',
      os_version: '14',
      browser: 'Chrome',
      screen_resolution: '390x844',
      payload: {},
      local_time: '2026-01-12T14:02:31.000+05:00',
      url: 'https://app.example/games',
      previous_url: 'https://app.example/',
    },
  ],
  clientErrors: {
    name: 'page-crash',
    message: 'RangeError: Invalid array length',
    stack: 'RangeError: Invalid array length\n    at https://app.example/assets/a1b2c3d.js:1:2345',
    route: '/games/{slug}',
    build: 'a1b2c3d',
    language: 'kk',
    platform: 'mobile',
    visitor_uid: '3f0d6f0a-6a1c-4a86-9d5e-0f2f6b7f4a11',
    count: 1,
  },

  joinTournament: { accept_price: 50_000 },
  remindTournament: { is_on: true },

  signUp: {
    ...contact,
    password: 'long-and-own',
    promo_code: null,
    currency: 'KZT',
    language: 'KZ',
    receive_email: true,
    receive_sms: true,
    brand: 'tulpar',
    recaptcha_token: '',
    referrer: null,
    landing_page: 'https://app.example/',
    fingerprint: '3f0d6f0a-6a1c-4a86-9d5e-0f2f6b7f4a11',
    time_offset: 300,
    timezone: 'Asia/Almaty',
  },
  authenticate: { ...contact, password: 'long-and-own', ...site },
  socialSignIn: { provider: 'google', token: 'token-of-the-provider', ...site },
  requestPasswordReset: { ...contact, region: 'KZ', brand: 'tulpar', recaptcha_token: '' },
  confirmPasswordReset: {
    token: 'token-of-the-link',
    password: 'another-and-own',
    region: 'KZ',
    brand: 'tulpar',
  },
  refresh: { refresh_token: 'ref_1' },
  logout: { refresh_token: 'ref_1', everywhere: false },
  endSession: { id: 'sid_2' },

  updateProfile: { first_name: 'Айгерим', address: null, language: 'kk' },
  sendPhoneCode: { phone: '77011234567' },
  checkPhoneCode: { code: '123456' },
  changePassword: { old_password: 'long-and-own', new_password: 'another-and-own' },
  undoChange: { token: 'token-of-the-link' },
  updatePassword: { old_password: 'long-and-own', new_password: 'another-and-own' },
  uploadDocuments: { documents: ['passport.jpg'], document_type: 'Passport' },
  startUpload: {
    document_type: 'Passport',
    side: 'back',
    name: 'passport_back.jpg',
    type: 'image/jpeg',
    size: 3_250_176,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  sendUploadPart: { offset: 2_097_152, data: 'bytes' },
  saveExtraData: { key: 'showDownloadAppBannerCount', value: 3 },

  pay: {
    type: 'deposit',
    fail_url: 'https://app.example/#payment_error',
    uid: 'kz-card',
    amount: 500_000,
    currency: 'KZT',
    locale: 'ru',
    fields: {},
    card_id: null,
    offer_id: 'ofr_77',
  },
  cancelWithdrawal: { transaction_id: 'tr_88' },

  addRecentSearch: { game_id: 101, search_uid: 'srch_3' },
  launchGame: { mode: 'real', locale: 'ru' },

  addPromoCode: { code: 'NAURYZ' },
  cancelOffer: { offer_id: 'ofr_77' },
  rejectOffer: { offer_id: 'ofr_77' },
  activateOffer: { offer_id: 'ofr_78' },

  readNotifications: { notification_ids: [5012] },
  closeNotifications: { notification_ids: [5012] },
  showNotifications: { notification_ids: [5012] },

  subscribePush: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/dXt2',
    keys: {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    },
    kinds: ['payouts', 'documents', 'tournaments'],
  },
  unsubscribePush: { endpoint: 'https://fcm.googleapis.com/fcm/send/dXt2' },

  setLimit: { type: 'deposit', period: 'day', amount: 5_000_000 },
  writeReview: { rating: 4, text: 'Быстрый вывод, понятные условия бонусов.', language: 'ru' },
  takeBreak: { days: 7 },
  selfExclude: { months: 6 },
  setPlaySession: { reality_check_minutes: 30 },
};
