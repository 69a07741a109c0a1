/**
 * How the header offers the app: not at all, to players without a deposit, or to those with one (APPS-01,
 * APPS-02).
 */
export type OfferMode = 'none' | 'base' | 'middle';

export interface OfferFacts {
  readonly canInstall: boolean;
  /** Closed recently (APPS-08). */
  readonly isClosed: boolean;
  /** How often the player closed it on any device; null while unknown. */
  readonly closings: number | null;
  /** Null for a guest and while unknown (APPS-06). */
  readonly deposits: number | null;
}

/** After this many closings the offer is never shown again (APPS-05). */
const MOST_CLOSINGS = 3;

/** Decides the mode of the offer (APPS-02…APPS-06). */
export function offerMode({ canInstall, isClosed, closings, deposits }: OfferFacts): OfferMode {
  if (!canInstall || isClosed || closings === null || closings >= MOST_CLOSINGS || deposits === null)
    return 'none';
  return deposits > 0 ? 'middle' : 'base';
}
