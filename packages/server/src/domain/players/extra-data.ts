import type { AnswerOf, BodyOf, endpoints } from '@tulpar/api/contract';
import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';

export type UserExtra = AnswerOf<(typeof endpoints)['extraData']>;
type ExtraChange = BodyOf<(typeof endpoints)['saveExtraData']>;

/** Client data shared by the player's devices. */
export async function readExtra(db: Connection, playerId: number): Promise<UserExtra> {
  const { extra } = await db
    .selectFrom('players')
    .select('extra')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    showAppsPromoModal: extra.showAppsPromoModal ?? null,
    showDownloadAppBannerCount: extra.showDownloadAppBannerCount ?? 0,
    navigatorUserAgent: extra.navigatorUserAgent ?? [],
    limitOfferAnswered: extra.limitOfferAnswered ?? false,
  };
}

/** Saves one key without changing the others, also when two devices save in parallel. */
export async function saveExtra(trx: Connection, playerId: number, change: ExtraChange): Promise<void> {
  const part = JSON.stringify({ [change.key]: change.value });
  await trx
    .updateTable('players')
    .set({ extra: sql<string>`extra || ${part}::jsonb` })
    .where('id', '=', playerId)
    .execute();
}
