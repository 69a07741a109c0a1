import { EmptyState } from '@tulpar/ui/empty-state';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { PaginationMore } from '@tulpar/ui/pagination-more';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import type { ReviewFilter, Review, ReviewSummary } from '@tulpar/api/contract';
import { art } from '#app/art/objects.ts';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed, LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { useLastData } from '#app/platform/state/last-value.ts';
import { mergePages, useInfiniteQuery, useQuery } from '#app/platform/network/query.ts';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import {
  filterOf,
  filters,
  nextReviewAt,
  ownReviewOptions,
  PAGE,
  reviewsOptions,
  sharesOf,
} from '../queries.ts';
import { ButtonLink } from '@tulpar/ui/button';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { Badge } from '@tulpar/ui/badge';
import { StatusLabel } from '@tulpar/ui/status-label';
import { TopIcon } from '@tulpar/ui/icon';

function Stars({ rating }: { rating: number }) {
  const t = useText();
  return (
    <span
      role="img"
      aria-label={t('reviews.stars', { count: Math.round(rating) })}
      className="flex gap-0.5 [&>svg]:size-4"
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <TopIcon
          key={star}
          className={star <= Math.round(rating) ? 'fill-current text-ink' : 'text-ink-subtle'}
        />
      ))}
    </span>
  );
}

/** One review with the operator's reply and, for its author, the moderation state (NEWS-08, NEWS-10). */
function ReviewCard({ review }: { review: Review }) {
  const t = useText();
  const { date } = useDates();
  const { author, rating, text, created_at, is_demo_data, reply, is_mine, status } = review;
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-body-strong wrap-anywhere">{author}</h3>
        {is_demo_data && <Badge>{t('reviews.example')}</Badge>}
        {is_mine && <Badge tone="brand">{t('reviews.mine')}</Badge>}
        <time dateTime={created_at} className="ml-auto text-caption text-ink-subtle">
          {date(created_at, 'd MMMM yyyy')}
        </time>
      </div>
      <div className="mt-1">
        <Stars rating={rating} />
      </div>
      <p className="mt-2 text-body wrap-anywhere whitespace-pre-line">{text}</p>
      {is_mine && status === 'pending' && (
        <StatusLabel tone="waiting" label={t('reviews.status.pending')} className="mt-2" />
      )}
      {is_mine && status === 'declined' && (
        <p className="mt-2 text-caption text-danger-ink">
          {review.decline_text
            ? t('reviews.status.declinedWhy', { reason: review.decline_text })
            : t('reviews.status.declined')}
        </p>
      )}
      {reply && (
        <div className="mt-3 rounded-md bg-surface-2 p-3">
          <p className="text-caption">
            <span className="font-semibold text-ink">{t('reviews.reply')}</span>{' '}
            <time dateTime={reply.at} className="text-ink-subtle">
              {date(reply.at, 'd MMMM yyyy')}
            </time>
          </p>
          <p className="mt-1 text-caption wrap-anywhere whitespace-pre-line text-ink-muted">{reply.text}</p>
        </div>
      )}
    </li>
  );
}

/** Average, count and distribution of ratings; labelled as examples if they are demo data (NEWS-08, NEWS-12). */
function ReviewSummaryCard({ summary }: { summary: ReviewSummary }) {
  const t = useText();
  const { number, percent } = useFormats();
  const { average, count, by_rating, is_demo_data } = summary;
  return (
    <section aria-label={t('reviews.summary')} className="rounded-lg bg-surface-1 p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex-none">
          {average !== null && (
            <>
              <p className="slant font-display text-[2.75rem] leading-12 font-extrabold">
                {number(average, 1)}
              </p>
              <Stars rating={average} />
            </>
          )}
          <p className="mt-2 text-caption text-ink-muted">{t('reviews.count', { count })}</p>
        </div>
        <ul
          className="flex min-w-[min(11.25rem,100%)] flex-1 flex-col gap-2"
          aria-label={t('reviews.distribution')}
        >
          {sharesOf(by_rating).map(({ stars, percent: share }) => (
            <li key={stars} className="flex items-center gap-3 text-caption">
              <span aria-hidden="true" className="w-2">
                {stars}
              </span>
              <span className="sr-only">{t('reviews.stars', { count: stars })}</span>
              <span aria-hidden="true" className="h-1.5 flex-1 -skew-x-[18deg] rounded-[2px] bg-surface-3">
                <span className="block h-full rounded-[2px] bg-ink" style={{ width: `${share}%` }} />
              </span>
              <span className="w-10 text-right text-ink-muted">{percent(share)}</span>
            </li>
          ))}
        </ul>
      </div>
      {is_demo_data && <p className="mt-3 text-caption text-ink-muted">{t('reviews.demoSummary')}</p>}
    </section>
  );
}

/** The review form. A guest sees a login link instead, the author of a recent review that review (NEWS-10). */
function OwnReview({ own }: { own: Review | undefined }) {
  const t = useText();
  const { date } = useDates();
  const isSignedIn = useSignedIn();
  const next = own === undefined ? null : nextReviewAt(own, now());
  useLostFocus(next === null);
  return (
    <section className="rounded-lg bg-surface-1 p-4 shadow-card">
      <h2 className="mb-3 text-title-sm">{t('reviews.own')}</h2>
      {!isSignedIn ? (
        <>
          <p className="mb-3 text-caption text-ink-muted">{t('reviews.guest')}</p>
          <ButtonLink href={href('login')} variant="secondary" block>
            {t('nav.login')}
          </ButtonLink>
        </>
      ) : own !== undefined && next !== null ? (
        <>
          <ul className="-mx-4 -my-2">
            <ReviewCard review={own} />
          </ul>
          <p className="text-caption text-ink-muted">
            {t('reviews.next', { date: date(next, 'd MMMM yyyy') })}
          </p>
        </>
      ) : (
        <ReviewForm />
      )}
    </section>
  );
}

/** Reviews: summary, filters in the URL, list and form (NEWS-08). */
export function Reviews() {
  const [search] = useSearch();
  const filter = filterOf(search.get('filter'));
  const language = useLanguage();
  const isSignedIn = useSignedIn();
  const { data, isPending, hasNextPage } = useInfiniteQuery(reviewsOptions('new', language));
  const summary = data?.pages[0]?.extra_data.summary;
  const loaded = data?.pages.flatMap((page) => page.data) ?? [];
  const found = loaded.find(({ is_mine }) => is_mine === true);
  const last = loaded.at(-1);
  // The player's recent review may be on a page of the list that has not loaded.
  const isFurther =
    isSignedIn && hasNextPage && !found && last !== undefined && nextReviewAt(last, now()) !== null;
  const further = useQuery({ ...ownReviewOptions(language), enabled: isFurther });
  const own = found ?? (isFurther ? further.data : null) ?? undefined;
  const isOwnKnown = !isPending && !(isFurther && further.isPending);
  return (
    <div className="grid items-start gap-4 px-4 pt-4 pb-10 tablet:px-6 desktop:grid-cols-[minmax(0,1fr)_23.75rem] desktop:grid-rows-[auto_1fr] desktop:gap-x-6 desktop:px-8">
      <div className="min-w-0 desktop:col-start-2">
        {summary && <ReviewSummaryCard summary={summary} />}
        {isPending && <Skeleton className="h-38 rounded-lg" />}
      </div>
      <div className="min-w-0 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1">
        <Filters filter={filter} />
        <List key={filter} filter={filter} />
      </div>
      <div className="min-w-0 desktop:col-start-2">{isOwnKnown && <OwnReview own={own} />}</div>
    </div>
  );
}

function Filters({ filter }: { filter: ReviewFilter }) {
  const t = useText();
  return (
    <nav
      aria-label={t('reviews.filters')}
      className="-mx-4 mb-3 flex scrollbar-none gap-2 overflow-x-auto px-4 py-1 tablet:-mx-6 tablet:px-6 desktop:-mx-1 desktop:px-1"
    >
      {filters.map((one) => (
        <FilterChip
          key={one}
          label={t(`reviews.filter.${one}`)}
          href={href('reviews', {}, { search: { filter: one === 'new' ? null : one } })}
          pressed={one === filter}
        />
      ))}
    </nav>
  );
}

function List({ filter }: { filter: ReviewFilter }) {
  const t = useText();
  const { number } = useFormats();
  const query = useInfiniteQuery(reviewsOptions(filter, useLanguage()));
  const { isPending, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = query;
  const data = useLastData(query, filter);
  if (isPending)
    return (
      <SkeletonGroup
        label={t('reviews.loading')}
        className="flex flex-col gap-6 rounded-lg bg-surface-1 p-4 shadow-card"
      >
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="flex flex-col gap-2.5">
            <Skeleton shape="text" className="w-28" />
            <Skeleton shape="text" className="w-20" />
            <Skeleton shape="text" />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (!data) return <LoadFailed titleId="reviews.failed.title" onRetry={refetch} className="py-10" />;
  const shown = mergePages(data.pages, ({ id }) => id);
  const total = (query.hasNextPage ? data.pages.at(-1)?.pagination.items : null) ?? shown.length;
  if (shown.length === 0)
    return (
      <EmptyState
        art={art.search}
        className="py-10"
        title={t('reviews.empty.title')}
        text={t(filter === 'new' ? 'reviews.empty.text' : 'reviews.empty.filter')}
      />
    );
  return (
    <>
      <h2 className="sr-only">{t(`reviews.filter.${filter}`)}</h2>
      {query.data === undefined && (
        <LoadFailedNotice titleId="common.notUpdated" onRetry={refetch} className="mb-3" />
      )}
      <ul className="divide-y divide-line rounded-lg bg-surface-1 shadow-card">
        {shown.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {total > PAGE && (
        <PaginationMore
          className="mt-4"
          shown={shown.length}
          total={total}
          progressText={t('reviews.progress', { shown: number(shown.length), total: number(total) })}
          moreLabel={t('common.more')}
          endText={t('reviews.end')}
          busy={isFetchingNextPage}
          error={isFetchNextPageError ? t('common.moreFailed') : undefined}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  );
}
