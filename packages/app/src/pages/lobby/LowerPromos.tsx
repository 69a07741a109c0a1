import { PromoRow } from '#app/features/banners/promos.ts';
import { ForBonuses } from './ForBonuses.tsx';
import { useSideCount } from './side.ts';

/** Bonuses and tournaments in a row: all of them, or those the column beside the slider had no room for. */
export function LowerPromos() {
  const from = useSideCount();
  return <ForBonuses>{(hasBonuses) => <PromoRow hasBonuses={hasBonuses} from={from} />}</ForBonuses>;
}
