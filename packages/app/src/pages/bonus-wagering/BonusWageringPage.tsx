import { BonusPageHead, BonusWagering } from '#app/features/bonuses/pages.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

/** How one bonus is wagered. While a link that signs in is still being tried, the page waits. */
export function BonusWageringPage() {
  const signedIn = useSignedIn();
  return (
    <>
      <BonusPageHead titleId="page.bonusWagering" />
      {signedIn && <BonusWagering />}
    </>
  );
}
