import { Suspense } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { OffersLoading } from './BonusStates.tsx';

const ReceivedBonuses = lazyPart(async () => (await import('./ReceivedBonuses.tsx')).ReceivedBonuses);

/** `ReceivedBonuses`, the second tab of the page, loaded when it is opened. */
export function LazyReceivedBonuses() {
  return (
    <Suspense fallback={<OffersLoading />}>
      <ReceivedBonuses />
    </Suspense>
  );
}
