import type { Provider } from '@tulpar/api/contract';
import { EmptyState } from '@tulpar/ui/empty-state';
import { ProviderTile, ProviderTileSkeleton } from '@tulpar/ui/provider-tile';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed, type LoadFailedProps } from '#app/platform/loading/LoadFailed.tsx';
import { providerProps } from './tile-props.ts';

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(160px,max(50%-4px,7.5rem)),1fr))] gap-2 px-4 tablet:gap-3 tablet:px-6 desktop:px-8';
const tall = 'h-full min-w-0';
const BOXES = Array.from({ length: 12 }, (_, index) => index);

export function ProvidersLoading() {
  const t = useText();
  return (
    <SkeletonGroup label={t('catalogue.providers.loading')} className={grid}>
      {BOXES.map((box) => (
        <ProviderTileSkeleton key={box} className={tall} />
      ))}
    </SkeletonGroup>
  );
}

export function ProvidersFailed({ onRetry }: Pick<LoadFailedProps, 'onRetry'>) {
  return <LoadFailed titleId="catalogue.providers.error" onRetry={onRetry} />;
}

export function ProviderTiles({ providers, title }: { providers: readonly Provider[]; title: string }) {
  const t = useText();
  const noteOf = (count: number) =>
    count > 0 ? t('catalogue.providers.games', { count }) : t('catalogue.providers.closed');
  return (
    <>
      <output className="sr-only">{providers.length === 0 && t('catalogue.providers.none')}</output>
      {providers.length === 0 && (
        <EmptyState art={art.search} title={t('games.empty.title')} text={t('catalogue.providers.none')} />
      )}
      <ul aria-label={title} className={grid}>
        {providers.map((provider) => (
          <li key={provider.slug} className="min-w-0">
            <ProviderTile
              {...providerProps(provider)}
              note={noteOf(provider.games_count)}
              mark={provider.is_new ? t('catalogue.providers.new') : undefined}
              className={tall}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
