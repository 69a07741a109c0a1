import { VipOfferList } from './VipOfferList.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { offersAtom } from '../queries.ts';

/** Available VIP offers (NEWS-17); renders nothing without any. */
export function VipOffers({ title }: { title: string }) {
  const { data } = useAtomValue(offersAtom);
  const offers = (data?.data ?? []).filter(
    ({ is_vip_card, status }) => is_vip_card && status === 'available',
  );
  if (offers.length === 0) return null;
  return <VipOfferList title={title} offers={offers} />;
}
