import { ButtonLink } from '@tulpar/ui/button';
import { SectionHead } from '@tulpar/ui/section-head';
import { useState } from 'react';
import { useLanguage, useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { queuedOffers, isSpins } from './offer-rules.ts';
import { activeOffers, cashOutOf, isCancelable, wageredPercent, wagerLeft } from '../offers.ts';
import { historyOptions } from '../page-queries.ts';
import { offersAtom } from '../queries.ts';
import { NothingReceived, OffersFailed, OffersLoading } from './BonusStates.tsx';
import { OfferHistory } from './OfferHistory.tsx';
import { OfferTermsSheet, type ShownTerms } from './OfferTermsSheet.tsx';
import { termAmount, type Offer } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { OfferCard } from '@tulpar/ui/offer-card';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useBonusTexts, useOfferName, useTerms, COINS, KEY_VISUAL } from '../texts.ts';
import type { ShowTerms } from './AvailableOffers.tsx';
import { CancelOffer } from './OfferEnd.tsx';
import { WagerAnnouncement } from '../wagering/WagerProgress.tsx';

interface ReceivedOffersProps {
  /** Active offers first, then queued ones. */
  readonly offers: readonly Offer[];
  readonly onTerms: ShowTerms;
}

/** Active offers with progress, terms and a cancel button, and queued ones (BONUS-07, BONUS-21). */
function ReceivedOffers({ offers, onTerms }: ReceivedOffersProps) {
  const [cancelingId, setCancelingId] = useState<string | null>(null);
  return (
    <>
      <ul className="grid gap-3 desktop:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.id} className="min-w-0">
            <ReceivedOffer offer={offer} onTerms={onTerms} onCancel={() => setCancelingId(offer.id)} />
            {offer.status === 'active' && <WagerAnnouncement offer={offer} />}
          </li>
        ))}
      </ul>
      <CancelOffer
        offer={offers.find(({ id }) => id === cancelingId) ?? null}
        onDone={() => setCancelingId(null)}
      />
    </>
  );
}

interface ReceivedOfferProps {
  offer: Offer;
  onTerms: ShowTerms;
  onCancel: () => void;
}

function ReceivedOffer({ offer, onTerms, onCancel }: ReceivedOfferProps) {
  const t = useText();
  const { number, percent } = useFormats();
  const { date } = useDates();
  const { sum } = useBonusTexts(offer.currency);
  const name = useOfferName()(offer);
  const term = useTerms(offer.currency);
  const left = wagerLeft(offer);
  const largest = termAmount(offer.terms?.max_bet, offer.currency);
  const until = offer.expired_at;
  const common = {
    title: name,
    details: { label: t('bonuses.offer.terms'), onClick: () => onTerms(name, offer.terms) },
    ...(offer.status === 'active' && offer.wager_amount_max !== null
      ? { ledger: { label: t('bonuses.ledger.title'), href: href('bonusWagering', { id: offer.id }) } }
      : {}),
  };
  if (offer.status === 'awaiting')
    return (
      <OfferCard
        {...common}
        kind="money"
        status="locked"
        figure={sum(offer.amount ?? 0)}
        lockedNote={offer.lock_text ?? t('bonuses.received.queued')}
        terms={[]}
        image={COINS}
      />
    );
  const cancel = {
    label: t('common.cancel'),
    onClick: onCancel,
    ...(isCancelable(offer) ? {} : { disabledReason: t('bonuses.cancel.wait') }),
  };
  const wager = term.wager(offer.wager, { exact: offer.wager_amount_max });
  const terms = isSpins(offer)
    ? wager
    : [...wager, ...term.cashOut(cashOutOf(offer)), ...term.maxBet(largest)];
  if (isSpins(offer)) {
    const total = offer.spins_count ?? 0;
    const played = offer.played_spins ?? 0;
    return (
      <OfferCard
        {...common}
        kind="spins"
        status="active"
        badges={<Badge tone="accent">{t('bonuses.spins.title')}</Badge>}
        figure={t('bonuses.spins', { count: total })}
        subtitle={[
          offer.game_name,
          offer.bet_size === null ? null : t('bonuses.offer.bet', { amount: sum(offer.bet_size) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {...(until === null ? {} : { date: t('bonuses.until', { date: date(until, 'd MMMM') }) })}
        terms={terms}
        progress={{
          value: played,
          max: total,
          label: t('bonuses.spins.title'),
          doneLabel: t('bonuses.received.spins'),
          done: t('bonuses.received.spinsOf', { played: number(played), total: number(total) }),
        }}
        action={{
          label: t('games.play'),
          href: offer.game_slug === null ? href('games') : href('game', { slug: offer.game_slug }),
        }}
        cancel={cancel}
        image={imageSource(offer.game_img, { width: 66, height: 88, alt: '', widths: [176, 248] })}
      />
    );
  }
  const goal = offer.wager_amount_max ?? 0;
  return (
    <OfferCard
      {...common}
      kind={offer.type === 'welcome' ? 'welcome' : 'money'}
      status="active"
      figure={
        offer.max_amount_percent === null
          ? sum(offer.amount ?? 0)
          : t('bonuses.percent', { percent: percent(offer.max_amount_percent) })
      }
      terms={[{ label: t('bonuses.term.amount'), value: sum(offer.amount ?? 0) }, ...terms]}
      progress={{
        value: offer.wager_amount ?? 0,
        max: goal,
        label: t('page.bonusWagering'),
        doneLabel: t('bonuses.received.wagered'),
        done: sum(offer.wager_amount ?? 0),
        leftLabel: t('bonuses.received.left'),
        left: sum(left),
        note: t('bonuses.received.note', { percent: percent(wageredPercent(offer)), amount: sum(goal) }),
        ...(until === null ? {} : { deadline: t('bonuses.until', { date: date(until, 'd MMMM, HH:mm') }) }),
      }}
      action={{ label: t('games.play'), href: href('games') }}
      cancel={cancel}
      image={offer.type === 'welcome' ? KEY_VISUAL : COINS}
    />
  );
}

/** Number of past offers shown below the active ones (BONUS-08). */
const NEWEST = 10;

const gutter = 'px-4 tablet:px-6 desktop:px-8';

/** Active and queued offers, and the newest past ones (BONUS-07 to BONUS-10). */
export function ReceivedBonuses() {
  const t = useText();
  const { currency } = useVisitor();
  const offers = useAtomValue(offersAtom);
  const history = useQuery(historyOptions(useLanguage(), NEWEST));
  const [shown, setShown] = useState<ShownTerms | null>(null);
  useLostFocus(offers.data && activeOffers(offers.data.data).length);
  if (offers.isPending || history.isPending) return <OffersLoading />;
  const retry = () => Promise.all([offers.refetch(), history.refetch()]);
  if (!offers.data && !history.data) return <OffersFailed onRetry={retry} />;
  const all = offers.data?.data ?? [];
  const active = activeOffers(all);
  const received = [...active, ...queuedOffers(all)];
  const past = history.data ?? [];
  const isWhole = offers.data !== undefined && history.data !== undefined;
  if (isWhole && received.length + past.length === 0) return <NothingReceived />;
  return (
    <div className="flex flex-col gap-8 pt-5 pb-10">
      {!isWhole && <OffersFailed onRetry={retry} />}
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
          <div className={`mt-1 ${gutter}`}>
            <OfferHistory offers={past} />
            <ButtonLink href={href('bonusesHistory')} variant="secondary" block className="mt-3">
              {t('bonuses.received.more')}
            </ButtonLink>
          </div>
        </section>
      )}
      <OfferTermsSheet shown={shown} currency={currency} onClose={() => setShown(null)} />
    </div>
  );
}
