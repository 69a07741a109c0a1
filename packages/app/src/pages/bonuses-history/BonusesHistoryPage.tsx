import { BonusSubpage, FullHistory } from '#app/features/bonuses/pages.ts';

/** Full history of bonuses. */
function BonusesHistoryPage() {
  return (
    <BonusSubpage titleId="page.bonusesHistory">
      <FullHistory />
    </BonusSubpage>
  );
}

export { BonusesHistoryPage as Page };
