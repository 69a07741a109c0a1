import type { Currency } from '#app/platform/i18n/languages.ts';

/** What of the player's affairs a break touches; what is absent is not spoken of (SAFE-08). */
export interface BreakFacts {
  /** Own money, minor units; null: not known. */
  readonly money: { readonly real: number; readonly currency: Currency } | null;
  /** The bonus that is being wagered; `left` is still to be staked, minor units. */
  readonly bonus: { readonly name: string; readonly until: string | null; readonly left: string } | null;
  /** Names of the games with an open round. */
  readonly rounds: readonly string[];
  /** Names of the tournaments the player takes part in. */
  readonly tournaments: readonly string[];
}
