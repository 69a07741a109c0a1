/** How the app is offered in the header: not at all, to who has not paid in yet, or to who has (APPS-01, APPS-02). */
export type OfferMode = 'none' | 'base' | 'middle';

/** What the offer depends on. */
export interface OfferFacts {
  /** This browser can install the app. */
  readonly canInstall: boolean;
  /** Closed not long ago (APPS-08). */
  readonly isClosed: boolean;
  /** How often the player has closed it on any device; null while that is not known. */
  readonly closings: number | null;
  /** Null for a guest, and while it is not known (APPS-06). */
  readonly deposits: number | null;
}

/** The offer ends for good when it has been closed this often (APPS-05). */
const MOST_CLOSINGS = 3;

/** Mode of the offer (APPS-02…APPS-06). */
export function offerMode({ canInstall, isClosed, closings, deposits }: OfferFacts): OfferMode {
  if (!canInstall || isClosed || closings === null || closings >= MOST_CLOSINGS || deposits === null)
    return 'none';
  return deposits > 0 ? 'middle' : 'base';
}
