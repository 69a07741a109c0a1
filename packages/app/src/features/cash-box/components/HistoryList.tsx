import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { CategoryBar } from '@tulpar/ui/category-bar';
import { EmptyState } from '@tulpar/ui/empty-state';
import { InfiniteList } from '@tulpar/ui/infinite-list';
import { Notice } from '@tulpar/ui/notice';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { TransactionGroup, TransactionSkeleton } from '@tulpar/ui/transaction-row';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isSameYear } from 'date-fns/isSameYear';
import { useState } from 'react';
import { art } from '#app/art/objects.ts';
import { now } from '#app/platform/network/clock.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/search-params.ts';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { FILTERS, groupByDay, parseFilter, passes, type Filter } from '../history.ts';
import { historyOptions } from '../queries.ts';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { HistoryRow } from './HistoryRow.tsx';

/** Deposits and withdrawals by day, with filters in the address and every state of a list (CASH-23, CASH-25, CASH-26). */
export function HistoryList() {
  const t = useText();
  const [search] = useSearch();
  const filter = parseFilter(search.get('filter'));
  return (
    <>
      <CategoryBar
        label={t('cashBox.history.filters')}
        className="-mx-4 mb-3 tablet:-mx-6 desktop:-mx-8"
        items={FILTERS.map((one) => ({
          href: href('history', {}, { search: { filter: one === 'all' ? null : one } }),
          label: t(`cashBox.history.${one}`),
          icon: null,
          current: one === filter,
        }))}
      />
      <Entries filter={filter} />
    </>
  );
}

function Entries({ filter }: { filter: Filter }) {
  const t = useText();
  const { date } = useDates();
  const [canceling, setCanceling] = useState<Transaction | null>(null);
  const query = useInfiniteQuery(historyOptions);
  const { data, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (isPending) {
    return (
      <SkeletonGroup label={t('cashBox.history.loading')}>
        <TransactionSkeleton rows={4} />
      </SkeletonGroup>
    );
  }
  const all = data?.pages.flatMap((page) => page.transactions) ?? [];
  const shown = all.filter((entry) => passes(filter, entry));
  const heading = (at: Date) => {
    const day = date(at.getTime(), 'd MMMM');
    const ago = differenceInCalendarDays(now(), at);
    if (ago === 0) return t('cashBox.history.today', { date: day });
    return ago === 1
      ? t('cashBox.history.yesterday', { date: day })
      : date(at.getTime(), isSameYear(at, now()) ? 'd MMMM' : 'd MMMM yyyy');
  };
  return (
    <>
      {isError && (
        <Notice
          tone="warning"
          className="mb-3"
          action={
            <Button variant="secondary" size="xs" onClick={() => void query.refetch()}>
              {t('cashBox.reload')}
            </Button>
          }
        >
          {t('cashBox.history.away')}
        </Notice>
      )}
      <InfiniteList
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        moreLabel={t('games.more')}
        loadingLabel={t('games.loadingMore')}
        endLabel={shown.length > 0 ? t('cashBox.history.end') : undefined}
        className="[&>div:last-child]:px-0"
      >
        {groupByDay(shown).map(({ day, at, entries }) => (
          <TransactionGroup key={day} title={heading(at)} className="mt-4 first-of-type:mt-0">
            {entries.map((entry) => (
              <HistoryRow key={entry.transaction_id} entry={entry} onCancel={setCanceling} />
            ))}
          </TransactionGroup>
        ))}
        {shown.length === 0 && !hasNextPage && (
          <EmptyState
            art={all.length > 0 ? art.search : art.coin}
            title={t('cashBox.history.empty.title')}
            text={all.length > 0 ? t('cashBox.history.empty.filter') : t('cashBox.history.empty.text')}
          />
        )}
      </InfiniteList>
      <CancelWithdrawal transaction={canceling} onDone={() => setCanceling(null)} />
    </>
  );
}
