import type { Review } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { StatusLabel } from '@tulpar/ui/status-label';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { TopIcon } from '@tulpar/ui/icon';

export function Stars({ rating }: { rating: number }) {
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
          aria-hidden="true"
          className={star <= Math.round(rating) ? 'fill-current text-ink' : 'text-ink-subtle'}
        />
      ))}
    </span>
  );
}

/** One review with the operator's reply and, for its author, the moderation state (NEWS-08, NEWS-10). */
export function ReviewCard({ review }: { review: Review }) {
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
