import { BonusSubpage, FullHistory } from '#app/features/bonuses/pages.ts';

export function Page() {
  return (
    <BonusSubpage titleId="page.bonusesHistory">
      <FullHistory />
    </BonusSubpage>
  );
}
