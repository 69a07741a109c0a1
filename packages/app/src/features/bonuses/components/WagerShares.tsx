import type { BonusTerms } from '@tulpar/api/contract';
import { Link } from '@tulpar/ui/link';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Contribution of each game group to the wager, with a list of excluded games (WAG-10). */
export function WagerShares({ terms }: { terms: BonusTerms | null }) {
  const t = useText();
  const { percent } = useFormats();
  const shares = terms?.shares ?? [];
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="wager-shares" className="px-4 pb-4">
      <h3 id="wager-shares" className="text-title-sm">
        {t('bonuses.shares.title')}
      </h3>
      <dl className="mt-1">
        {shares.map(({ label, percent: share, games_count: count }) => (
          <div key={label} className="flex items-center gap-3 border-line py-2 not-first:border-t">
            <dt className="min-w-0 flex-1 wrap-anywhere">
              {label}
              {share === 0 && (
                <Link
                  href={href('gamesFilter', { filter: 'wager-0' })}
                  className="hit-44 block w-fit text-caption font-semibold text-brand-ink"
                >
                  {t('bonuses.shares.games', { count })}
                </Link>
              )}
            </dt>
            <dd className="flex flex-none items-center gap-3">
              <span
                aria-hidden="true"
                className="h-2 w-20 -skew-x-12 overflow-hidden rounded-[2px] bg-surface-3"
              >
                <span className="block h-full bg-bonus" style={{ width: `${share}%` }} />
              </span>
              <span className="min-w-12 text-right text-body-strong">{percent(share)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
