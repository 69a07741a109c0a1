import { BonusSubpage, BonusWagering } from '#app/features/bonuses/pages.ts';

/** Wagering of one bonus. */
export function Page() {
  return (
    <BonusSubpage titleId="page.bonusWagering">
      <BonusWagering />
    </BonusSubpage>
  );
}
