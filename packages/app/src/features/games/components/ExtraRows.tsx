import { games, winners } from '@tulpar/api/contract';
import { GameRail } from '@tulpar/ui/game-rail';
import { ProviderTile } from '@tulpar/ui/provider-tile';
import { call, isApiError } from '#app/platform/network/api.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { queryOptions, useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { providerSliderOptions } from '../queries.ts';
import { extraStack, ProvidersSkeleton, WinnersSkeleton } from './ExtraRowsSkeleton.tsx';
import { providerProps, useScrollLabels } from './tile-props.ts';
import { WinnersTicker } from '@tulpar/ui/winners-ticker';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useMinute } from '#app/platform/state/next-moment.ts';

/** Recent wins (API-43). */
const winnersOptions = queryOptions({
  queryKey: ['winners'] as const,
  queryFn: ({ signal }) => call(winners, {}, { signal }),
  select: ({ data }) => data,
});

const PROBE_LIMIT = 20;

/** Checks that the server has any games; a 404 hides recent wins and providers (GAME-15, OP-64, OP-105). */
const probeOptions = queryOptions({
  queryKey: ['gamesProbe'] as const,
  queryFn: ({ signal }) => call(games, { query: { _limit: PROBE_LIMIT } }, { signal }),
  select: () => true,
});

/** Refetch interval of recent wins while the row is mounted and the page visible, ms. */
const REFRESH = 60_000;

/** Ticker of recent wins (API-43, OP-105); demo data is labelled. */
function WinnersRow() {
  const t = useText();
  const { money } = useFormats();
  const { ago } = useDates();
  useMinute();
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
          amount: money(winner.amount, winner.currency),
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

/** Recent wins and providers in the lobby; both hidden if `probeOptions` gets a 404 (GAME-15, OP-105). */
export function ExtraRows() {
  const probe = useQuery(probeOptions);
  if (probe.isError && isApiError(probe.error) && probe.error.status === 404) return null;
  return (
    <div className={extraStack}>
      <WinnersRow />
      <ProvidersRow />
    </div>
  );
}

function ProvidersRow() {
  const t = useText();
  const { number } = useFormats();
  const scrollLabels = useScrollLabels();
  const { data, isPending } = useQuery(providerSliderOptions);
  if (isPending) return <ProvidersSkeleton />;
  if (!data || data.length === 0) return null;
  return (
    <GameRail
      title={t('page.providers')}
      count={number(data.length)}
      more={{ href: href('providers'), label: t('common.all') }}
      size="auto"
      scrollLabels={scrollLabels}
    >
      {data.map((provider) => (
        <ProviderTile key={provider.slug} {...providerProps(provider)} />
      ))}
    </GameRail>
  );
}
