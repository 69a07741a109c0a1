import type { Statement, StatementLine } from '../contract/index.ts';

const played = (day: string, bets: number, wins: number, minutes: number) => ({
  day,
  bets,
  wins,
  net: wins - bets,
  deposits: 0,
  withdrawals: 0,
  minutes_played: minutes,
});

/** Twelve days of January in which a withdrawal of 80 000 ₸ is still on its way. */
export const statementSample: Statement = {
  from: '2026-01-01',
  to: '2026-01-12',
  currency: 'KZT',
  deposits: 16_500_000,
  withdrawals: 12_000_000,
  net_deposits: 4_500_000,
  bets: 48_620_000,
  wins: 43_745_000,
  net: -4_875_000,
  minutes_played: 860,
  time_zone: 'Asia/Almaty',
  as_of: '2026-01-12T16:00:00Z',
  opening: 26_800_000,
  closing: 19_625_000,
  movements: [
    { kind: 'deposit', count: 6, amount: 16_500_000 },
    { kind: 'withdrawal', count: 2, amount: -20_000_000 },
    { kind: 'stake', count: 2431, amount: -48_620_000 },
    { kind: 'win', count: 702, amount: 43_745_000 },
    { kind: 'bonus_in', count: 1, amount: 1_200_000 },
  ],
  by_day: [
    { ...played('2026-01-03', 24_000_000, 18_200_000, 402), deposits: 12_500_000 },
    played('2026-01-08', 20_360_000, 21_625_000, 386),
    { ...played('2026-01-12', 4_260_000, 3_920_000, 72), deposits: 4_000_000, withdrawals: 12_000_000 },
  ],
};

export const statementLineList: StatementLine[] = [
  {
    at: '2026-01-12T15:40:00Z',
    kind: 'play',
    amount: -340_000,
    balance_after: 19_625_000,
    title: 'Игра за день',
    transaction_id: null,
    offer_id: null,
    play: { day: '2026-01-12', rounds: 213, bets: 4_260_000, wins: 3_920_000 },
  },
  {
    at: '2026-01-12T13:02:00Z',
    kind: 'withdrawal',
    amount: -8_000_000,
    balance_after: 19_965_000,
    title: 'Банковская карта',
    transaction_id: 'trx_88',
    offer_id: null,
    play: null,
  },
  {
    at: '2026-01-11T09:30:00Z',
    kind: 'deposit',
    amount: 2_500_000,
    balance_after: 27_965_000,
    title: 'Банковская карта',
    transaction_id: 'trx_87',
    offer_id: null,
    play: null,
  },
  {
    at: '2026-01-11T09:31:00Z',
    kind: 'bonus_in',
    amount: 1_200_000,
    balance_after: 25_465_000,
    title: 'Бонус 120%',
    transaction_id: null,
    offer_id: 'ofr_77',
    play: null,
  },
];
