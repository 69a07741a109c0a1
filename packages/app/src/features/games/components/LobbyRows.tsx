import type { Category, ShortcutGame } from '@tulpar/api/contract';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { useInfiniteQuery, useQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { href, parseSafeUrl } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { gameSliderOptions, shortcutGamesOptions, gamesOptions, shortcutsOptions } from '../queries.ts';
import { storedGamesOptions } from '../opened-games.ts';
import { inOrderOf, unknownOf } from '../stored-lists.ts';
import { extraStack } from './ExtraRowsSkeleton.tsx';
import { GamesRow, TileRail, TileRailLoading } from './GamesRow.tsx';

const LIVE = 'live-casino';
const TABLES = 'table-games';
/** Maximum number of tables of each kind: live, and without a dealer. */
const EACH = 6;

/** Lobby row with live tables first, then those without a dealer. */
export function LiveRow() {
  const t = useText();
  const locale = useLocale();
  const live = useInfiniteQuery(gamesOptions({ category: LIVE }, locale));
  const tables = useInfiniteQuery(gamesOptions({ category: TABLES }, locale));
  const livePages = useLastData(live, LIVE)?.pages;
  const tablePages = useLastData(tables, TABLES)?.pages;
  if (live.isPending || tables.isPending) return <TileRailLoading />;
  const seen = new Set<number>();
  const tiles = [
    { page: livePages?.[0], isLive: true },
    { page: tablePages?.[0], isLive: false },
  ].flatMap(({ page, isLive }) =>
    (page?.data ?? [])
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .slice(0, EACH)
      .map((card) => ({ card, isLive, isAlternative: page?.extra_data.is_use_image_alternative ?? false })),
  );
  if (tiles.length === 0) return null;
  return <TileRail title={t('games.live')} more={href('gamesCategory', { category: LIVE })} tiles={tiles} />;
}

/** A shortcut with fewer games in the shared response has its own request. */
const FEWEST = 6;
/** Maximum tiles of a row from the shared response. */
const MOST = 12;

const NONE: readonly string[] = [];

/** `except`: slugs of shortcuts that have another row on the page. */
export interface ShortcutRowsProps {
  except?: readonly string[];
}

/**
 * A row per shortcut in the server's order, filled from one request (CALL-05). Its response contains the first
 * games of all shortcuts together, so a shortcut with few of them requests its own list. Empty rows are hidden.
 */
export function ShortcutRows({ except = NONE }: ShortcutRowsProps) {
  const locale = useLocale();
  const shortcuts = useQuery(shortcutsOptions(locale));
  const games = useQuery(shortcutGamesOptions(locale));
  const listed = useLastData(shortcuts, '') ?? [];
  const cards = useLastData(games, '') ?? [];
  if (shortcuts.isPending || games.isPending) return <TileRailLoading />;
  const rows = listed.filter(({ slug }) => !except.includes(slug));
  if (rows.length === 0) return null;
  return (
    <div className={extraStack}>
      {rows.map((shortcut) => (
        <ShortcutRow key={shortcut.slug} shortcut={shortcut} games={cards} />
      ))}
    </div>
  );
}

interface ShortcutRowProps {
  shortcut: Category;
  games: readonly ShortcutGame[];
}

function ShortcutRow({ shortcut: { slug, menu_name: title }, games }: ShortcutRowProps) {
  const more = href('gamesCategory', { category: slug });
  const own = games.filter(({ shortcuts }) => shortcuts.includes(slug)).slice(0, MOST);
  if (own.length < FEWEST) return <GamesRow title={title} list={{ category: slug }} more={more} />;
  return <TileRail title={title} more={more} tiles={own.map((card) => ({ card }))} />;
}

/** Rows curated by the operator, in the server's order (CALL-07). Empty and failed ones render nothing. */
export function SliderRows({ placeholder }: { placeholder: ReactNode }) {
  const { data, isPending } = useQuery(gameSliderOptions);
  if (isPending) return placeholder;
  // Render nothing at all, so that no gap remains before the next row.
  if (!data || data.length === 0) return null;
  return (
    <div className={extraStack}>
      {data.map(({ slug, title, link, games }) => (
        <TileRail
          key={slug}
          title={title}
          more={link !== null && parseSafeUrl(link) ? link : undefined}
          tiles={games.map((card) => ({ card }))}
        />
      ))}
    </div>
  );
}

export interface StoredGamesRowProps {
  title: string;
  /** Slugs in display order. */
  slugs: readonly string[];
  /** URL of the complete list, if there is one. */
  more?: string | undefined;
  /** Called with the slugs that the server does not know. */
  onUnknown?: ((slugs: readonly string[]) => void) | undefined;
}

/** Lobby row with games stored in this browser. Games unknown to the server are left out. */
export function StoredGamesRow({ title, slugs, more, onUnknown }: StoredGamesRowProps) {
  const isSaved = useAtomValue(savedViewAtom);
  const query = useInfiniteQuery(storedGamesOptions(slugs, useLocale()));
  const first = useLastData(query, slugs.join())?.pages[0];
  const report = useEffectEvent((response: NonNullable<typeof first>) => {
    const unknown = unknownOf(slugs, response.data, response.pagination.items);
    if (unknown.length > 0) onUnknown?.(unknown);
  });
  useEffect(() => {
    if (first) report(first);
  }, [first]);
  if (query.isPending) return isSaved ? null : <TileRailLoading />;
  const cards = inOrderOf(slugs, first?.data ?? []);
  if (!first || cards.length === 0) return null;
  const isAlternative = first.extra_data.is_use_image_alternative;
  return <TileRail title={title} more={more} tiles={cards.map((card) => ({ card, isAlternative }))} />;
}
