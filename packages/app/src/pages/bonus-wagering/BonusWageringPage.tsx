import { BonusSubpage, BonusWagering } from '#app/features/bonuses/pages.ts';

function BonusWageringPage() {
  return (
    <BonusSubpage titleId="page.bonusWagering">
      <BonusWagering />
    </BonusSubpage>
  );
}

export { BonusWageringPage as Page };
