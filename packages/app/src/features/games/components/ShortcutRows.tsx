import type { Category, ShortcutGame } from '@tulpar/api/contract';
import { GameRail, GameRailSkeleton } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { shortcutGamesOptions } from '../lobby-queries.ts';
import { shortcutsOptions } from '../queries.ts';
import { extraStack } from './ExtraRowsSkeleton.tsx';
import { GamesRow } from './GamesRow.tsx';
import { useScrollLabels, useTileProps } from './tile-props.ts';

/** A row with fewer games requests its own list. */
const FEWEST = 6;
/** Maximum tiles of a row. */
const MOST = 12;

const NONE: readonly string[] = [];

/** `except`: shortcuts the page shows elsewhere. */
export interface ShortcutRowsProps {
  except?: readonly string[];
}

/**
 * A row per shortcut in the server's order, filled from one request (CALL-05). That list holds the first
 * games of all shortcuts together, so a shortcut with too few requests its own; an empty one renders nothing.
 */
export function ShortcutRows({ except = NONE }: ShortcutRowsProps) {
  const t = useText();
  const locale = useLocale();
  const shortcuts = useQuery(shortcutsOptions(locale));
  const games = useQuery(shortcutGamesOptions(locale));
  const listed = useLastData(shortcuts, '');
  const cards = useLastData(games, '') ?? [];
  if (shortcuts.isPending || games.isPending) {
    return (
      <SkeletonGroup label={t('games.loading')}>
        <GameRailSkeleton />
      </SkeletonGroup>
    );
  }
  const rows = (listed ?? []).filter(({ slug }) => !except.includes(slug));
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
  const t = useText();
  const scrollLabels = useScrollLabels();
  const tile = useTileProps();
  const more = href('gamesCategory', { category: slug });
  const own = games.filter(({ shortcuts }) => shortcuts.includes(slug)).slice(0, MOST);
  if (own.length < FEWEST) return <GamesRow title={title} list={{ category: slug }} more={more} />;
  return (
    <GameRail title={title} more={{ href: more, label: t('games.all') }} scrollLabels={scrollLabels}>
      {own.map((card) => (
        <GameTile key={card.id} {...tile(card)} />
      ))}
    </GameRail>
  );
}
