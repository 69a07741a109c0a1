import type { RouteId } from '../routing/paths.ts';

/** Pages of play and payment: a navigation from or to them never activates a new build (REACH-11). */
const BUSY: ReadonlySet<RouteId> = new Set([
  'game',
  'fruitCocktail',
  'resident',
  'deposit',
  'withdrawal',
  'history',
  'statement',
  'rounds',
  'depositRedirect',
  'outOfMoney',
]);

/** State at a navigation between two pages. */
export interface Moment {
  readonly from: RouteId | null;
  readonly to: RouteId | null;
  readonly hasWindow: boolean;
  readonly hasTyped: boolean;
  readonly isPaying: boolean;
}

/** Whether a new build can be activated between two pages without losing anything (REACH-11). */
export function isQuiet({ from, to, hasWindow, hasTyped, isPaying }: Moment): boolean {
  const isBusy = [from, to].some((id) => id !== null && BUSY.has(id));
  return !isBusy && !hasWindow && !hasTyped && !isPaying;
}
