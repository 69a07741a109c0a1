import webPush from 'web-push';
import { sql } from 'kysely';
import type { PushMessage } from '@tulpar/api/contract';
import type { Ports } from '../../ports.ts';
import type { NotificationFacts } from '../../db/notification-tables.ts';
import type { Connection } from '../../db/types.ts';
import { isInForce, restrictionInForce } from '../protection/in-force.ts';
import { chosenKinds, isPromotional, isPushKind, kindOf, type PushKind } from './settings.ts';
import { pushText } from './texts.ts';
import { vapidKeys } from './vapid-keys.ts';

/** How long a push service stores a message for an offline browser, seconds. */
const lifetime = 24 * 3_600;
/** Delays between the three attempts to send, ms. */
const waits = [60_000, 240_000];
/** Timeout for a push service, ms. */
const patience = 10_000;
/** Maximum messages per run; ms after which another server may send a claimed message. */
const batchSize = 50;
const claimedFor = 60_000;
/** Contact for push services; the address does not exist. */
const contact = 'mailto:push@tulpar.example';

type Deps = Pick<Ports, 'db' | 'clock' | 'secrets' | 'fetch' | 'log'>;

interface Delivery {
  readonly id: number;
  readonly subscription_id: number;
  readonly kind: string;
  readonly message: string;
  readonly attempts: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly is_restricted: boolean;
  readonly is_signed_in: boolean;
}

/** Claims due messages, so that other servers do not send them too. */
async function claim({ db, clock }: Deps): Promise<Delivery[]> {
  const now = clock.now();
  const { rows } = await sql<Delivery>`
    with due as (
      update push_deliveries set next_at = ${new Date(now.getTime() + claimedFor)}, attempts = attempts + 1
      where id in (
        select id from push_deliveries where next_at <= ${now} order by id limit ${batchSize} for update skip locked
      )
      returning id, subscription_id, kind, message, attempts
    )
    select due.*, s.endpoint, s.p256dh, s.auth,
      ${restrictionInForce(now)} as is_restricted,
      (e.revoked_at is null and e.expires_at > ${now} and players.banned_at is null) as is_signed_in
    from due
    join push_subscriptions s on s.id = due.subscription_id
    join players on players.id = s.player_id
    join sessions e on e.id = s.session_id
    order by due.id`.execute(db);
  return rows;
}

/** Calls the push service; returns its status, or null without a response. */
async function call({ secrets, fetch }: Deps, delivery: Delivery): Promise<number | null> {
  const { publicKey, privateKey } = vapidKeys(secrets);
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: delivery.endpoint, keys: { p256dh: delivery.p256dh, auth: delivery.auth } },
    delivery.message,
    {
      TTL: lifetime,
      urgency: 'normal',
      vapidDetails: { subject: contact, publicKey, privateKey },
    },
  );
  try {
    const answer = await fetch(endpoint, {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? Buffer.alloc(0)),
      // Push services do not redirect.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

/** Sends due messages (REACH-16). */
export async function sendPushMessages(deps: Deps): Promise<void> {
  const deliveries = await claim(deps);
  // In parallel: one after another, slow services would take longer than the claims are valid.
  await Promise.all(deliveries.map((delivery) => send(deps, delivery)));
}

async function send(deps: Deps, delivery: Delivery): Promise<void> {
  const isAdvert = isPushKind(delivery.kind) && isPromotional(delivery.kind);
  // Since the event, the player may have logged out or started a break.
  const isWanted = delivery.is_signed_in && !(delivery.is_restricted && isAdvert);
  await conclude(deps, delivery, isWanted ? await call(deps, delivery) : 200);
}

async function conclude({ db, clock, log }: Deps, delivery: Delivery, status: number | null): Promise<void> {
  if (!delivery.is_signed_in || status === 404 || status === 410) {
    await db.deleteFrom('push_subscriptions').where('id', '=', delivery.subscription_id).execute();
    return;
  }
  const wait = waits[delivery.attempts - 1];
  if ((status !== null && status < 300) || wait === undefined) {
    if (status === null || status >= 300)
      log.warn({ status, kind: delivery.kind }, 'a push message was lost');
    await db.deleteFrom('push_deliveries').where('id', '=', delivery.id).execute();
    return;
  }
  await db
    .updateTable('push_deliveries')
    .set({ next_at: new Date(clock.now().getTime() + wait) })
    .where('id', '=', delivery.id)
    .execute();
}

interface PushEvent {
  readonly playerId: number;
  readonly subType: string;
  readonly facts: NotificationFacts;
  /** URL that a click on the message opens; null for none. */
  readonly url: string | null;
}

export const isAppPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

/**
 * Queues a message for every device of the player if its kind is enabled; promotional messages are not queued
 * during a restriction. Part of the caller's transaction, so a rollback cancels it.
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
  if (isInForce(first, now) && isPromotional(kind)) return;
  const message: PushMessage = {
    ...pushText(subType, kind, first.language),
    url: url !== null && isAppPath(url) ? url : '/notifications',
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
