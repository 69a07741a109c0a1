import { DotLine } from '@tulpar/ui/dot-line';
import { BackIcon, RecentIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { EmptyState } from '@tulpar/ui/empty-state';
import { GameGrid } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import { categoriesOptions, GamesGridSkeleton, mergeById, useTileProps } from '#app/features/games/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { PagedList } from '#app/platform/loading/PagedList.tsx';
import { isApiError } from '#app/platform/network/api.ts';
import { useInfiniteQuery, useQuery } from '#app/platform/network/query.ts';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { isGone, tournamentGamesOptions, tournamentOptions, type GamesFilter } from '../queries.ts';
import { TROPHY, useTournamentTexts } from '../texts.ts';
import { Failed, Missing } from './States.tsx';

/** Filter chips: one scrolling row on phones, so that the games below are visible. */
const CHIPS =
  '-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 tablet:mx-0 tablet:flex-wrap tablet:overflow-visible tablet:px-0';

const ALL: GamesFilter = { category: null, provider: null, played: false };

/** Games of a tournament with points, filtered by category, provider and whether they were played (TOUR-14). */
export function TournamentGames({ slug }: { slug: string }) {
  const t = useText();
  const [search] = useSearch();
  const { data, error } = useQuery(tournamentOptions(slug, useLocale()));
  const isMissing = isGone(error);
  const shown = isMissing ? undefined : data;
  const filter: GamesFilter = {
    category: search.get('category'),
    provider: search.get('provider'),
    played: search.get('played') === '1',
  };
  if (isMissing) return <Missing />;
  return (
    <>
      <div className="flex items-center gap-1 px-2 pt-3 tablet:px-4 desktop:px-6">
        <IconLink
          href={href('tournament', { slug })}
          label={shown?.title ?? t('page.tournament')}
          icon={<BackIcon />}
        />
        <div className="min-w-0">
          <h1 className="font-display text-title-lg wrap-anywhere">{t('page.tournamentGames')}</h1>
          <p className="min-h-5 text-caption text-ink-muted">
            {shown && <DotLine parts={[shown.title, shown.scoring_text]} />}
          </p>
        </div>
      </div>
      <Filters slug={slug} filter={filter} count={shown?.games_count ?? null} />
      <Games slug={slug} filter={filter} />
    </>
  );
}

/** Filters of the games; offers only providers of the first page of all games. */
function Filters({ slug, filter, count }: { slug: string; filter: GamesFilter; count: number | null }) {
  const t = useText();
  const { number } = useFormats();
  const locale = useLocale();
  const signedIn = useSignedIn();
  const [, change] = useSearch();
  const { data: categories = [] } = useQuery(categoriesOptions(locale));
  const all = useInfiniteQuery(tournamentGamesOptions(slug, ALL, locale)).data?.pages[0]?.data ?? [];
  const providers = [...new Map(all.map(({ provider }) => [provider.slug, provider.name]))];
  const isAll = filter.category === null && filter.provider === null && !filter.played;
  const narrow = (category: string | null, played: boolean) =>
    change({ category, provider: null, played: played ? '1' : null });
  return (
    <div className="my-4 flex flex-col gap-2 px-4 tablet:px-6 desktop:px-8">
      <div role="group" aria-label={t('tournaments.games.filters')} className={CHIPS}>
        <FilterChip
          label={t('common.all')}
          pressed={isAll}
          {...(count === null ? {} : { count: number(count, 0) })}
          onClick={() => narrow(null, false)}
        />
        {signedIn && (
          <FilterChip
            label={t('tournaments.games.played')}
            icon={<RecentIcon />}
            pressed={filter.played}
            onClick={() => narrow(null, !filter.played)}
          />
        )}
        {categories.map(({ slug: category, menu_name: name }) => (
          <FilterChip
            key={category}
            label={name}
            pressed={filter.category === category}
            onClick={() => narrow(filter.category === category ? null : category, false)}
          />
        ))}
      </div>
      {providers.length > 1 && (
        <div role="group" aria-label={t('games.fact.provider')} className={CHIPS}>
          {providers.map(([provider, name]) => (
            <FilterChip
              key={provider}
              label={name}
              pressed={filter.provider === provider}
              onClick={() => change({ provider: filter.provider === provider ? null : provider })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Games({ slug, filter }: { slug: string; filter: GamesFilter }) {
  const t = useText();
  const { points } = useTournamentTexts();
  const tile = useTileProps();
  const query = useInfiniteQuery(tournamentGamesOptions(slug, filter, useLocale()));
  if (query.isPending) return <GamesGridSkeleton count={12} />;
  if (isApiError(query.error) && query.error.code === 'TOURNAMENT_NOT_FOUND') return <Missing level={2} />;
  if (!query.data) return isGone(query.error) ? <NoGames /> : <Failed onRetry={() => query.refetch()} />;
  const cards = mergeById(query.data.pages);
  if (cards.length === 0) return <NoGames />;
  const isAlternative = query.data.pages[0]?.extra_data.is_use_image_alternative ?? false;
  return (
    <PagedList query={query}>
      <GameGrid label={t('page.tournamentGames')}>
        {cards.map((card) => {
          const props = tile(card, { isAlternative, sizes: '(max-width: 800px) calc(50vw - 20px), 184px' });
          const mine = card.tournament_points ?? null;
          return (
            <GameTile
              key={card.id}
              {...props}
              badge={
                mine === null
                  ? props.badge
                  : {
                      kind: 'tournament',
                      label: t('tournaments.games.points', { points: points(mine) }),
                    }
              }
            />
          );
        })}
      </GameGrid>
    </PagedList>
  );
}

function NoGames() {
  const t = useText();
  return (
    <EmptyState
      art={TROPHY}
      className="py-14"
      title={t('tournaments.games.noneTitle')}
      text={t('tournaments.games.noneText')}
    />
  );
}
