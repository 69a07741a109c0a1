import type { PushMessage } from '@tulpar/api/contract';
import type { NotificationFacts } from '../../db/player-tables.ts';
import type { Connection } from '../../db/types.ts';
import { isPromotional, kindOf, pushText, type PushKind } from './kinds.ts';
import { chosenKinds } from './settings.ts';

export interface PushEvent {
  readonly playerId: number;
  readonly subType: string;
  readonly facts: NotificationFacts;
  /** URL to open on click; null for none. */
  readonly url: string | null;
}

/** Whether a URL is a path of the app. */
const isInApp = (url: string) => /^\/(?![/\\])/.test(url);

/**
 * Queues a message for every device of the player if the kind is enabled; a promotional one only without a
 * restriction. Runs in the caller's transaction: a rollback cancels it.
 */
export async function queuePush(
  trx: Connection,
  { playerId, subType, facts, url }: PushEvent,
  now: Date,
  kind: PushKind | null = kindOf(subType, facts),
): Promise<void> {
  if (kind === null) return;
  const devices = await trx
    .selectFrom('push_subscriptions')
    .innerJoin('players', 'players.id', 'push_subscriptions.player_id')
    .select(['push_subscriptions.id', 'language', 'restriction_kind', 'restriction_until'])
    .where('player_id', '=', playerId)
    .execute();
  const [first] = devices;
  if (first === undefined || !(await chosenKinds(trx, playerId)).includes(kind)) return;
  const isRestricted =
    first.restriction_kind !== null && (first.restriction_until === null || first.restriction_until > now);
  if (isRestricted && isPromotional(kind)) return;
  const message: PushMessage = {
    ...pushText(subType, kind, first.language),
    url: url !== null && isInApp(url) ? url : '/notifications',
    tag: `${kind}:${facts.payment ?? facts.tournament ?? subType}`,
    kind,
  };
  await trx
    .insertInto('push_deliveries')
    .values(
      devices.map(({ id }) => ({
        subscription_id: id,
        kind,
        message: JSON.stringify(message),
        created_at: now,
        next_at: now,
      })),
    )
    .execute();
}
