import type { AnswerOf, endpoints, QueryOf } from '@tulpar/api/contract';
import type { PromotionRow } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import { templateOf, termsOf } from '../offers/index.ts';
import type { Language } from '../locale/locale.ts';

type Promotion = AnswerOf<(typeof endpoints)['promotions']>['data'][number];
type Detail = AnswerOf<(typeof endpoints)['promotion']>;
type PromotionsQuery = QueryOf<(typeof endpoints)['promotions']>;

const usualLimit = 20;

function promotionOf(row: PromotionRow, language: Language): Promotion {
  return {
    id: row.id,
    slug: row.slug,
    category: row.category,
    title: row.titles[language],
    subtitle: null,
    preview_text: row.previews[language],
    image_url: row.image,
    date: row.date,
    priority: row.priority,
    starts_at: null,
    ends_at: null,
    published_at: `${row.date}T00:00:00Z`,
    button_text: row.button_texts?.[language] ?? null,
    button_link: row.button_link,
    requires_auth: row.requires_auth,
    terms: row.template === null ? null : termsOf(templateOf(row.template)),
  };
}

/** A page of promotions: of a category, or without one all but the news; the newest first unless asked otherwise. */
export async function listPromotions(db: Connection, query: PromotionsQuery, language: Language) {
  const { category } = query;
  const matching = db
    .selectFrom('promotions')
    .where((eb) =>
      category === undefined
        ? eb('category', '<>', 'news')
        : eb(eb.cast<string>('category', 'text'), '=', category),
    );
  const { items } = await matching
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .executeTakeFirstOrThrow();
  const limit = query.limit ?? usualLimit;
  const direction = query['order[0][1]'] ?? 'desc';
  const rows = await matching
    .selectAll()
    .orderBy(query['order[0][0]'] ?? 'date', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(((query.page ?? 1) - 1) * limit)
    .execute();
  return {
    data: rows.map((row) => promotionOf(row, language)),
    pagination: { total_pages: Math.ceil(items / limit), items },
    extra_data: {},
  };
}

/** One promotion; null for an unknown slug. */
export async function readPromotion(
  db: Connection,
  slug: string,
  language: Language,
): Promise<Detail | null> {
  const row = await db.selectFrom('promotions').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...promotionOf(row, language),
    content_html: row.contents[language],
    terms_html: null,
    updated_at: `${row.date}T00:00:00Z`,
  };
}
