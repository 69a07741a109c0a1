import type { Notification, PlaySession, PlayerLimit, Restriction, Statement } from '../contract/index.ts';

/** A message about a credited deposit; everything may be replaced. */
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

export const limitList: PlayerLimit[] = [
  {
    type: 'deposit',
    period: 'day',
    amount: 5_000_000,
    used: 1_200_000,
    currency: 'KZT',
    pending: { amount: 8_000_000, effective_at: '2026-01-13T10:00:00Z', needs_confirmation: true },
  },
];

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
};

export const statementSample: Statement = {
  from: '2026-01-01',
  to: '2026-01-12',
  currency: 'KZT',
  deposits: 3_500_000,
  withdrawals: 1_200_000,
  net_deposits: 2_300_000,
  bets: 9_400_000,
  wins: 8_950_000,
  net: -450_000,
  minutes_played: 415,
};
