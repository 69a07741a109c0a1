import { DotLine } from '@tulpar/ui/dot-line';
import { type LedgerEntry, type Offer, termAmount } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { PaginationMore } from '@tulpar/ui/pagination-more';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useState } from 'react';
import { useFormats, useLanguage, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { useDates, accountDay, useToday } from '#app/platform/i18n/use-dates.ts';
import { mergePages, useInfiniteQuery } from '#app/platform/network/query.ts';
import { dayInWords, useBonusTexts } from '../texts.ts';
import { ledgerOptions, type Counted } from '../page-queries.ts';
import { OffersFailed } from '../offers/BonusStates.tsx';
import { Button } from '@tulpar/ui/button';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';
import { RetryButton } from '#app/platform/loading/LoadFailed.tsx';

/** Text for why a round did not count; a generic one for unknown reasons. */
function useZeroReason(offer: Pick<Offer, 'terms' | 'currency'>): (reason: string) => string {
  const t = useText();
  const open = useOpenText();
  const { sum } = useBonusTexts(offer.currency);
  const most = termAmount(offer.terms?.max_bet, offer.currency);
  return (reason) => {
    if (reason === 'over_max_bet' && most !== null) return t('bonuses.ledger.over', { amount: sum(most) });
    return open(`bonuses.ledger.zero.${reason}`) ?? t('bonuses.ledger.filter.zero');
  };
}

const roundKey = ({ at, total, bet }: LedgerEntry) => `${at} ${total} ${bet}`;
const dayOf = ({ day, at }: LedgerEntry, { currency }: Offer) => day ?? accountDay(at, currency);
const gameKey = ({ game, contribution, zero_reason }: LedgerEntry) =>
  `${game.slug} ${contribution} ${zero_reason}`;

function LedgerRounds({ offer, entry, day }: { offer: Offer; entry: LedgerEntry; day: string }) {
  const t = useText();
  const { date } = useDates();
  const { sum } = useBonusTexts(offer.currency);
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    ledgerOptions(offer.id, entry.zero_reason === null ? 'counted' : 'zero', false),
  );
  if (isPending) return <Skeleton className="mx-4 mb-3 h-10" />;
  if (!data)
    return (
      <div className="px-4 pb-3">
        <RetryButton size="sm" onRetry={refetch} />
      </div>
    );
  const rounds = mergePages(data.pages, roundKey).filter(
    (round) => gameKey(round) === gameKey(entry) && accountDay(round.at, offer.currency) === day,
  );
  const isWhole = rounds.length >= (entry.rounds ?? 1) || !hasNextPage;
  return (
    <div className="px-4 pb-3">
      <ol className="text-caption text-ink-muted tabular-nums">
        {rounds.map((round) => (
          <li key={roundKey(round)} className="flex justify-between gap-3 py-1">
            <span>{date(round.at, 'HH:mm')}</span>
            <span>{t('bonuses.ledger.bet', { amount: sum(round.bet) })}</span>
            <span className="text-ink">
              {round.counted > 0 ? '+' : ''}
              {sum(round.counted)}
            </span>
          </li>
        ))}
      </ol>
      {!isWhole && (
        <Button
          ref={handOverFocus}
          variant="ghost"
          size="sm"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('common.more')}
        </Button>
      )}
    </div>
  );
}

const FILTERS = ['all', 'counted', 'zero'] as const;

/** Contribution of each game per day to the wager of a bonus, newest first, with the reason when nothing counted. */
export function LedgerList({ offer }: { offer: Offer }) {
  const t = useText();
  const { number } = useFormats();
  const [counted, setCounted] = useState<Counted>('all');
  const ledger = useInfiniteQuery(ledgerOptions(offer.id, counted, true));
  const { data, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    ledger;
  const entries = mergePages(data?.pages ?? [], (entry) => `${dayOf(entry, offer)} ${gameKey(entry)}`);
  const shown = entries.length;
  const total = hasNextPage ? (data?.pages[0]?.pagination.items ?? 0) : shown;
  const all = useInfiniteQuery({ ...ledgerOptions(offer.id, 'all', true), enabled: false });
  const zero = all.data?.pages[0]?.extra_data.zero_rounds;
  return (
    <section aria-labelledby="ledger" className="min-w-0">
      <h2 id="ledger" className="font-display text-title-md">
        {t('bonuses.ledger.title')}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {FILTERS.map((one) => (
          <FilterChip
            key={one}
            label={t(`bonuses.ledger.filter.${one}`)}
            count={one === 'zero' && zero !== undefined && zero > 0 ? number(zero) : undefined}
            pressed={one === counted}
            onClick={() => setCounted(one)}
          />
        ))}
      </div>
      {isPending ? (
        <SkeletonGroup label={t('bonuses.ledger.loading')} className="mt-4 flex flex-col gap-px">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-16 rounded-lg" />
          ))}
        </SkeletonGroup>
      ) : data === undefined ? (
        <OffersFailed onRetry={refetch} />
      ) : data.pages[0]?.data.length === 0 ? (
        <p className="mt-4 text-ink-muted">
          {t(counted === 'zero' ? 'bonuses.ledger.emptyZero' : 'bonuses.ledger.empty')}
        </p>
      ) : (
        <>
          <Days offer={offer} entries={entries} pages={data.pages} counted={counted} />
          <PaginationMore
            className="mt-4"
            shown={shown}
            total={total}
            progressText={t('bonuses.ledger.shown', { shown: number(shown), total: number(total) })}
            moreLabel={t('common.more')}
            onMore={() => void fetchNextPage()}
            busy={isFetchingNextPage}
            error={isFetchNextPageError ? t('common.moreFailed') : undefined}
          />
        </>
      )}
    </section>
  );
}

interface Page {
  readonly extra_data: {
    readonly days?: readonly { readonly day: string; readonly counted: number }[] | undefined;
  };
}

interface DaysProps {
  offer: Offer;
  entries: readonly LedgerEntry[];
  /** Loaded pages, which also contain the sums of the days. */
  pages: readonly Page[];
  counted: Counted;
}

function Days({ offer, entries, pages, counted }: DaysProps) {
  const t = useText();
  const language = useLanguage();
  const { sum } = useBonusTexts(offer.currency);
  const days = [...new Set(entries.map((entry) => dayOf(entry, offer)))];
  const sums = new Map(
    pages.flatMap(({ extra_data: sums }) => sums.days ?? []).map((one) => [one.day, one.counted]),
  );
  const today = useToday(offer.currency);
  return days.map((day) => {
    const total = sums.get(day);
    return (
      <section key={day} aria-labelledby={`ledger-${day}`} className="mt-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 id={`ledger-${day}`} className="text-title-sm">
            {day === today ? t('bonuses.ledger.today') : dayInWords(day, language)}
          </h3>
          {total !== undefined && counted !== 'zero' && (
            <span className="text-caption text-ink-muted">
              {t('bonuses.ledger.daySum')} <b className="text-ink">{sum(total)}</b>
            </span>
          )}
        </div>
        <ul className="mt-2 divide-y divide-line rounded-lg bg-surface-1 shadow-card">
          {entries
            .filter((entry) => dayOf(entry, offer) === day)
            .map((entry) => (
              <Entry key={gameKey(entry)} offer={offer} entry={entry} day={day} />
            ))}
        </ul>
      </section>
    );
  });
}

function Entry({ offer, entry, day }: { offer: Offer; entry: LedgerEntry; day: string }) {
  const t = useText();
  const { percent } = useFormats();
  const { date } = useDates();
  const { sum } = useBonusTexts(offer.currency);
  const reason = useZeroReason(offer);
  const [isOpen, setOpen] = useState(false);
  const share = entry.zero_reason === null ? entry.contribution : 0;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-3 text-left"
      >
        <span className="min-w-0">
          <span className="block text-body-strong wrap-anywhere">{entry.game.name}</span>
          <span className="block text-caption text-ink-muted">
            <DotLine
              parts={[date(entry.at, 'HH:mm'), t('bonuses.ledger.rounds', { count: entry.rounds ?? 1 })]}
            />
          </span>
          {entry.zero_reason !== null && (
            <span className="block text-caption text-warning-ink">{reason(entry.zero_reason)}</span>
          )}
        </span>
        <span className="ml-auto text-right">
          <span className={`block text-body-strong ${entry.counted === 0 ? 'text-ink-muted' : ''}`}>
            {entry.counted > 0 ? '+' : ''}
            {sum(entry.counted)}
          </span>
          <span className="flex items-center justify-end gap-2 text-caption text-ink-muted">
            {sum(entry.bet)} <Badge tone={share === 100 ? 'bonus' : 'neutral'}>{percent(share)}</Badge>
          </span>
        </span>
      </button>
      {isOpen && <LedgerRounds offer={offer} entry={entry} day={day} />}
    </li>
  );
}
