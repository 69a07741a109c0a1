import { hasRow, readPage } from '../../db/rows.ts';
import type { ResponseOf, endpoints, QueryOf } from '@tulpar/api/contract';
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { PromotionsTable } from '../../db/contest-tables.ts';
import type { Connection, Database } from '../../db/types.ts';
import {
  dateOf,
  dayOf,
  midnightOf,
  inLanguage,
  type Currency,
  type Language,
  text,
} from '../locale/locale.ts';
import { templateOf } from '../offers/templates.ts';
import { termsOf } from '../offers/template.ts';
import type { Ports } from '../../ports.ts';
import { isRestricted } from '../protection/restrictions.ts';

type Promotion = ResponseOf<(typeof endpoints)['promotions']>['data'][number];
type Detail = ResponseOf<(typeof endpoints)['promotion']>;
type PromotionsQuery = QueryOf<(typeof endpoints)['promotions']>;

export type PromotionRow = Selectable<PromotionsTable>;

/** Reader of promotions; the currency, for a guest the selected one, determines the time zone (NEWS-07). */
interface Reader {
  readonly currency: Currency;
  readonly language: Language;
}

const usualLimit = 20;
const second = 1_000;

const startOf = (day: string, currency: Currency): Date =>
  midnightOf(dayOf(new Date(`${day}T12:00:00Z`), 'KZT'), currency);

/** The last second of a day in account time. */
const endOf = (day: string, currency: Currency): Date =>
  new Date(startOf(day, currency).getTime() + 24 * 3_600 * second - second);

function promotionOf(row: PromotionRow, { currency, language }: Reader): Promotion {
  return {
    id: row.id,
    slug: row.slug,
    category: row.category,
    title: inLanguage(row.titles, language),
    subtitle: row.subtitles && inLanguage(row.subtitles, language),
    preview_text: inLanguage(row.previews, language),
    image_url: row.image,
    date: row.date,
    priority: row.priority,
    starts_at: row.starts_on === null ? null : startOf(row.starts_on, currency).toISOString(),
    ends_at: row.ends_on === null ? null : endOf(row.ends_on, currency).toISOString(),
    published_at: `${row.date}T00:00:00Z`,
    button_text: row.button_texts && inLanguage(row.button_texts, language),
    button_link: row.button_link,
    requires_auth: row.requires_auth,
    terms: row.template === null ? null : termsOf(templateOf(row.template)),
  };
}

const hasEnded = (eb: ExpressionBuilder<Database, 'promotions'>, today: string) =>
  eb.and([eb('ends_on', 'is not', null), eb('ends_on', '<', today)]);

const isRunning = (eb: ExpressionBuilder<Database, 'promotions'>, today: string) =>
  eb.and([eb.not(hasEnded(eb, today)), eb.or([eb('starts_on', 'is', null), eb('starts_on', '<=', today)])]);

/** Number of promotions per category that are running on a day. */
async function countRunning(db: Connection, today: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('promotions')
    .select((eb) => ['category', eb.fn.countAll<number>().as('items')])
    .where((eb) => isRunning(eb, today))
    .groupBy('category')
    .execute();
  return Object.fromEntries(rows.map(({ category, items }) => [category, Number(items)]));
}

/**
 * A page of promotions: those of a category, all for `all`, or all except news if the query names no category.
 * Ended promotions come last; by default newer ones come first.
 */
export async function listPromotions(db: Connection, query: PromotionsQuery, reader: Reader, now: Date) {
  const { category } = query;
  const today = dateOf(now, reader.currency);
  const matching = db
    .selectFrom('promotions')
    .$if(category === undefined, (all) => all.where('category', '<>', 'news'))
    .$if(category !== undefined && category !== 'all', (all) =>
      all.where((eb) => eb(eb.cast<string>('category', 'text'), '=', category ?? '')),
    );
  const { page = 1, limit = usualLimit } = query;
  const direction = query['order[0][1]'] ?? 'desc';
  const ordered = matching
    .selectAll()
    .orderBy((eb) => eb.case().when(hasEnded(eb, today)).then(sql.lit(1)).else(sql.lit(0)).end())
    .orderBy(query['order[0][0]'] ?? 'date', direction)
    .orderBy('id', direction);
  const { rows, pagination } = await readPage(matching, ordered, page, limit);
  return {
    data: rows.map((row) => promotionOf(row, reader)),
    pagination,
    extra_data: { counts: await countRunning(db, today) },
  };
}

/** A promotion, also before its start and after its end; null for an unknown slug. */
export async function readPromotion(db: Connection, slug: string, reader: Reader): Promise<Detail | null> {
  const row = await db.selectFrom('promotions').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...promotionOf(row, reader),
    content_html: row.contents[reader.language],
    terms_html: row.terms_texts?.[reader.language] ?? null,
    updated_at: row.updated_at?.toISOString() ?? `${row.date}T00:00:00Z`,
  };
}

/** Slug of a running promotion whose bonus has this template; null without one. */
export async function runningPromotion(
  db: Connection,
  template: string,
  currency: Currency,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('promotions')
    .select('slug')
    .where('template', '=', template)
    .where((eb) => isRunning(eb, dateOf(now, currency)))
    .orderBy('priority', 'desc')
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** All promotions as stored, highest priority first. */
export async function allPromotions(db: Connection): Promise<PromotionRow[]> {
  return await db
    .selectFrom('promotions')
    .selectAll()
    .orderBy('priority', 'desc')
    .orderBy('date', 'desc')
    .execute();
}

/** Dates, yyyy-MM-dd, and list position that the operator sets; the bounds are inclusive, null without one. */
interface PromotionWindow {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly date: string;
  readonly priority: number;
}

/** Sets the dates and list position of a promotion; false for an unknown slug. */
export async function setPromotionWindow(
  trx: Connection,
  slug: string,
  { startsOn, endsOn, date, priority }: PromotionWindow,
  now: Date,
): Promise<boolean> {
  return await hasRow(
    trx
      .updateTable('promotions')
      .set({ starts_on: startsOn, ends_on: endsOn, date, priority, updated_at: now })
      .where('slug', '=', slug)
      .returning('id'),
  );
}

/** Unsubscribe URL for an e-mail address (ROUTE-42); the app unsubscribes when this URL is opened. */
function unsubscribeLink(appOrigin: string, email: string): string {
  return `${appOrigin}/unsubscribe/${encodeURIComponent(email)}`;
}

/**
 * Mails a promotion to every player who may receive promotional mail: newsletters on, e-mail confirmed,
 * neither banned nor restricted (`isRestricted`). Each mail is in the player's language and contains the
 * unsubscribe link (CONT-08). Returns the number of mails, or null for an unknown slug.
 */
export async function mailPromotion(
  { outbox }: Pick<Ports, 'outbox'>,
  trx: Connection,
  { slug, appOrigin }: { readonly slug: string; readonly appOrigin: string },
  now: Date,
): Promise<number | null> {
  const promotion = await trx
    .selectFrom('promotions')
    .select(['titles', 'previews'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (promotion === undefined) return null;
  const players = await trx
    .selectFrom('players')
    .select(['id', 'email', 'language'])
    .where('is_newsletters_enabled', '=', true)
    .where('is_email_confirmed', '=', true)
    .where('banned_at', 'is', null)
    .orderBy('id')
    .execute();
  let sent = 0;
  for (const { id, email, language } of players) {
    if (email === null || (await isRestricted(trx, id, now))) continue;
    await outbox.send(
      trx,
      {
        channel: 'email',
        recipient: email,
        purpose: 'promotion',
        language,
        subject: inLanguage(promotion.titles, language),
        body: `${inLanguage(promotion.previews, language)}\n\n${text('promotion.unsubscribe', language)} ${unsubscribeLink(appOrigin, email)}`,
        link: `${appOrigin}/news/${slug}`,
      },
      now,
    );
    sent += 1;
  }
  return sent;
}
