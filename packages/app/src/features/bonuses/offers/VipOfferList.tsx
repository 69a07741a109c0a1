import type { Offer } from '@tulpar/api/contract';
import { LevelIcon } from '@tulpar/ui/icon';
import { useState } from 'react';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { MoneyOffers, SpinOffers, type ShowTerms } from './AvailableOffers.tsx';
import { OfferTermsSheet, type ShownTerms } from './OfferTermsSheet.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { offersAtom } from '../queries.ts';

export function VipOfferList({ title, offers }: { title: string; offers: readonly Offer[] }) {
  const { currency } = useVisitor();
  const [shown, setShown] = useState<ShownTerms | null>(null);
  const onTerms: ShowTerms = (name, terms, amount = null) => setShown({ name, terms, amount });
  return (
    <section className="relative isolate overflow-hidden rounded-xl p-2 backdrop-onyx">
      <div className="backdrop-pattern absolute inset-0 -z-10" />
      <h2 className="flex items-center gap-2 p-2 text-title-sm [&>svg]:size-5 [&>svg]:text-amber-bright">
        <LevelIcon aria-hidden="true" />
        {title}
      </h2>
      <div className="grid gap-2 text-ink">
        <MoneyOffers offers={offers.filter(({ spins_count }) => spins_count === null)} onTerms={onTerms} />
        <SpinOffers offers={offers.filter(({ spins_count }) => spins_count !== null)} onTerms={onTerms} />
      </div>
      <OfferTermsSheet shown={shown} currency={currency} onClose={() => setShown(null)} />
    </section>
  );
}

/** Available VIP offers (NEWS-17); renders nothing without any. */
export function VipOffers({ title }: { title: string }) {
  const { data } = useAtomValue(offersAtom);
  const offers = (data?.data ?? []).filter(
    ({ is_vip_card, status }) => is_vip_card && status === 'available',
  );
  if (offers.length === 0) return null;
  return <VipOfferList title={title} offers={offers} />;
}
