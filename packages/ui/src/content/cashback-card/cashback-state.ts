/** Where a player stands with cashback. */
export type CashbackState = 'first-deposit' | 'available' | 'accruing' | 'locked';

/**
 * State of the cashback card: before the first deposit there is nothing to pay back (ledger CASHBK-04), then it is available
 * (CASHBK-05) or waits for its day (CASHBK-06), with a sum once something has accrued.
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
 * Least deposit (minor units) to write on the card: the server's, else the usual one of the currency, 3000 ₸ or 10 ₼ (ledger
 * CASHBK-08). `null` for a currency without one: then the card does not mention it.
 */
export function cashbackMinDeposit(fromServer: number | null | undefined, currency: string): number | null {
  if (typeof fromServer === 'number' && Number.isSafeInteger(fromServer) && fromServer > 0) return fromServer;
  return usualMinDeposit.get(currency.toUpperCase()) ?? null;
}
