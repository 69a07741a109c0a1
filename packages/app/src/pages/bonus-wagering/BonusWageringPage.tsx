import { BonusPageHead, BonusWagering } from '#app/features/bonuses/pages.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

/** Wagering of one bonus. Waits while a login link is being tried. */
function BonusWageringPage() {
  const signedIn = useSignedIn();
  return (
    <>
      <BonusPageHead titleId="page.bonusWagering" />
      {signedIn && <BonusWagering />}
    </>
  );
}

export { BonusWageringPage as Page };
