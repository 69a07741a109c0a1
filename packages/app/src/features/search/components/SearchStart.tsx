import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { RecentIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { SectionHead } from '@tulpar/ui/section-head';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useId } from 'react';
import { GamesRow, providersOptions, ProviderTiles } from '#app/features/games/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import type { RecentGames } from '../recent-games.ts';

const POPULAR = 'popular';
/** Maximum recent games, so that the popular ones remain in view. */
const RECENT = 5;

export interface SearchStartProps {
  recent: RecentGames;
  /** Called before the button that clears the recent games is removed, to move the focus. */
  onClear: () => void;
  /** True in the panel of the header, where two sections share a row. */
  isPanel?: boolean;
}

/** Shown before anything is typed: recently found games (SEARCH-07), providers and popular games. */
export function SearchStart({ recent, onClear, isPanel = false }: SearchStartProps) {
  const hasRecent = recent.games.length > 0;
  return (
    <div
      className={cn('flex flex-col gap-6', isPanel && 'max-h-[calc(100dvh-7rem)] gap-3 overflow-y-auto py-3')}
    >
      <div
        className={cn('grid gap-6', isPanel && hasRecent && 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-0')}
      >
        {hasRecent ? (
          <Recent recent={recent} onClear={onClear} />
        ) : (
          // The recent games of a player load after the page.
          recent.isLoading && <Skeleton className="mx-4 h-28 rounded-lg tablet:mx-6 desktop:mx-8" />
        )}
        <Providers most={isPanel ? (hasRecent ? 4 : 3) : 6} />
      </div>
      <PopularGames />
    </div>
  );
}

/** Recently found games, and a button to clear them (SEARCH-09). */
function Recent({ recent, onClear }: Omit<SearchStartProps, 'isPanel'>) {
  const t = useText();
  const headId = useId();
  return (
    <section aria-labelledby={headId} className="min-w-0 px-4 tablet:px-6 desktop:px-8">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 id={headId} className="font-display text-title-md">
          {t('search.recent')}
        </h2>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-2 px-2!"
          aria-label={t('search.recent.clear')}
          onClick={() => {
            onClear();
            recent.clear();
          }}
        >
          {t('bonuses.promo.clear')}
        </Button>
      </div>
      <ul>
        {recent.games.slice(0, RECENT).map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              href={href('game', { slug })}
              className="-mx-2 flex min-h-12 items-center gap-3 rounded-md px-2 text-body hover:bg-surface-3"
            >
              <RecentIcon className="size-5 flex-none text-ink-subtle" />
              <span translate="no" className="min-w-0 truncate">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {recent.isClearFailed && (
        <Notice tone="error" className="mt-2">
          {t('search.recent.failed')}
        </Notice>
      )}
    </section>
  );
}

function Providers({ most }: { most: number }) {
  const t = useText();
  const { data } = useQuery(providersOptions);
  if (!data) return null;
  const shown = data
    .filter(({ is_active, games_count }) => is_active && games_count > 0)
    .toSorted((a, b) => a.order - b.order)
    .slice(0, most);
  return (
    <section className="min-w-0">
      <SectionHead title={t('page.providers')} more={{ href: href('providers'), label: t('common.all') }} />
      <ProviderTiles providers={shown} title={t('page.providers')} />
    </section>
  );
}

export function PopularGames() {
  const t = useText();
  return (
    <GamesRow
      title={t('games.popular')}
      list={{ category: POPULAR }}
      more={href('gamesCategory', { category: POPULAR })}
    />
  );
}
