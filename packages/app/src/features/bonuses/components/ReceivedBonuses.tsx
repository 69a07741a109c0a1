import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { SectionHead } from '@tulpar/ui/section-head';
import { useState } from 'react';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { queuedOffers } from '../offer-rules.ts';
import { activeOffers } from '../offers.ts';
import { historyOptions } from '../page-queries.ts';
import { offersAtom } from '../queries.ts';
import { NothingReceived, OffersFailed, OffersLoading } from './BonusStates.tsx';
import { OfferHistory } from './OfferHistory.tsx';
import { OfferTermsSheet, type ShownTerms } from './OfferTermsSheet.tsx';
import { ReceivedOffers } from './ReceivedOffers.tsx';

/** Number of past offers shown below the active ones (BONUS-08). */
const NEWEST = 10;

const gutter = 'px-4 tablet:px-6 desktop:px-8';

/** Active offers and the newest past ones (BONUS-07 to BONUS-10). */
export function ReceivedBonuses() {
  const t = useText();
  const { currency } = useVisitor();
  const offers = useAtomValue(offersAtom);
  const history = useQuery(historyOptions(useLanguage(), NEWEST));
  const [shown, setShown] = useState<ShownTerms | null>(null);
  if (offers.isPending || history.isPending) return <OffersLoading />;
  if (!offers.data && !history.data)
    return <OffersFailed onRetry={() => Promise.all([offers.refetch(), history.refetch()])} />;
  const all = offers.data?.data ?? [];
  const active = activeOffers(all);
  const received = [...active, ...queuedOffers(all)];
  const past = history.data ?? [];
  if (received.length + past.length === 0) return <NothingReceived />;
  return (
    <div className="flex flex-col gap-8 pt-5 pb-10">
      {received.length > 0 && (
        <section aria-labelledby="bonuses-active">
          <SectionHead
            title={t('bonuses.received.active')}
            count={active.length}
            headingId="bonuses-active"
          />
          <div className={`mt-1 ${gutter}`}>
            <ReceivedOffers
              offers={received}
              onTerms={(name, terms) => setShown({ name, terms, isTaken: true })}
            />
          </div>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="bonuses-history">
          <SectionHead title={t('bonuses.received.history')} headingId="bonuses-history" />
          <div className={`mt-1 ${gutter} desktop:max-w-160`}>
            <OfferHistory offers={past} />
            <Button asChild variant="secondary" block className="mt-3">
              <Link href={href('bonusesHistory')}>{t('bonuses.received.more')}</Link>
            </Button>
          </div>
        </section>
      )}
      <OfferTermsSheet shown={shown} currency={currency} onClose={() => setShown(null)} />
    </div>
  );
}
