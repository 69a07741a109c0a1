import { PromoColumn } from '#app/features/banners/promos.ts';
import { ForBonuses } from './ForBonuses.tsx';

/** The banners beside the slider of a wide page; `count` of them. */
export function SideColumn({ count }: { count: number }) {
  return <ForBonuses>{(hasBonuses) => <PromoColumn hasBonuses={hasBonuses} count={count} />}</ForBonuses>;
}
