import { GameRail } from '@tulpar/ui/game-rail';
import { ProviderTile } from '@tulpar/ui/provider-tile';
import { isApiError } from '#app/platform/network/api.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { WinnersRow } from './WinnersRow.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { probeOptions, providerSliderOptions } from '../row-queries.ts';
import { extraStack, ProvidersSkeleton } from './ExtraRowsSkeleton.tsx';
import { useScrollLabels } from './tile-props.ts';

/** Providers and wins on the home page; a 404 of the probe hides both (GAME-15, OP-105). */
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
