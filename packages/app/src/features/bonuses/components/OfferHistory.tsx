import type { Offer } from '@tulpar/api/contract';
import { OfferCard } from '@tulpar/ui/offer-card';
import { useState } from 'react';
import { useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { endOf } from '../history.ts';
import { isSpins } from '../offer-rules.ts';
import { useBonusTexts, useMoment, useOfferName } from '../texts.ts';
import { OfferEnd } from './OfferEnd.tsx';

/** By end, newest first; the server sorts by the start. */
const byEnd = (one: Offer, other: Offer) => Date.parse(endOf(other)) - Date.parse(endOf(one));

/** Past offers; lost ones are red (BONUS-18). Each opens its outcome (BONUS-34). */
export function OfferHistory({ offers }: { offers: readonly Offer[] }) {
  const t = useText();
  const open = useOpenText();
  const when = useMoment();
  const name = useOfferName();
  const { sum } = useBonusTexts(offers[0]?.currency ?? 'KZT');
  const [opened, setOpened] = useState<Offer | null>(null);
  const figure = (offer: Offer) => {
    if (offer.amount !== null) return sum(offer.amount);
    const spins = offer.spins_count === null ? '' : t('bonuses.spins', { count: offer.spins_count });
    // The name of a spins offer is often just their number.
    return spins === name(offer) ? '' : spins;
  };
  return (
    <>
      <ul className="divide-y divide-line rounded-lg bg-surface-1 shadow-card">
        {offers.toSorted(byEnd).map((offer) => (
          <li key={offer.id} className="relative">
            <OfferCard
              kind={isSpins(offer) ? 'spins' : offer.type === 'cashback' ? 'cashback' : 'money'}
              status="history"
              title={name(offer)}
              date={when(endOf(offer))}
              figure={figure(offer)}
              terms={[]}
              outcome={{
                status: offer.status,
                label: open(`bonuses.status.${offer.status}`) ?? offer.status,
              }}
            />
            <button
              type="button"
              aria-label={t('bonuses.details.open', { name: name(offer) })}
              className="absolute inset-0 rounded-lg"
              onClick={() => setOpened(offer)}
            />
          </li>
        ))}
      </ul>
      <OfferEnd offer={opened} onClose={() => setOpened(null)} />
    </>
  );
}
