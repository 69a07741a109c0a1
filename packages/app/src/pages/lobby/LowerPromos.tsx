import { PromoRow } from '#app/features/banners/promos.ts';
import { ForBonuses } from './ForBonuses.tsx';
import { useSideCount } from './side.ts';

/**
 * Bonuses and tournaments in a row: all of them, or those that did not fit into the column next to the
 * slider.
 */
export function LowerPromos() {
  const from = useSideCount();
  return <ForBonuses>{(hasBonuses) => <PromoRow hasBonuses={hasBonuses} from={from} />}</ForBonuses>;
}
