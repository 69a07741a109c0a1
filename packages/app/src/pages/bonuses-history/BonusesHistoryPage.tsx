import { BonusPageHead, FullHistory } from '#app/features/bonuses/pages.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

/** The whole history of bonuses. While a link that signs in is still being tried, the page waits. */
export function BonusesHistoryPage() {
  const signedIn = useSignedIn();
  return (
    <>
      <BonusPageHead titleId="page.bonusesHistory" />
      {signedIn && <FullHistory />}
    </>
  );
}
