import type { PlayedRound, Statement, StatementLine } from '../contract/index.ts';

const played = (day: string, bets: number, wins: number, minutes: number) => ({
  day,
  bets,
  wins,
  net: wins - bets,
  deposits: 0,
  withdrawals: 0,
  minutes_played: minutes,
});

/** Twelve days of January with a pending withdrawal of 80 000 ₸. */
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
  withdrawals_open: 8_000_000,
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
    { ...played('2026-01-03', 24_000_000, 18_200_000, 402), deposits: 14_000_000 },
    { ...played('2026-01-08', 20_360_000, 21_625_000, 386), withdrawals: 12_000_000 },
    { ...played('2026-01-11', 0, 0, 0), deposits: 2_500_000 },
    played('2026-01-12', 4_260_000, 3_920_000, 72),
  ],
};

/** The newest lines. */
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
    at: '2026-01-11T09:31:00Z',
    kind: 'bonus_in',
    amount: 1_200_000,
    balance_after: 27_965_000,
    title: 'Бонус 120%',
    transaction_id: null,
    offer_id: 'ofr_77',
    play: null,
  },
  {
    at: '2026-01-11T09:30:00Z',
    kind: 'deposit',
    amount: 2_500_000,
    balance_after: 26_765_000,
    title: 'Банковская карта',
    transaction_id: 'trx_87',
    offer_id: null,
    play: null,
  },
];

/** A real-money round that counted for no bonus, with overrides. */
export const playedRound = (changes: Partial<PlayedRound> = {}): PlayedRound => ({
  round_id: 'rnd_5f',
  at: '2026-01-12T09:30:00Z',
  game: { slug: 'lazy-lantern', name: 'Lazy Lantern' },
  bet: 20_000,
  win: 0,
  bet_bonus: 0,
  win_bonus: 0,
  currency: 'KZT',
  is_free_spin: false,
  wager: null,
  ...changes,
});

export const playedRoundList: PlayedRound[] = [
  playedRound({
    round_id: 'rnd_62',
    at: '2026-01-12T09:31:10Z',
    win: 45_000,
    bet_bonus: 5_000,
    wager: { offer_id: 'ofr_77', counted: 20_000, zero_reason: null },
  }),
  playedRound({
    round_id: 'rnd_61',
    at: '2026-01-12T09:30:40Z',
    wager: { offer_id: 'ofr_77', counted: 0, zero_reason: 'excluded_game' },
  }),
  playedRound(),
];
