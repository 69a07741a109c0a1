import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

const PlayerOffers = lazyPart(async () => (await import('./PlayerOffers.tsx')).PlayerOffers);

/**
 * Tells what is inside whether the bonuses banner is for this visitor (BANNER-11): for every guest, and for a player who
 * has an offer; null while that is not known. The content stays mounted when the answer comes, because its reads would
 * be aborted and begun again otherwise.
 */
export function ForBonuses({ children }: { children: (hasBonuses: boolean | null) => ReactNode }) {
  const signedIn = useSignedIn();
  const [hasOffers, setHasOffers] = useState<boolean | null>(null);
  return (
    <>
      {children(signedIn ? hasOffers : true)}
      {signedIn && (
        <Suspense>
          <PlayerOffers onChange={setHasOffers} />
        </Suspense>
      )}
    </>
  );
}
