import { BonusSubpage, BonusWagering } from '#app/features/bonuses/pages.ts';

/** Wagering of one bonus. */
function BonusWageringPage() {
  return (
    <BonusSubpage titleId="page.bonusWagering">
      <BonusWagering />
    </BonusSubpage>
  );
}

export { BonusWageringPage as Page };
