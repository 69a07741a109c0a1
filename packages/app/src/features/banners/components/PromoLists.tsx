import { GameRail } from '@tulpar/ui/game-rail';
import { PromoBannerSkeleton } from '@tulpar/ui/promo-banner';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { Promo } from '../promo.ts';
import { usePromos } from '../queries.ts';
import { PromoCard } from './PromoCard.tsx';

function keyOf(promo: Promo): string {
  if (promo.kind === 'tournament') return `tournament ${promo.tournament.tournament_slug}`;
  return promo.kind === 'bonus' ? `bonus ${promo.slide.slug}` : `code ${promo.bonus.slug}`;
}

interface PromoListProps {
  /** Whether this visitor gets the bonuses banner; null while unknown (BANNER-11). */
  hasBonuses: boolean | null;
}

/** The first `count` banners, in a column next to the slider. */
export function PromoColumn({ hasBonuses, count }: PromoListProps & { count: number }) {
  const t = useText();
  const promos = usePromos(hasBonuses);
  if (promos === null) {
    return (
      <SkeletonGroup label={t('promo.loading')} className="flex grow flex-col gap-4">
        {Array.from({ length: count }, (_, index) => (
          <PromoBannerSkeleton key={index} className="grow" />
        ))}
      </SkeletonGroup>
    );
  }
  return promos
    .slice(0, count)
    .map((promo) => <PromoCard key={keyOf(promo)} promo={promo} className="grow" />);
}

/** The banners from index `from` on, in a row; renders nothing without any. */
export function PromoRow({ hasBonuses, from }: PromoListProps & { from: number }) {
  const t = useText();
  const promos = usePromos(hasBonuses);
  if (promos === null) return <PromoRowSkeleton />;
  const shown = promos.slice(from);
  if (shown.length === 0) return null;
  return (
    <GameRail
      title={t('promo.row')}
      size="auto"
      scrollLabels={{ previous: t('games.rail.previous'), next: t('games.rail.next') }}
    >
      {shown.map((promo) => (
        <PromoCard key={keyOf(promo)} promo={promo} className={`h-full ${BOX}`} />
      ))}
    </GameRail>
  );
}

/**
 * On a phone a bit of the third banner shows that the row scrolls. The height is fixed to avoid a layout
 * shift on load.
 */
const BOX = 'min-h-59 w-[min(19rem,82vw)] tablet:w-85';

function PromoRowSkeleton() {
  const t = useText();
  return (
    <SkeletonGroup label={t('promo.loading')}>
      <div className="flex h-11 items-center px-4 tablet:mb-1 tablet:px-6 desktop:px-8">
        <Skeleton className="h-5 w-48" />
      </div>
      <div className="flex gap-2 overflow-hidden px-4 tablet:gap-3 tablet:px-6 desktop:px-8">
        {['a', 'b', 'c', 'd'].map((key) => (
          <PromoBannerSkeleton key={key} className={`flex-none ${BOX}`} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
