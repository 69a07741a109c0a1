import type { Currency } from '#app/platform/i18n/languages.ts';

/** What a break affects; absent items are not mentioned (SAFE-08). */
export interface BreakFacts {
  /** Real money, minor units; null if unknown. */
  readonly money: { readonly real: number; readonly currency: Currency } | null;
  /** The bonus being wagered; `left` is the remaining wager, minor units. */
  readonly bonus: { readonly name: string; readonly until: string | null; readonly left: string } | null;
  /** Names of games with an open round. */
  readonly rounds: readonly string[];
  /** Names of tournaments the player has joined. */
  readonly tournaments: readonly string[];
}
