import { type Currency, type PerCurrencyAmount, amountIn } from '../locale/locale.ts';

/** Places with the same prize, both ends included. */
interface Places {
  readonly from: number;
  readonly to: number;
}

interface PrizeGroup extends Places {
  /** Share of the pool for each place, in thousandths of a percent. */
  readonly share: number;
}

export type Prizes =
  | { readonly type: 'money'; readonly pool: PerCurrencyAmount; readonly groups: readonly PrizeGroup[] }
  | { readonly type: 'free_spins'; readonly groups: readonly (Places & { readonly spins: number })[] }
  | { readonly type: 'none'; readonly places: number };

interface Prize extends Places {
  /** Minor units for each place of the group; null for spins. */
  readonly amount: number | null;
  readonly spins: number | null;
}

const fullPool = 100_000;

/** Prizes by group. Amounts are rounded down to whole currency units, so their sum never exceeds the pool. */
export function prizesIn(prizes: Prizes, currency: Currency): Prize[] {
  if (prizes.type === 'none') return [];
  if (prizes.type === 'free_spins')
    return prizes.groups.map(({ from, to, spins }) => ({ from, to, spins, amount: null }));
  const pool = amountIn(prizes.pool, currency);
  return prizes.groups.map(({ from, to, share }) => ({
    from,
    to,
    spins: null,
    amount: Math.floor((pool * share) / fullPool / 100) * 100,
  }));
}

/** Prize of a place; null for a place without a prize. */
export function prizeAt(prizes: Prizes, place: number, currency: Currency): Prize | null {
  return prizesIn(prizes, currency).find(({ from, to }) => place >= from && place <= to) ?? null;
}

export function placesOf(prizes: Prizes): number {
  return prizes.type === 'none' ? prizes.places : Math.max(0, ...prizes.groups.map(({ to }) => to));
}

export const fiftyPrizes: readonly PrizeGroup[] = [
  { from: 1, to: 1, share: 20_000 },
  { from: 2, to: 2, share: 12_000 },
  { from: 3, to: 3, share: 8_000 },
  { from: 4, to: 4, share: 6_000 },
  { from: 5, to: 5, share: 5_000 },
  { from: 6, to: 10, share: 3_000 },
  { from: 11, to: 20, share: 1_400 },
  { from: 21, to: 50, share: 666 },
];

export const thirtyPrizes: readonly PrizeGroup[] = [
  { from: 1, to: 1, share: 25_000 },
  { from: 2, to: 2, share: 15_000 },
  { from: 3, to: 3, share: 10_000 },
  { from: 4, to: 10, share: 4_000 },
  { from: 11, to: 30, share: 1_100 },
];

export const hundredPrizes: readonly PrizeGroup[] = [
  { from: 1, to: 1, share: 20_000 },
  { from: 2, to: 3, share: 8_000 },
  { from: 4, to: 10, share: 3_000 },
  { from: 11, to: 50, share: 700 },
  { from: 51, to: 100, share: 300 },
];

export const tenPrizes: readonly PrizeGroup[] = [
  { from: 1, to: 1, share: 30_000 },
  { from: 2, to: 2, share: 20_000 },
  { from: 3, to: 3, share: 15_000 },
  { from: 4, to: 10, share: 5_000 },
];
