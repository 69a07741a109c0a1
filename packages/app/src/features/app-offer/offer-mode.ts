/** How the app is offered in the header: not at all, to who has not paid in yet, or to who has (APPS-01, APPS-02). */
export type OfferMode = 'none' | 'base' | 'middle';

/** What the offer depends on. */
export interface OfferFacts {
  /** The browser can install the app, or this build has one to download. */
  readonly isOffered: boolean;
  /** A phone's browser on a phone's width (OP-67). */
  readonly isMobile: boolean;
  /** Already the installed app or its wrapper. */
  readonly isInstalled: boolean;
  /** Inside Facebook or Instagram, where nothing can be installed (APPS-03). */
  readonly isInAppBrowser: boolean;
  /** Closed not long ago (APPS-08). */
  readonly isClosed: boolean;
  /** How often the player has closed it on any device; null while that is not known. */
  readonly closings: number | null;
  /** Null for a guest, and while it is not known (APPS-06). */
  readonly deposits: number | null;
}

/** The offer ends for good when it has been closed this often (APPS-05). */
const MOST_CLOSINGS = 3;

/** Whether the browser itself allows the offer: only then the player's record is worth a request. */
export function isPossible(facts: Omit<OfferFacts, 'closings' | 'deposits'>): boolean {
  return facts.isOffered && facts.isMobile && !facts.isInstalled && !facts.isInAppBrowser && !facts.isClosed;
}

/** Mode of the offer (APPS-02…APPS-06). */
export function offerMode(facts: OfferFacts): OfferMode {
  const { closings, deposits } = facts;
  if (!isPossible(facts) || closings === null || closings >= MOST_CLOSINGS || deposits === null)
    return 'none';
  return deposits > 0 ? 'middle' : 'base';
}
