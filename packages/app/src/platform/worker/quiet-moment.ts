import type { RouteId } from '../routing/paths.ts';

/** Pages on which a player plays or pays: a new build never begins there (REACH-11). */
const BUSY: ReadonlySet<RouteId> = new Set([
  'game',
  'fruitCocktail',
  'resident',
  'deposit',
  'withdrawal',
  'history',
  'depositRedirect',
  'outOfMoney',
]);

/** What is known when the player goes from one page to another. */
export interface Moment {
  readonly from: RouteId | null;
  readonly to: RouteId | null;
  /** A window stands over the page. */
  readonly hasWindow: boolean;
  /** Something is typed in a field. */
  readonly hasTyped: boolean;
  /** A payment waits for its answer. */
  readonly isPaying: boolean;
}

/** Whether a new build may take over between two pages without taking anything from the player (REACH-11). */
export function isQuiet({ from, to, hasWindow, hasTyped, isPaying }: Moment): boolean {
  const isBusy = [from, to].some((id) => id !== null && BUSY.has(id));
  return !isBusy && !hasWindow && !hasTyped && !isPaying;
}
