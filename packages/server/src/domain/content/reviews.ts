import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Language } from '../locale/locale.ts';

const usualLimit = 20;

/** A page of what players say in a language, the newest first. */
export async function listReviews(
  db: Connection,
  {
    page = 1,
    limit = usualLimit,
  }: { readonly page?: number | undefined; readonly limit?: number | undefined },
  language: Language,
): Promise<AnswerOf<(typeof endpoints)['reviews']>> {
  const matching = db.selectFrom('reviews').where('language', '=', language);
  const { items } = await matching
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .executeTakeFirstOrThrow();
  const data = await matching
    .select(['id', 'author', 'rating', 'text', 'created_at', 'is_demo_data'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { data, pagination: { total_pages: Math.ceil(items / limit), items }, extra_data: {} };
}
