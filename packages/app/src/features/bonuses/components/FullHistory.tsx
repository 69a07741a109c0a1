import type { Offer } from '@tulpar/api/contract';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { useState } from 'react';
import { calendarNames } from '#app/platform/i18n/calendar.ts';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { endOf, isOf, outcomes, type Outcome } from '../history.ts';
import { historyOptions } from '../page-queries.ts';
import { NothingReceived, OffersFailed, OffersLoading } from './BonusStates.tsx';
import { OfferHistory } from './OfferHistory.tsx';

/** Page size. */
const WHOLE = 200;

/** All past offers by month, with a filter by outcome. */
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
    <div className="flex flex-col gap-4 px-4 pt-4 pb-10 tablet:px-6 desktop:max-w-175 desktop:px-8">
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
    </div>
  );
}
