import type { Tournament } from '@tulpar/api/contract';
import { CounterBadge } from '@tulpar/ui/badge';
import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { InfiniteList } from '@tulpar/ui/infinite-list';
import { Link } from '@tulpar/ui/link';
import { TabLinks } from '@tulpar/ui/tabs';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useInfiniteQuery, useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/route-state.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { byTab, tabOf, TABS, type Tab } from '../model/list.ts';
import { archiveOptions, tournamentsOptions } from '../queries.ts';
import { TROPHY } from '../texts.ts';
import { ListCard } from './ListCard.tsx';
import { Failed, GRID, ListLoading } from './States.tsx';

/** All tournaments in tabs with counts (TOUR-04). */
export function TournamentsList() {
  const t = useText();
  const [search] = useSearch();
  const tab = tabOf(search.get('tab'));
  const signedIn = useSignedIn();
  const { data, isPending, refetch } = useQuery(tournamentsOptions(useLocale()));
  const groups = byTab(data ?? []);
  const tabs = TABS.filter((one) => one !== 'mine' || signedIn);
  return (
    <>
      <TabLinks
        variant="segmented"
        label={t('tournaments.tabs')}
        className="mx-4 mt-4 mb-5 tablet:mx-6 desktop:mx-8 desktop:max-w-180"
        items={tabs.map((one) => ({
          href: href('tournaments', {}, one === 'active' ? {} : { search: { tab: one } }),
          label: t(`tournaments.tab.${one}`),
          current: one === tab,
          badge: one !== 'archive' && data && groups[one].length > 0 && (
            <CounterBadge
              tone="neutral"
              count={groups[one].length}
              label={t('tournaments.count', { count: groups[one].length })}
            />
          ),
        }))}
      />
      <h2 className="sr-only">{t(`tournaments.tab.${tab}`)}</h2>
      {tab === 'archive' ? (
        <Archive />
      ) : isPending ? (
        <ListLoading />
      ) : data ? (
        <Cards tab={tab} tournaments={groups[tab]} />
      ) : (
        <Failed onRetry={refetch} />
      )}
    </>
  );
}

function Cards({ tab, tournaments }: { tab: Tab; tournaments: readonly Tournament[] }) {
  const t = useText();
  if (tournaments.length === 0)
    return (
      <EmptyState
        art={TROPHY}
        className="py-14"
        title={t(`tournaments.empty.${tab}`)}
        action={
          <Button asChild variant="secondary">
            <Link href={href('games')}>{t('tournaments.empty.action')}</Link>
          </Button>
        }
      />
    );
  return (
    <ul aria-label={t(`tournaments.tab.${tab}`)} className={GRID}>
      {tournaments.map((one) => (
        <li key={one.id} className="min-w-0">
          <ListCard tournament={one} />
        </li>
      ))}
    </ul>
  );
}

/** Tournaments that ended more than 7 days ago (TOUR-16). */
function Archive() {
  const t = useText();
  const query = useInfiniteQuery(archiveOptions(useLocale()));
  if (query.isPending) return <ListLoading />;
  if (!query.data) return <Failed onRetry={() => query.refetch()} />;
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
      moreLabel={t('tournaments.more')}
      loadingLabel={t('tournaments.loadingMore')}
      autoPages={query.isFetchNextPageError ? 0 : 2}
    >
      <Cards tab="archive" tournaments={query.data.pages.flatMap(({ data }) => data)} />
    </InfiniteList>
  );
}
