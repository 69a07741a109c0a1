import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Language } from '../locale/locale.ts';
import { figuresFor, withFigures } from './figures.ts';
import type { FigureSettings } from './figures.ts';

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
