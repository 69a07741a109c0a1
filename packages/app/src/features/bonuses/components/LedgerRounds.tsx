import { type LedgerEntry, type Offer, termAmount } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Skeleton } from '@tulpar/ui/skeleton';
import { accountDay } from '#app/platform/i18n/account-time.ts';
import { useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { ledgerOptions } from '../page-queries.ts';
import { useBonusTexts } from '../texts.ts';

/** Text for why a round did not count; a generic one for unknown reasons. */
export function useZeroReason(offer: Pick<Offer, 'terms' | 'currency'>): (reason: string) => string {
  const t = useText();
  const open = useOpenText();
  const { sum } = useBonusTexts(offer.currency);
  const most = termAmount(offer.terms?.max_bet, offer.currency);
  return (reason) => {
    if (reason === 'over_max_bet' && most !== null) return t('bonuses.ledger.over', { amount: sum(most) });
    return open(`bonuses.ledger.zero.${reason}`) ?? t('bonuses.ledger.filter.zero');
  };
}

/** Rounds of a game on a day: time, stake and contribution. */
export function LedgerRounds({ offer, entry, day }: { offer: Offer; entry: LedgerEntry; day: string }) {
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
        <Button variant="ghost" size="sm" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  const rounds = data.pages
    .flatMap((page) => page.data)
    .filter(
      (round) =>
        round.game.slug === entry.game.slug &&
        round.zero_reason === entry.zero_reason &&
        accountDay(round.at, offer.currency) === day,
    );
  const isWhole = rounds.length >= (entry.rounds ?? 1) || !hasNextPage;
  return (
    <div className="px-4 pb-3">
      <ol className="text-caption text-ink-muted tabular-nums">
        {rounds.map((round) => (
          <li key={`${round.at} ${round.total} ${round.bet}`} className="flex justify-between gap-3 py-1">
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
        <Button variant="ghost" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('bonuses.ledger.more')}
        </Button>
      )}
    </div>
  );
}
