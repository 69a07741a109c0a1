import type { Transaction } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { CategoryBar } from '@tulpar/ui/category-bar';
import { EmptyState } from '@tulpar/ui/empty-state';
import { CheckIcon, CloseIcon, PendingIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import {
  TransactionGroup,
  TransactionSkeleton,
  TransactionRow,
  type TransactionRowProps,
} from '@tulpar/ui/transaction-row';
import { useState } from 'react';
import { art } from '#app/art/objects.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useDayHeading } from '#app/platform/i18n/day-headings.ts';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { PagedList } from '#app/platform/loading/PagedList.tsx';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import { useCodeTexts } from '../code-texts.ts';
import {
  FILTERS,
  groupByDay,
  parseFilter,
  passes,
  shortAccount,
  signOf,
  stateOf,
  toneOf,
  type Filter,
  type State,
} from './history.ts';
import { historyOptions } from '../queries.ts';
import { CancelWithdrawal } from '../withdrawal/CancelWithdrawal.tsx';

/** Deposits and withdrawals by day, with filters in the URL (CASH-23, CASH-25, CASH-26). */
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
  const heading = useDayHeading();
  const isRestricted = useIsRestricted();
  const [cancelingId, setCancelingId] = useState<string | null>(null);
  const query = useInfiniteQuery(historyOptions);
  const { data, isError, isFetchNextPageError, isPending, hasNextPage } = query;
  if (isPending) {
    return (
      <SkeletonGroup label={t('cashBox.history.loading')}>
        <TransactionSkeleton rows={4} />
      </SkeletonGroup>
    );
  }
  const all = data?.pages.flatMap((page) => page.transactions) ?? [];
  const shown = all.filter((entry) => passes(filter, entry));
  return (
    <>
      {isError && !isFetchNextPageError && (
        <LoadFailedNotice
          titleId={data ? 'common.notUpdated' : 'cashBox.history.away'}
          onRetry={() => query.refetch()}
          className="mb-3"
        />
      )}
      <PagedList
        query={query}
        endLabel={shown.length > 0 ? t('cashBox.history.end') : undefined}
        className="[&>div:last-child]:px-0"
      >
        {groupByDay(shown, (moment) => date(moment, 'yyyy-MM-dd')).map(({ day, entries }) => (
          <TransactionGroup key={day} title={heading(day)} className="mt-4 first-of-type:mt-0">
            {entries.map((entry) => (
              <HistoryRow
                key={entry.transaction_id}
                entry={entry}
                onCancel={() => setCancelingId(entry.transaction_id)}
              />
            ))}
          </TransactionGroup>
        ))}
        {data !== undefined && shown.length === 0 && !hasNextPage && (
          <EmptyState
            art={all.length > 0 ? art.search : art.coin}
            title={t('cashBox.history.empty.title')}
            text={all.length > 0 ? t('cashBox.history.empty.filter') : t('cashBox.history.empty.text')}
            action={
              all.length > 0 ? (
                <Button asChild variant="secondary">
                  <Link href={href('history')}>{t('cashBox.history.empty.all')}</Link>
                </Button>
              ) : (
                !isRestricted && (
                  <Button asChild>
                    <Link href={href('deposit')}>{t('cashBox.deposit')}</Link>
                  </Button>
                )
              )
            }
          />
        )}
      </PagedList>
      <CancelWithdrawal
        transaction={all.find((entry) => entry.transaction_id === cancelingId) ?? null}
        onDone={() => setCancelingId(null)}
      />
    </>
  );
}

export const looks: Readonly<
  Record<State, { tone: TransactionRowProps['status']['tone']; Icon: typeof CheckIcon }>
> = {
  process: { tone: 'warning', Icon: PendingIcon },
  credited: { tone: 'success', Icon: CheckIcon },
  paid: { tone: 'success', Icon: CheckIcon },
  declined: { tone: 'danger', Icon: CloseIcon },
  canceled: { tone: 'neutral', Icon: CloseIcon },
};

const amountTones = { success: 'success', neutral: 'plain', muted: 'muted' } as const;

function HistoryRow({ entry, onCancel }: { entry: Transaction; onCancel: () => void }) {
  const t = useText();
  const { money } = useFormats();
  const { date } = useDates();
  const codes = useCodeTexts();
  const state = stateOf(entry);
  const { tone, Icon } = looks[state];
  const sign = signOf(entry);
  const sum = money(entry.amount, entry.currency);
  const account = shortAccount(entry.account_masked);
  const time = date(entry.created_at, 'HH:mm');
  const reason = state === 'declined' ? codes.declined(entry) : undefined;
  return (
    <TransactionRow
      href={href('history', {}, { search: { tx: entry.transaction_id } })}
      direction={entry.type === 'deposit' ? 'in' : 'out'}
      title={
        entry.type === 'deposit'
          ? entry.method.name
          : t('cashBox.history.toMethod', { method: entry.method.name })
      }
      detail={account ? `${account} · ${time}` : time}
      amount={sign === '' ? sum : `${sign}\u00a0${sum}`}
      tone={amountTones[toneOf(entry)]}
      status={{ tone, label: t(`cashBox.status.${state}`), icon: <Icon aria-hidden="true" /> }}
      {...(entry.can_cancel
        ? {
            reason: t('cashBox.cancel.note'),
            action: (
              <Button
                needsNetwork="silent"
                variant="danger-outline"
                size="xs"
                onClick={({ currentTarget }) => {
                  // The button disappears with the cancellation; focus the link of the row, which remains.
                  currentTarget.closest('li')?.querySelector('a')?.focus({ preventScroll: true });
                  onCancel();
                }}
              >
                {t('common.cancel')}
              </Button>
            ),
          }
        : reason
          ? { reason }
          : {})}
    />
  );
}
