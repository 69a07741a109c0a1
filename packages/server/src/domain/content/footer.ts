import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { FooterIconRow } from '../../db/catalogue-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Currency, Language } from '../locale/locale.ts';

type FooterPage = AnswerOf<(typeof endpoints)['footerStaticPages']>[number];

const iconsOf = (db: Connection, kind: FooterIconRow['kind']): Promise<FooterIconRow[]> =>
  db.selectFrom('footer_icons').selectAll().where('kind', '=', kind).orderBy('position').execute();

export async function paymentIcons(db: Connection, currency: Currency, language: Language) {
  const rows = await iconsOf(db, 'payment');
  return rows
    .filter((row) => row.currency === null || row.currency === currency)
    .map((row) => ({ image_url: row.image, name: row.names[language] }));
}

/** Legal icons, each with the page that explains it. */
export async function legalIcons(db: Connection, language: Language) {
  const rows = await iconsOf(db, 'legal');
  return rows.map((row) => ({ image_url: row.image, name: row.names[language], url: row.url }));
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
