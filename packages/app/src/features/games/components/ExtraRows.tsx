import { GameRail } from '@tulpar/ui/game-rail';
import { ProviderTile } from '@tulpar/ui/provider-tile';
import { WinnerCard } from '@tulpar/ui/winner-card';
import { isApiError } from '#app/platform/api.ts';
import { imageSource } from '#app/platform/images.ts';
import { useFormats, useText } from '#app/platform/intl.tsx';
import { useQuery } from '#app/platform/query.ts';
import { href } from '#app/platform/router.tsx';
import { probeOptions, providerSliderOptions, winnersOptions } from '../queries.ts';
import { extraStack, ProvidersSkeleton, WinnersSkeleton } from './ExtraRowsSkeleton.tsx';
import { useScrollLabels } from './scroll-labels.ts';

/** The two extra blocks of the home page, providers and wins; a 404 of the probe hides them (GAME-15, OP-105). */
export function ExtraRows() {
  const probe = useQuery(probeOptions());
  if (probe.isError && isApiError(probe.error) && probe.error.status === 404) return null;
  return (
    <div className={extraStack}>
      <WinnersRow />
      <ProvidersRow />
    </div>
  );
}

function WinnersRow() {
  const t = useText();
  const { money, ago } = useFormats();
  const scrollLabels = useScrollLabels();
  const { data, isPending } = useQuery(winnersOptions);
  if (isPending) return <WinnersSkeleton />;
  if (!data || data.length === 0) return null;
  const isDemo = data.some((winner) => winner.is_demo_data);
  return (
    <div>
      <GameRail title={t('games.winners')} size="auto" scrollLabels={scrollLabels}>
        {data.map((winner) => (
          <WinnerCard
            key={winner.id}
            image={imageSource(winner.game.image, { width: 42, height: 56, alt: '', widths: [132] })}
            title={winner.game.name}
            amount={money(winner.amount, { currency: winner.currency, decimals: 'auto' })}
            text={t('games.winner.line', { player: winner.player, ago: ago(winner.created_at) })}
            href={href('game', { slug: winner.game.slug })}
          />
        ))}
      </GameRail>
      {isDemo && (
        <p className="mt-2 px-4 text-caption text-ink-subtle tablet:px-6 desktop:px-8">
          {t('games.winners.demo')}
        </p>
      )}
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
      title={t('games.providers')}
      count={number(data.length)}
      size="auto"
      scrollLabels={scrollLabels}
    >
      {data.map(({ slug, name, images }) => (
        <ProviderTile
          key={slug}
          href={href('gamesFilter', { filter: slug })}
          name={name}
          image={imageSource(images['icon.svg'] ?? images['icon.png'], { width: 144, height: 28, alt: '' })}
        />
      ))}
    </GameRail>
  );
}
