import type { Promotion } from '@tulpar/api/contract';
import { EmptyState } from '@tulpar/ui/empty-state';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import mail from '#app/art/obj-mail.webp';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed, LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { PagedList } from '#app/platform/loading/PagedList.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { mergePages, useInfiniteQuery } from '#app/platform/network/query.ts';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useNextMoment } from '#app/platform/state/next-moment.ts';
import { newsOptions, runningIn, tabOf, tabs, type NewsTab } from '../queries.ts';
import { stageOf } from '../article-state.ts';
import { LeadEntry, NewsRow } from './NewsEntry.tsx';

const MAIL = { src: mail, width: 300, height: 300, alt: '' };

const NEXT_TO_LEAD = 3;

const useNews = (tab: NewsTab) => useInfiniteQuery(newsOptions(tab, useLocale()));

/** News and promotions in tabs, running and future ones first, then ended ones (NEWS-01, NEWS-02). */
export function NewsList() {
  const [search] = useSearch();
  const tab = tabOf(search.get('tab'));
  const query = useNews(tab);
  return (
    <>
      <Tabs tab={tab} counts={query.data?.pages[0]?.extra_data.counts} />
      <Entries query={query} tab={tab} />
    </>
  );
}

function Tabs({ tab, counts }: { tab: NewsTab; counts: Readonly<Record<string, number>> | undefined }) {
  const t = useText();
  const { number } = useFormats();
  return (
    <nav
      aria-label={t('news.tabs')}
      className="mt-4 flex scrollbar-none gap-2 overflow-x-auto px-4 py-1 tablet:px-6 desktop:px-8"
    >
      {tabs.map((one) => {
        const running = runningIn(one, counts);
        return (
          <FilterChip
            key={one}
            label={t(`news.tab.${one}`)}
            count={running ? number(running) : undefined}
            href={href('news', {}, { search: { tab: one === 'all' ? null : one } })}
            pressed={one === tab}
          />
        );
      })}
    </nav>
  );
}

function Entries({ query, tab }: { query: ReturnType<typeof useNews>; tab: NewsTab }) {
  const t = useText();
  const { isPending, isError, isFetchNextPageError, refetch } = query;
  const data = useLastData(query, tab);
  const entries = mergePages(data?.pages ?? [], ({ id }) => id);
  useNextMoment(entries.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]));
  if (isPending) return <Loading />;
  if (!data) return <LoadFailed titleId="news.failed.title" onRetry={refetch} className="py-14" />;
  const moment = now();
  const ended = entries.filter((entry) => stageOf(entry, moment) === 'ended');
  const current = entries.filter((entry) => stageOf(entry, moment) !== 'ended');
  const lead = tab === 'all' ? current.find((entry) => stageOf(entry, moment) === 'running') : undefined;
  const rest = current.filter((entry) => entry !== lead);
  return (
    <div className="px-4 pt-3 pb-10 tablet:px-6 desktop:px-8">
      {isError && !isFetchNextPageError && (
        <LoadFailedNotice titleId="common.notUpdated" onRetry={refetch} className="mb-3" />
      )}
      <PagedList query={query}>
        {entries.length === 0 ? (
          <EmptyState
            art={MAIL}
            className="py-14"
            title={t('news.empty.title')}
            text={t('news.empty.text')}
          />
        ) : (
          <>
            {lead && (
              <div className="grid gap-4 desktop:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)] desktop:gap-6">
                <LeadEntry entry={lead} />
                <Rows entries={rest.slice(0, NEXT_TO_LEAD)} />
              </div>
            )}
            <Group title={t('news.now')} entries={lead ? rest.slice(NEXT_TO_LEAD) : rest} />
            <Group title={t('news.ended')} entries={ended} />
          </>
        )}
      </PagedList>
    </div>
  );
}

function Rows({ entries }: { entries: readonly Promotion[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="flex min-w-0 flex-col divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card *:flex-1">
      {entries.map((entry) => (
        <NewsRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Group({ title, entries }: { title: string; entries: readonly Promotion[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="not-first:mt-6">
      <h2 className="mb-2 text-caption font-semibold text-ink-muted desktop:text-title-sm desktop:text-ink">
        {title}
      </h2>
      <ul className="overflow-hidden rounded-lg bg-surface-1 shadow-card max-desktop:divide-y max-desktop:divide-line desktop:grid desktop:grid-cols-3 desktop:gap-4 desktop:overflow-visible desktop:bg-transparent desktop:shadow-none">
        {entries.map((entry) => (
          <NewsRow key={entry.id} entry={entry} isCard />
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  const t = useText();
  return (
    <SkeletonGroup
      label={t('news.loading')}
      className="grid gap-4 px-4 pt-3 tablet:px-6 desktop:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)] desktop:gap-6 desktop:px-8"
    >
      <Skeleton className="h-60 rounded-xl desktop:h-85" />
      <div className="flex flex-col gap-3 rounded-lg bg-surface-1 p-3 shadow-card">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="flex gap-3">
            <Skeleton className="size-24 flex-none rounded-lg" />
            <div className="flex flex-1 flex-col gap-2 pt-1">
              <Skeleton shape="text" className="w-24" />
              <Skeleton shape="text" className="w-2/3" />
              <Skeleton shape="text" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
