import type { ReviewSummary } from '@tulpar/api/contract';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { sharesOf } from '../own-review.ts';
import { Stars } from './Stars.tsx';

/** Average, count and distribution, labelled while they come from demo reviews (NEWS-08, NEWS-12). */
export function ReviewSummaryCard({ summary }: { summary: ReviewSummary }) {
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
        <ul className="flex min-w-45 flex-1 flex-col gap-2" aria-label={t('reviews.distribution')}>
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
