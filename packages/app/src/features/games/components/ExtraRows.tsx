import { GameRail } from '@tulpar/ui/game-rail';
import { ProviderTile } from '@tulpar/ui/provider-tile';
import { Suspense } from 'react';
import { isApiError } from '#app/platform/network/api.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { probeOptions, providerSliderOptions } from '../row-queries.ts';
import { extraStack, ProvidersSkeleton, WinnersSkeleton } from './ExtraRowsSkeleton.tsx';
import { useScrollLabels } from './tile-props.ts';

const WinnersRow = lazyPart(async () => (await import('./WinnersRow.tsx')).WinnersRow);

/** Providers and wins on the home page; a 404 of the probe hides both (GAME-15, OP-105). */
export function ExtraRows() {
  const probe = useQuery(probeOptions());
  if (probe.isError && isApiError(probe.error) && probe.error.status === 404) return null;
  return (
    <div className={extraStack}>
      <Suspense fallback={<WinnersSkeleton />}>
        <WinnersRow />
      </Suspense>
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
      title={t('games.providers')}
      count={number(data.length)}
      more={{ href: href('providers'), label: t('games.all') }}
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
