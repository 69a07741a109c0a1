import type { BonusTerms } from '@tulpar/api/contract';
import { LevelIcon } from '@tulpar/ui/icon';
import { useState } from 'react';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { offersAtom } from '../queries.ts';
import { MoneyOffers, SpinOffers } from './AvailableOffers.tsx';
import { LazyOfferTerms, type ShownTerms } from './lazy-sheets.tsx';

/** Offers with the VIP card that can be taken (NEWS-17); nothing while there is none. */
export function VipOffers({ title }: { title: string }) {
  const { currency } = useVisitor();
  const { data } = useAtomValue(offersAtom);
  const [shown, setShown] = useState<ShownTerms | null>(null);
  const offers = (data?.data ?? []).filter(
    ({ is_vip_card, status }) => is_vip_card && status === 'available',
  );
  if (offers.length === 0) return null;
  const onTerms = (name: string, terms: BonusTerms | null) => setShown({ name, terms });
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
      <LazyOfferTerms shown={shown} currency={currency} onClose={() => setShown(null)} />
    </section>
  );
}
