import type {
  Notification,
  PlaySession,
  LimitList,
  PlayerLimit,
  PushSettings,
  Restriction,
  SessionInfo,
} from '../contract/index.ts';

/** A notification about a credited deposit, with overrides. */
export function notification(over: Partial<Notification> = {}): Notification {
  return {
    id: 5012,
    type: 'transactional',
    sub_type: 'commit_deposit',
    status: 'available',
    title: 'Депозит зачислен',
    content: 'На баланс зачислено 5 000 ₸.',
    data: { content: null, amount: 500_000, current: null },
    created_at: '2026-01-12T09:02:31Z',
    action: '{"button":{"type":"chat","text":"Написать в чат","url":null}}',
    ...over,
  };
}

export const notificationList: Notification[] = [
  notification(),
  notification({
    id: 5001,
    type: 'information',
    sub_type: 'achievement',
    status: 'read',
    title: 'Новый статус',
    content: 'Вы получили серебряный статус.',
    data: { content: null, amount: null, current: 'silver' },
    created_at: '2026-01-10T10:00:00Z',
    action: null,
  }),
];

/** A limit with an amount left and no pending raise, with overrides. */
export const playerLimit = (changes: Partial<PlayerLimit> = {}): PlayerLimit => ({
  type: 'deposit',
  period: 'day',
  amount: 5_000_000,
  used: 1_200_000,
  currency: 'KZT',
  pending: null,
  frees_at: null,
  ...changes,
});

export const limitList: LimitList = {
  data: [
    playerLimit({
      pending: {
        amount: 8_000_000,
        effective_at: '2026-01-13T10:00:00Z',
        needs_confirmation: true,
        lapses_at: '2026-01-20T10:00:00Z',
      },
    }),
    playerLimit({ type: 'loss', period: 'month', amount: 8_000_000, used: 6_560_000 }),
    playerLimit({ type: 'time', amount: 180, used: 72, currency: null }),
  ],
  reality_check_minutes: 30,
  averages: [
    { type: 'deposit', per_day: 600_000, highest_day: 5_500_000 },
    { type: 'loss', per_day: 218_000, highest_day: 2_100_000 },
    { type: 'wager', per_day: 1_620_000, highest_day: 9_400_000 },
    { type: 'time', per_day: 28, highest_day: 164 },
  ],
};

export const restriction: Restriction = {
  kind: 'break',
  since: '2026-01-12T10:00:00Z',
  until: '2026-01-19T10:00:00Z',
};

export const playSessionSample: PlaySession = {
  session_id: 'sit_12',
  started_at: '2026-01-12T08:30:00Z',
  bets: 640_000,
  wins: 512_500,
  net: -127_500,
  currency: 'KZT',
  reality_check_minutes: 30,
  usual_bet: 20_000,
  rounds: 164,
  reality_check_at: '2026-01-12T10:30:00Z',
  ends_at: '2026-01-12T10:15:00Z',
};

/** The current session, with overrides. */
export const sessionInfo = (changes: Partial<SessionInfo> = {}): SessionInfo => ({
  id: 'sid_1',
  is_current: true,
  device: 'Android',
  browser: 'Chrome',
  country: 'KZ',
  started_at: '2026-01-05T06:12:00Z',
  last_used_at: '2026-01-12T10:00:00Z',
  ...changes,
});

export const sessionList: SessionInfo[] = [
  sessionInfo(),
  sessionInfo({
    id: 'sid_2',
    is_current: false,
    device: 'Windows',
    browser: 'Firefox',
    country: null,
    started_at: '2026-01-10T18:40:00Z',
    last_used_at: '2026-01-11T21:05:00Z',
  }),
];

/** Push settings of a device without push, with overrides. */
export const pushSettingsSample = (changes: Partial<PushSettings> = {}): PushSettings => ({
  public_key: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  kinds: [
    { code: 'payouts', title: 'Выплаты', is_promotional: false, is_on: true },
    { code: 'documents', title: 'Документы', is_promotional: false, is_on: true },
    { code: 'tournaments', title: 'Турниры', is_promotional: false, is_on: true },
    { code: 'bonuses', title: 'Бонусы', is_promotional: true, is_on: false },
    { code: 'promotions', title: 'Акции', is_promotional: true, is_on: false },
  ],
  devices: 0,
  ...changes,
});
