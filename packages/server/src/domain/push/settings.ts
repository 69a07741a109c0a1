import type { AnswerOf, BodyOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { refuseFields } from '../errors/refusal.ts';
import type { Language } from '../locale/locale.ts';
import type { Secrets } from '../../secrets.ts';
import { isPushEndpoint } from './endpoints.ts';
import { isCurvePoint, vapidKeys } from './keys.ts';
import { defaultKinds, isPushKind, kindFacts, pushKinds, type PushKind } from './kinds.ts';

type Settings = AnswerOf<(typeof endpoints)['pushSettings']>;

/** Maximum number of a player's devices; the oldest is removed. */
const mostDevices = 10;

interface Reader {
  readonly id: number;
  readonly sessionId: string;
  readonly language: Language;
}

export async function chosenKinds(db: Connection, playerId: number): Promise<readonly PushKind[]> {
  const row = await db
    .selectFrom('push_choices')
    .select('kinds')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row === undefined ? defaultKinds : row.kinds.split(',').filter(isPushKind);
}

export async function readPushSettings(
  db: Connection,
  secrets: Secrets,
  { id, language }: Pick<Reader, 'id' | 'language'>,
): Promise<Settings> {
  const on = await chosenKinds(db, id);
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    public_key: vapidKeys(secrets).publicKey,
    kinds: pushKinds.map((code) => ({
      code,
      title: kindFacts[code].title[language],
      is_promotional: kindFacts[code].isPromotional,
      is_on: on.includes(code),
    })),
    devices: Number(count),
  };
}

/** Stores a browser's subscription and kinds; the same endpoint again changes the kinds. */
export async function subscribe(
  trx: Connection,
  reader: Reader,
  { endpoint, keys, kinds }: BodyOf<(typeof endpoints)['subscribePush']>,
  sandboxOrigin: string | null,
  now: Date,
): Promise<void> {
  if (!isPushEndpoint(endpoint, sandboxOrigin)) refuseFields({ endpoint: 'URL_NOT_ALLOWED' });
  if (!isCurvePoint(keys.p256dh)) refuseFields({ keys: 'FIELD_INVALID' });
  if (!kinds.every(isPushKind)) refuseFields({ kinds: 'UNKNOWN_VALUE' });
  const chosen = pushKinds.filter((kind) => kinds.includes(kind)).join(',');
  await trx
    .insertInto('push_choices')
    .values({ player_id: reader.id, kinds: chosen })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ kinds: chosen }))
    .execute();
  // A browser belongs to the logged-in player, so remove the messages queued for the previous one.
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('player_id', '!=', reader.id)
    .execute();
  const subscription = {
    player_id: reader.id,
    session_id: reader.sessionId,
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    created_at: now,
  };
  await trx
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(subscription))
    .execute();
  await trx
    .deleteFrom('push_subscriptions')
    .where('player_id', '=', reader.id)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('player_id', '=', reader.id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostDevices),
    )
    .execute();
}

/** Deletes a subscription of the player; those of others are not affected. */
export async function unsubscribe(trx: Connection, playerId: number, endpoint: string): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('player_id', '=', playerId)
    .execute();
}
