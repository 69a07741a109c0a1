import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

const PlayerOffers = lazyPart(async () => (await import('./PlayerOffers.tsx')).PlayerOffers);

/**
 * Provides whether the bonuses banner is for this visitor (BANNER-11): all guests, and players with an offer;
 * null while unknown. The content stays mounted when the value changes, because remounting would abort and
 * restart its requests.
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
