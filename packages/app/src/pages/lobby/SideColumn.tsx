import { PromoColumn } from '#app/features/banners/promos.ts';
import { ForBonuses } from './ForBonuses.tsx';

/** `count` banners in the column next to the slider on wide pages. */
export function SideColumn({ count }: { count: number }) {
  return <ForBonuses>{(hasBonuses) => <PromoColumn hasBonuses={hasBonuses} count={count} />}</ForBonuses>;
}
