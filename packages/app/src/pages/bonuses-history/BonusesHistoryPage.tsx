import { BonusPageHead, FullHistory } from '#app/features/bonuses/pages.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

/** Full history of bonuses. Waits while a login link is being tried. */
function BonusesHistoryPage() {
  const signedIn = useSignedIn();
  return (
    <>
      <BonusPageHead titleId="page.bonusesHistory" />
      {signedIn && <FullHistory />}
    </>
  );
}

export { BonusesHistoryPage as Page };
