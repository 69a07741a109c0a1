import type { Offer, BonusTerms } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Link } from '@tulpar/ui/link';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { useEffect } from 'react';
import { art } from '#app/art/objects.ts';
import { useFormats, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { useCountdown, useDates, useToday } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { useInfiniteQuery, useQueryClient } from '#app/platform/network/query.ts';
import { href, useParams } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { endOf, isOf, outcomes, wageredPercent, wagerLeft } from '../offers.ts';
import { ledgerKey, ledgerOptions } from '../page-queries.ts';
import { offersAtom } from '../queries.ts';
import { useBonusTexts, useMoment, useOfferName } from '../texts.ts';
import { wagerPerDay } from '../offers/offer-rules.ts';
import { OffersFailed, OffersLoading } from '../offers/BonusStates.tsx';
import { LedgerList } from './LedgerList.tsx';
import { WagerAnnouncement } from './WagerProgress.tsx';
import { useOnChange } from '#app/platform/state/last-value.ts';

/** Wagering of a received bonus: remaining amount, deadline, and what each game contributed (WAG-15, WAG-17). */
export function BonusWagering() {
  const { id } = useParams('bonusWagering');
  const offers = useAtomValue(offersAtom);
  if (offers.isPending) return <OffersLoading hasWelcome count={2} />;
  if (!offers.data) return <OffersFailed onRetry={() => offers.refetch()} />;
  const offer = offers.data.data.find((one) => one.id === id);
  return offer === undefined || offer.wager_amount_max === null ? (
    <NoSuchBonus />
  ) : (
    <Wagering key={id} offer={offer} />
  );
}

function NoSuchBonus() {
  const t = useText();
  return (
    <EmptyState
      art={art.horseshoe}
      className="py-14"
      title={t('bonuses.ledger.missing.title')}
      text={t('bonuses.ledger.missing.text')}
      action={
        <ButtonLink href={href('bonusesReceived')} variant="secondary">
          {t('page.bonusesReceived')}
        </ButtonLink>
      }
    />
  );
}

/** Delay after midnight before the new day's sum is requested, ms: clocks can differ slightly. */
const SLACK = 3000;

function Wagering({ offer }: { offer: Offer }) {
  const queries = useQueryClient();
  const done = offer.wager_amount ?? 0;
  useEffect(() => {
    // Every counted round adds a ledger entry.
    if (done > 0) void queries.invalidateQueries({ queryKey: ledgerKey(offer.id) });
  }, [queries, offer.id, done]);
  const day = useToday(offer.currency, SLACK);
  useOnChange(day, () => void queries.invalidateQueries({ queryKey: ledgerKey(offer.id) }));
  return (
    <div className="grid items-start gap-6 px-4 pt-4 pb-10 tablet:px-6 desktop:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] desktop:px-8">
      <Figures offer={offer} />
      <LedgerList offer={offer} />
    </div>
  );
}

function Figures({ offer }: { offer: Offer }) {
  const t = useText();
  const { percent } = useFormats();
  const { left: timeLeft } = useDates();
  const when = useMoment();
  const name = useOfferName()(offer);
  const { sum } = useBonusTexts(offer.currency);
  const ledger = useInfiniteQuery(ledgerOptions(offer.id, 'all', true));
  const today = ledger.data?.pages[0]?.extra_data.counted_today;
  const goal = offer.wager_amount_max ?? 0;
  const done = offer.wager_amount ?? 0;
  const isActive = offer.status === 'active';
  useCountdown([isActive ? offer.expired_at : null]);
  const open = useOpenText();
  const isEnded = outcomes.some((outcome) => isOf(offer, outcome));
  const perDay = wagerPerDay(offer, now());
  const figures = t('play.wager.of', { done: sum(done), all: sum(goal) });
  return (
    <section aria-label={t('page.bonusWagering')} className="rounded-lg bg-surface-1 p-4 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-title-sm wrap-anywhere">{name}</h2>
        {isEnded && (
          <Badge tone={offer.status === 'finished' ? 'success' : 'neutral'}>
            {open(`bonuses.status.${offer.status}`)}
          </Badge>
        )}
      </div>
      <p className="text-caption text-ink-muted">
        {t('bonuses.term.amount')}: {sum(offer.amount ?? 0)}
      </p>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 text-ink-muted">
        <span>
          {isEnded ? t('bonuses.ledger.ended', { date: when(endOf(offer)) }) : t('bonuses.ledger.left')}
        </span>
        <span className="font-semibold text-ink">{percent(wageredPercent(offer))}</span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {!isEnded && <b className="slant font-display text-title-lg">{sum(wagerLeft(offer))}</b>}
        <span className="text-ink-muted">{figures}</span>
      </div>
      <SegmentedProgress
        className="mt-2"
        value={done}
        max={Math.max(1, goal)}
        tone={done >= goal ? 'success' : isEnded ? 'ink' : 'bonus'}
        label={t('page.bonusWagering')}
        valueText={figures}
      />
      {isActive && <WagerAnnouncement offer={offer} />}
      {isActive && (
        <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-1.5 gap-y-2">
          {offer.expired_at !== null && (
            <Figure name={t('bonuses.ledger.time')} value={timeLeft(offer.expired_at)} />
          )}
          {perDay !== null && <Figure name={t('bonuses.ledger.perDay')} value={sum(perDay)} />}
          {today !== undefined && <Figure name={t('bonuses.ledger.today')} value={sum(today)} />}
        </dl>
      )}
      {isActive && offer.expired_at !== null && (
        <p className="mt-3 text-caption text-pretty text-ink-muted">
          {t('bonuses.ledger.deadline', { date: when(offer.expired_at) })}
        </p>
      )}
      {isActive && (
        <ButtonLink href={href('games')} block needsNetwork className="mt-3">
          {t('games.play')}
        </ButtonLink>
      )}
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-muted">{name}</dt>
      <dd className="text-body-strong">{value}</dd>
    </div>
  );
}

/** Contribution of each game group to the wager, with a link to the excluded games (WAG-10). */
export function WagerShares({ terms }: { terms: BonusTerms | null }) {
  const t = useText();
  const { percent } = useFormats();
  const shares = terms?.shares ?? [];
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="wager-shares" className="px-4 pb-4">
      <h3 id="wager-shares" className="text-title-sm">
        {t('bonuses.shares.title')}
      </h3>
      <dl className="mt-1">
        {shares.map(({ label, percent: share, games_count: count }) => (
          <div
            key={label}
            className="flex flex-wrap items-center gap-x-3 border-line py-2 not-first:border-t"
          >
            <dt className="min-w-0 flex-1 basis-24 wrap-anywhere">
              {label}
              {share === 0 && (
                <Link
                  href={href('gamesFilter', { filter: 'wager-0' })}
                  className="hit-44 block w-fit text-caption font-semibold text-brand-ink"
                >
                  {t('bonuses.shares.games', { count })}
                </Link>
              )}
            </dt>
            <dd className="ml-auto flex flex-none items-center gap-3">
              <span
                aria-hidden="true"
                className="h-2 w-20 -skew-x-12 overflow-hidden rounded-[2px] bg-surface-3"
              >
                <span className="block h-full bg-bonus" style={{ width: `${share}%` }} />
              </span>
              <span className="min-w-12 text-right text-body-strong">{percent(share)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
