import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { inLanguage, type Language, type Currency } from '../locale/locale.ts';
import { figuresFor, withFigures, type FigureSettings } from './figures.ts';
import type { FooterIconRow } from '../../db/catalogue-tables.ts';

type FooterPage = AnswerOf<(typeof endpoints)['footerStaticPages']>[number];

const iconsOf = (db: Connection, kind: FooterIconRow['kind']): Promise<FooterIconRow[]> =>
  db.selectFrom('footer_icons').selectAll().where('kind', '=', kind).orderBy('position').execute();

export async function paymentIcons(db: Connection, currency: Currency, language: Language) {
  const rows = await iconsOf(db, 'payment');
  return rows
    .filter((row) => row.currency === null || row.currency === currency)
    .map((row) => ({ image_url: row.image, name: inLanguage(row.names, language) }));
}

/** Legal icons, each with the page that explains it. */
export async function legalIcons(db: Connection, language: Language) {
  const rows = await iconsOf(db, 'legal');
  return rows.map((row) => ({ image_url: row.image, name: inLanguage(row.names, language), url: row.url }));
}

export async function footerPages(db: Connection, language: Language): Promise<FooterPage[]> {
  const rows = await db
    .selectFrom('static_pages')
    .select(['slug', 'title'])
    .where('language', '=', language)
    .where('footer_position', 'is not', null)
    .orderBy('footer_position')
    .execute();
  return rows.map((row) => ({ url: `/${row.slug}`, link_name: row.title }));
}

type StaticPage = AnswerOf<(typeof endpoints)['staticPage']>;

/**
 * A text page with placeholders replaced by this server's settings; null for an unknown slug. Stored texts
 * contain `{min_age}` and the like, so that a changed setting applies to every page.
 */
export async function readStaticPage(
  db: Connection,
  slug: string,
  language: Language,
  settings: FigureSettings,
): Promise<StaticPage | null> {
  const page = await db
    .selectFrom('static_pages')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
  if (page === undefined) return null;
  const figures = figuresFor(language, settings);
  return {
    slug: page.slug,
    title: page.title,
    content_html: withFigures(page.content_html, figures),
    meta_title: page.title,
    meta_description: page.meta_description === null ? null : withFigures(page.meta_description, figures),
    updated_at: page.updated_at,
  };
}
