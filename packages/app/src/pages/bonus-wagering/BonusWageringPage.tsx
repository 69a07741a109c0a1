import { BonusSubpage, BonusWagering } from '#app/features/bonuses/pages.ts';

export function Page() {
  return (
    <BonusSubpage titleId="page.bonusWagering">
      <BonusWagering />
    </BonusSubpage>
  );
}
