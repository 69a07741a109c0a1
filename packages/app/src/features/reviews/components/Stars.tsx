import { TopIcon } from '@tulpar/ui/icon';
import { useText } from '#app/platform/i18n/intl.tsx';

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
