import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction, type Insertable } from 'kysely';
import type { CatalogueTables } from '../catalogue-tables.ts';
import type { Database } from '../types.ts';
import { bannerRows, promotionRows, type PromotionSeed, footerIconRows, staticPageRows } from './content.ts';
import { categoryRows, gameRows, winnerRows, providerRows } from './games.ts';
import type { Language } from '../../domain/locale/locale.ts';
import type { ReviewsTable } from '../contest-tables.ts';
import seeds from './reviews.json' with { type: 'json' };

type DemoReview = Insertable<ReviewsTable> & { readonly id: number };

interface Line {
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  /** Reply of the operator. */
  readonly reply?: string;
}

const first = Date.UTC(2026, 10, 19, 9);
const hour = 3_600_000;
const apart = 31 * hour;

/** Reviews in each language, newest first; fictitious and marked as demo data. */
function reviewRows(): DemoReview[] {
  let id = 0;
  return Object.entries(seeds).flatMap(([language, lines]: [string, readonly Line[]]) =>
    lines.map(({ author, rating, text, reply }, i) => {
      id += 1;
      const at = first - i * apart;
      return {
        id,
        language: language as Language,
        author,
        rating: rating as ReviewsTable['rating'],
        text,
        created_at: new Date(at).toISOString(),
        is_demo_data: true,
        player_id: null,
        status: 'published' as const,
        decline_text: null,
        reply_text: reply ?? null,
        reply_at: reply === undefined ? null : new Date(at + 20 * hour).toISOString(),
        decided_at: null,
      };
    }),
  );
}

/** Tables of the catalogue in the order of insertion; deleted in reverse. */
const TABLES = [
  'providers',
  'categories',
  'games',
  'game_categories',
  'winners',
  'banners',
  'footer_icons',
  'static_pages',
  'promotions',
  'reviews',
] as const;
type SeedTable = (typeof TABLES)[number];
/** Rows per insert, below PostgreSQL's maximum number of parameters. */
const CHUNK = 500;

/** All rows of the catalogue; the same for the same number of games. */
export function catalogueRows(
  games: number,
  brandName: string,
): {
  [Table in Exclude<SeedTable, 'reviews' | 'promotions'>]: CatalogueTables[Table][];
} & { promotions: PromotionSeed[]; reviews: DemoReview[] } {
  const providers = providerRows();
  const categories = categoryRows();
  const made = gameRows(games, providers, categories);
  return {
    providers,
    categories,
    games: made.games,
    game_categories: made.memberships,
    winners: winnerRows(made.games),
    banners: bannerRows(),
    footer_icons: footerIconRows(),
    static_pages: staticPageRows(brandName),
    promotions: promotionRows(),
    reviews: reviewRows(),
  };
}

/** Encodes objects and arrays as JSON text, which jsonb columns need. */
function bindable(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}

async function insertAll(trx: Transaction<Database>, table: SeedTable, rows: readonly object[]) {
  for (let at = 0; at < rows.length; at += CHUNK) {
    const values = rows.slice(at, at + CHUNK).map(bindable);
    await trx.insertInto(table).values(values).execute();
  }
}

/**
 * Seeds the catalogue with `games` games in one transaction. Does nothing if the same data is already seeded;
 * otherwise replaces the catalogue; players, their reviews, money and rounds remain.
 */
export async function seedCatalogue(db: Kysely<Database>, games: number, brandName = 'Tulpar') {
  const rows = catalogueRows(games, brandName);
  const fingerprint = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  await db.transaction().execute(async (trx) => {
    // If two servers start on one database, the second waits here and then finds the work done.
    await sql`lock table seeds in share row exclusive mode`.execute(trx);
    const laid = await trx
      .selectFrom('seeds')
      .select('fingerprint')
      .where('name', '=', 'catalogue')
      .executeTakeFirst();
    if (laid?.fingerprint === fingerprint) return;
    await trx.deleteFrom('reviews').where('is_demo_data', '=', true).execute();
    for (const table of TABLES.toReversed()) if (table !== 'reviews') await trx.deleteFrom(table).execute();
    for (const table of TABLES) await insertAll(trx, table, rows[table]);
    await trx
      .insertInto('seeds')
      .values({ name: 'catalogue', fingerprint })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint }))
      .execute();
  });
}
