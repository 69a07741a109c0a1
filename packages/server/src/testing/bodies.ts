type Changes = Readonly<Record<string, unknown>>;

/** The site a player signs in on. */
export const site = { region: 'KZ', brand: 'tulpar', domain: 'localhost' };

/** Body of a registration. */
export const signUpBody = (email: string, changes: Changes = {}) => ({
  email,
  password: 'secret-word',
  promo_code: null,
  currency: 'KZT',
  language: 'ru',
  receive_email: true,
  receive_sms: true,
  brand: 'tulpar',
  recaptcha_token: '',
  referrer: null,
  landing_page: null,
  fingerprint: 'f-1',
  time_offset: 300,
  timezone: 'Asia/Almaty',
  ...changes,
});

/** Body of a deposit for a player who uses the app at `origin`. */
export const payBody = (origin: string, changes: Changes = {}) => ({
  type: 'deposit',
  fail_url: `${origin}/#payment_error`,
  uid: 'kz-card',
  amount: 500_000,
  currency: 'KZT',
  locale: 'ru',
  fields: {},
  card_id: null,
  offer_id: null,
  ...changes,
});
