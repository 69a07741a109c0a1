import { WinnersTicker } from '@tulpar/ui/winners-ticker';
import { imageSource } from '#app/platform/loading/images.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { winnersOptions } from '../row-queries.ts';
import { WinnersSkeleton } from './ExtraRowsSkeleton.tsx';

/** Refetch interval while the row is mounted and the page visible, ms. */
const REFRESH = 60_000;

/** Ticker of recent wins (API-43, OP-105); demo data is labelled. */
export function WinnersRow() {
  const t = useText();
  const { money } = useFormats();
  const { ago } = useDates();
  const { data, isPending } = useQuery({ ...winnersOptions, refetchInterval: REFRESH });
  if (isPending) return <WinnersSkeleton />;
  if (!data || data.length === 0) return null;
  const isDemo = data.some((winner) => winner.is_demo_data);
  return (
    <div>
      <WinnersTicker
        title={t('games.winners')}
        labels={{ pause: t('winners.pause'), play: t('winners.play') }}
        winners={data.map((winner) => ({
          id: winner.id,
          image: imageSource(winner.game.image, { width: 42, height: 56, alt: '', widths: [132] }),
          title: winner.game.name,
          amount: money(winner.amount, { currency: winner.currency, decimals: 'auto' }),
          text: t('games.winner.line', { player: winner.player, ago: ago(winner.created_at) }),
          href: href('game', { slug: winner.game.slug }),
        }))}
      />
      {isDemo && (
        <p className="mt-2 px-4 text-caption text-ink-subtle tablet:px-6 desktop:px-8">
          {t('games.winners.demo')}
        </p>
      )}
    </div>
  );
}
