import type { Kysely } from 'kysely';
import type { BonusTerms } from '@tulpar/api/contract';
import type { CategoryRow, GameRow, ProviderRow } from '../../db/catalogue-tables.ts';
import type { Connection, Database } from '../../db/types.ts';
import { type Language, text } from '../locale/locale.ts';

export interface Game extends GameRow {
  readonly provider: ProviderRow;
  /** Slugs of the categories and shortcuts that the game is in. */
  readonly categories: readonly string[];
  /** Name and studio in search form, separated by a line break. */
  readonly searchable: string;
}

/** In-memory catalogue, with the games in every order that lists can have. */
export interface Catalogue {
  /** Games of active studios, most played first. */
  readonly games: readonly Game[];
  readonly bySlug: ReadonlyMap<string, Game>;
  readonly byId: ReadonlyMap<number, Game>;
  readonly providers: readonly ProviderRow[];
  readonly providerBySlug: ReadonlyMap<string, ProviderRow>;
  readonly categories: readonly CategoryRow[];
  readonly categoryBySlug: ReadonlyMap<string, CategoryRow>;
  readonly byRelease: readonly Game[];
  /** Games sorted by name in the alphabet of a language. */
  byName(language: Language): readonly Game[];
}

/** Text without case, diacritics and apostrophes, so that a search finds `Ә`, `ı` and `İ` in any spelling. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[’']/g, '')
    .trim();
}

const bySlug = <T extends { slug: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.slug, row]));

async function readCatalogue(db: Connection): Promise<Catalogue> {
  // Sequential, because all queries of a transaction share one connection.
  const providers = await db.selectFrom('providers').selectAll().orderBy('position').execute();
  const categories = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  const rows = await db.selectFrom('games').selectAll().orderBy('popularity').orderBy('id').execute();
  const memberships = await db.selectFrom('game_categories').selectAll().execute();

  const providerById = new Map(providers.map((provider) => [provider.id, provider]));
  const slugOfCategory = new Map(categories.map((category) => [category.id, category.slug]));
  const categoriesOf = new Map<number, string[]>();
  for (const { game_id, category_id } of memberships) {
    const slug = slugOfCategory.get(category_id);
    if (slug === undefined) continue;
    const list = categoriesOf.get(game_id);
    if (list) list.push(slug);
    else categoriesOf.set(game_id, [slug]);
  }

  const games = rows.flatMap((row): Game[] => {
    const provider = providerById.get(row.provider_id);
    if (!provider?.is_active) return [];
    const searchable = `${searchForm(row.name)}\n${searchForm(provider.name)}`;
    return [{ ...row, provider, categories: (categoriesOf.get(row.id) ?? []).toSorted(), searchable }];
  });

  const alphabets = new Map<Language, readonly Game[]>();
  return {
    games,
    bySlug: bySlug(games),
    byId: new Map(games.map((game) => [game.id, game])),
    providers,
    providerBySlug: bySlug(providers),
    categories,
    categoryBySlug: bySlug(categories),
    byRelease: games.toSorted(
      (a, b) => b.released_at.localeCompare(a.released_at) || a.popularity - b.popularity || a.id - b.id,
    ),
    byName(language) {
      let ordered = alphabets.get(language);
      if (!ordered) {
        const collator = new Intl.Collator(language, { numeric: true });
        ordered = games.toSorted((a, b) => collator.compare(a.name, b.name) || a.id - b.id);
        alphabets.set(language, ordered);
      }
      return ordered;
    },
  };
}

interface Reading {
  value: Catalogue | null;
  promise: Promise<Catalogue> | null;
}
const readings = new WeakMap<Kysely<Database>, Reading>();

/**
 * The catalogue of a database, cached: only a start of the server with another seed changes it. Callers in a
 * transaction pass it as `through` and never wait for the read of another caller, which might itself wait for
 * the transaction's connection.
 */
export async function catalogueOf(root: Kysely<Database>, through: Connection = root): Promise<Catalogue> {
  let reading = readings.get(root);
  if (!reading) {
    reading = { value: null, promise: null };
    readings.set(root, reading);
  }
  if (reading.value) return reading.value;
  if (through !== root) {
    reading.value = await readCatalogue(through);
    return reading.value;
  }
  reading.promise ??= readCatalogue(root);
  try {
    reading.value = await reading.promise;
    return reading.value;
  } finally {
    // A failed read must not be cached.
    reading.promise = null;
  }
}

type WagerShare = NonNullable<BonusTerms['shares']>[number];

/** Paths of game lists by percentage of the stake that counts; other percentages have no list. */
const lists: ReadonlyMap<number, string> = new Map([
  [100, '/games/filter/wager-100'],
  [0, '/games/filter/wager-0'],
]);

/** Kind under which `wagerShares` names a game; jackpot games have their own. */
const groupOf = (game: Game): Game['kind'] | 'jackpot' =>
  game.labels.includes('jackpot') ? 'jackpot' : game.kind;

/** Percentages of a stake that count towards wagering, highest first, with kinds and number of games (WAG-10). */
export function wagerShares({ games }: Pick<Catalogue, 'games'>, language: Language): WagerShare[] {
  const percents = [...new Set(games.map((game) => game.wager_contribution))].toSorted((a, b) => b - a);
  return percents.map((percent) => {
    const counted = games.filter((game) => game.wager_contribution === percent);
    const names = new Set(counted.map((game) => text(`gameKind.${groupOf(game)}`, language)));
    return {
      label: [...names].join(', '),
      percent,
      games_count: counted.length,
      link: lists.get(percent) ?? null,
    };
  });
}
