import type { Offer } from '@tulpar/api/contract';
import { OfferCard } from '@tulpar/ui/offer-card';
import { useState } from 'react';
import { useText, useOpenText, useLanguage } from '#app/platform/i18n/intl.tsx';
import { endOf, isOf, outcomes, type Outcome } from '../offers.ts';
import { isSpins } from './offer-rules.ts';
import { useBonusTexts, useMoment, useOfferName } from '../texts.ts';
import { OfferEnd } from './OfferEnd.tsx';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { calendarNames } from '#app/platform/i18n/calendar.ts';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { historyOptions } from '../page-queries.ts';
import { NothingReceived, OffersFailed, OffersLoading } from './BonusStates.tsx';

/** Sorts offers by their end, newest first; a server may sort them by their creation. */
const byEnd = (one: Offer, other: Offer) => Date.parse(endOf(other)) - Date.parse(endOf(one));

/** Past offers with their status as a badge (BONUS-18). Each opens its outcome (BONUS-34). */
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
    // Do not show the number twice: it is often the name of a spins offer.
    return spins === name(offer) ? '' : spins;
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-lg bg-line shadow-card desktop:grid-cols-2">
        {offers.toSorted(byEnd).map((offer) => (
          <li key={offer.id} className="relative bg-surface-1 desktop:last:odd:col-span-2">
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

/** Maximum number of past offers in the full history. */
const WHOLE = 200;

/** The newest past offers by month, with a filter by outcome. */
export function FullHistory() {
  const { data, isPending, refetch } = useQuery(historyOptions(useLanguage(), WHOLE));
  if (isPending) return <OffersLoading />;
  if (!data) return <OffersFailed onRetry={refetch} />;
  if (data.length === 0) return <NothingReceived />;
  return <History offers={data} />;
}

function History({ offers }: { offers: readonly Offer[] }) {
  const t = useText();
  const { date } = useDates();
  const { months } = calendarNames(useLanguage());
  const [chosen, choose] = useState<Outcome | null>(null);
  const there = outcomes.filter((outcome) => offers.some((offer) => isOf(offer, outcome)));
  // A refetch returns only the newest offers, so the selected outcome can disappear from the list.
  const outcome = chosen !== null && there.includes(chosen) ? chosen : null;
  const shown = outcome === null ? offers : offers.filter((offer) => isOf(offer, outcome));
  const monthOf = (offer: Offer) => date(endOf(offer), 'yyyy-MM-dd').slice(0, 7);
  const newestFirst = [...new Set(shown.map(monthOf))].toSorted().toReversed();
  return (
    <div className="flex flex-col gap-4 px-4 pt-4 pb-10 tablet:px-6 desktop:px-8">
      {there.length > 1 && (
        <div role="group" aria-label={t('bonuses.history.filters')} className="flex flex-wrap gap-2">
          {[null, ...there].map((one) => (
            <FilterChip
              key={one}
              label={t(`bonuses.history.${one ?? 'all'}`)}
              pressed={one === outcome}
              onClick={() => choose(one)}
            />
          ))}
        </div>
      )}
      {newestFirst.map((month) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`} className="mb-2 text-caption text-ink-muted">
            {`${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`}
          </h2>
          <OfferHistory offers={shown.filter((offer) => monthOf(offer) === month)} />
        </section>
      ))}
      {offers.length >= WHOLE && (
        <p className="text-center text-caption text-ink-subtle">
          {t('bonuses.history.latest', { count: WHOLE })}
        </p>
      )}
    </div>
  );
}
