import { Skeleton } from '@tulpar/ui/skeleton';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { bonusHint, WAGER_HEIGHT } from './bonus-hint.ts';

let isLoaded = false;
const WagerCard = lazyPart(async () => {
  const part = await import('./WagerCard.tsx');
  isLoaded = true;
  return part.WagerCard;
});

/**
 * Card of the active bonus, loaded for players only. If the last visit ended with a bonus, its space is reserved
 * from the first frame.
 */
export function WagerSlot() {
  const [isLate] = useState(() => !isLoaded);
  const [isExpected] = useState(() => bonusHint.read());
  return (
    <Suspense fallback={isExpected && <Skeleton className={`${WAGER_HEIGHT} rounded-lg`} />}>
      <WagerCard isLate={isLate} />
    </Suspense>
  );
}
