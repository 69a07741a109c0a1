import type { ReactNode } from 'react';
import { hasOffersAtom } from '#app/features/bonuses/index.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Tells what is inside whether the player has offers; null while that is not known. Fetched for players only. */
export function PlayerOffers({ children }: { children: (hasOffers: boolean | null) => ReactNode }) {
  return children(useAtomValue(hasOffersAtom));
}
