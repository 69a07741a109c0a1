import { useEffect } from 'react';
import { hasOffersAtom } from '#app/features/bonuses/index.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Reports whether the player has offers; null while unknown. Loaded for players only. */
export function PlayerOffers({ onChange }: { onChange: (hasOffers: boolean | null) => void }) {
  const hasOffers = useAtomValue(hasOffersAtom);
  useEffect(() => onChange(hasOffers), [hasOffers, onChange]);
  return null;
}
