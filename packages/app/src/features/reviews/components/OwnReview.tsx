import type { Review } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { nextReviewAt } from '../own-review.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/**
 * The review form; a guest gets a login link, and the author of a recent review sees it instead (NEWS-10).
 */
export function OwnReview({ own }: { own: Review | undefined }) {
  const t = useText();
  const { date } = useDates();
  const isSignedIn = useSignedIn();
  const next = own === undefined ? null : nextReviewAt(own, now());
  return (
    <section className="rounded-lg bg-surface-1 p-4 shadow-card">
      <h2 className="mb-3 text-title-sm">{t('reviews.own')}</h2>
      {!isSignedIn ? (
        <>
          <p className="mb-3 text-caption text-ink-muted">{t('reviews.guest')}</p>
          <Button asChild variant="secondary" block>
            <Link href={href('login')}>{t('nav.login')}</Link>
          </Button>
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
