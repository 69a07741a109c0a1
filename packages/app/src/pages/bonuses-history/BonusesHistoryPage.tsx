import { BonusSubpage, FullHistory } from '#app/features/bonuses/pages.ts';

/** Full history of bonuses. */
export function Page() {
  return (
    <BonusSubpage titleId="page.bonusesHistory">
      <FullHistory />
    </BonusSubpage>
  );
}
