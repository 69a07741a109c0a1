import { named } from '../../../outbox.ts';
import type { StaticPageRow } from '../../catalogue-tables.ts';
import { pageRow, type Page } from './page.ts';
import { faq } from './faq.ts';
import { responsibleGaming } from './play.ts';
import { payouts, rules } from './rules.ts';
import { downloadApp, vipClub } from './product.ts';
import { about, contacts, cookies, privacyPolicy } from './service.ts';

const PAGES: readonly Page[] = [
  rules,
  payouts,
  responsibleGaming,
  privacyPolicy,
  cookies,
  faq,
  about,
  contacts,
  vipClub,
  downloadApp,
];
const LANGUAGES = ['ru', 'kk', 'az', 'en'] as const;
const UPDATED = '2026-11-28T00:00:00Z';

/** Every static page in every language, with the brand name inserted. */
export function staticPageRows(brandName: string): StaticPageRow[] {
  const rows = PAGES.flatMap((page) => LANGUAGES.map((language) => pageRow(page, language, UPDATED)));
  return rows.map((row) => ({
    ...row,
    title: named(row.title, brandName),
    content_html: named(row.content_html, brandName),
    meta_description: named(row.meta_description ?? '', brandName),
  }));
}
