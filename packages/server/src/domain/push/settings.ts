import { countRows } from '../../db/rows.ts';
import type { ResponseOf, BodyOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { refuseFields } from '../errors/refusal.ts';
import { type Language, text } from '../locale/locale.ts';
import type { Secrets } from '../../secrets.ts';
import type { NotificationFacts } from '../../db/notification-tables.ts';
import { createECDH } from 'node:crypto';
import { vapidKeys } from './vapid-keys.ts';

/** Kinds of push messages (REACH-16). */
const pushKinds = ['payouts', 'documents', 'tournaments', 'bonuses', 'promotions'] as const;
export type PushKind = (typeof pushKinds)[number];

const promotional: ReadonlySet<PushKind> = new Set(['bonuses', 'promotions']);

export const isPromotional = (kind: PushKind): boolean => promotional.has(kind);

export const isPushKind = (name: string): name is PushKind => (pushKinds as readonly string[]).includes(name);

const defaultKinds: readonly PushKind[] = pushKinds.filter((kind) => !isPromotional(kind));

const kindBySubType: Readonly<Record<string, PushKind>> = {
  commit_withdrawal: 'payouts',
  rollback_withdrawal: 'payouts',
  document_approved: 'documents',
  document_declined: 'documents',
  'welcome_gift_fd-bonus': 'bonuses',
  achievement_gift: 'bonuses',
  'activate-deposit-bonus': 'bonuses',
  'finish-bonus': 'bonuses',
};

/** Push kind of a notification; null if it is not pushed. */
export function kindOf(subType: string, facts: NotificationFacts): PushKind | null {
  if (facts.tournament !== undefined) return 'tournaments';
  return Object.hasOwn(kindBySubType, subType) ? (kindBySubType[subType] ?? null) : null;
}

/** Push services of browsers; a leading dot matches all subdomains. */
const hosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

const isKnownHost = (host: string) =>
  hosts.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));

/** Path of the sandbox's push service. */
const sandboxPath = /^\/sandbox\/push\/[\w-]{1,100}$/;

/**
 * Whether the server may send to an endpoint (REACH-16): a known push service over https, or its own sandbox.
 * Otherwise a player could direct the server's requests anywhere.
 */
export function isPushEndpoint(address: string, sandboxOrigin: string | null): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (sandboxOrigin !== null && url.origin === sandboxOrigin)
    return url.search === '' && sandboxPath.test(url.pathname);
  return url.protocol === 'https:' && url.port === '' && isKnownHost(url.hostname);
}

type Settings = ResponseOf<(typeof endpoints)['pushSettings']>;

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
  return {
    public_key: vapidKeys(secrets).publicKey,
    kinds: pushKinds.map((code) => ({
      code,
      title: text(`pushKind.${code}`, language),
      is_promotional: isPromotional(code),
      is_on: on.includes(code),
    })),
    devices: await countRows(db.selectFrom('push_subscriptions').where('player_id', '=', id)),
  };
}

/** Stores a browser's subscription, and the kinds for all devices of the player. */
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
  // Delete another player's subscription of this browser with the messages queued for it.
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

/** Deletes the player's subscription; does nothing if it is another player's. */
export async function unsubscribe(trx: Connection, playerId: number, endpoint: string): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('player_id', '=', playerId)
    .execute();
}

/** Whether a browser's public key is a point of the curve; encryption fails for any other key. */
function isCurvePoint(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
