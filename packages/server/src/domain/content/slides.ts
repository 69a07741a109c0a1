import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { BannerRow } from '../../db/catalogue-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Language } from '../locale/locale.ts';

type Slide = AnswerOf<(typeof endpoints)['videoBanners']>[number];

const slideOf = (row: BannerRow, language: Language): Slide => ({
  slug: row.slug,
  main_header: row.texts.main_header?.[language] ?? '-',
  sub_header: row.texts.sub_header?.[language] ?? null,
  description: row.texts.description?.[language] ?? null,
  button_text: row.texts.button_text?.[language] ?? null,
  button_link: row.button_link,
  image_url: row.image,
  video_url: row.video,
  video_banner_ios: null,
  video_banner_android: null,
  tournament_slug: row.tournament_slug,
  blur_bg: row.blur_bg,
  blur_height: row.blur_height,
});

/** Slides of a place in a language, in their order. */
export async function slidesOf(
  db: Connection,
  place: BannerRow['place'],
  language: Language,
): Promise<Slide[]> {
  const rows = await db
    .selectFrom('banners')
    .selectAll()
    .where('place', '=', place)
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => slideOf(row, language));
}
