export type CashbackState = 'first-deposit' | 'available' | 'accruing' | 'locked';

/**
 * State of the cashback card: before the first deposit (ledger CASHBK-04), available (CASHBK-05), accruing an
 * amount, or locked until its day (CASHBK-06).
 */
export function cashbackState(depositsCount: number, available: boolean, accrues = false): CashbackState {
  if (!(depositsCount > 0)) return 'first-deposit';
  if (available) return 'available';
  return accrues ? 'accruing' : 'locked';
}

const usualMinDeposit: ReadonlyMap<string, number> = new Map([
  ['KZT', 300_000],
  ['AZN', 1000],
]);

/**
 * Minimum deposit to show (minor units): the server's, else the default of the currency, 3000 ₸ or 10 ₼
 * (ledger CASHBK-08). `null` for other currencies: the card then does not mention it.
 */
export function cashbackMinDeposit(fromServer: number | null | undefined, currency: string): number | null {
  if (typeof fromServer === 'number' && Number.isSafeInteger(fromServer) && fromServer > 0) return fromServer;
  return usualMinDeposit.get(currency.toUpperCase()) ?? null;
}
