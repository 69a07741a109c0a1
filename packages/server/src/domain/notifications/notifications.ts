import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type {
  NotificationFacts,
  NotificationsTable,
  NotificationAction,
} from '../../db/notification-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { type Language, text, type TextId } from '../locale/locale.ts';
import { queuePush, isAppPath } from '../push/send.ts';
import { notificationText, tournamentText, amountText } from './texts.ts';

type Type = NotificationsTable['type'];

const payments: ReadonlySet<string> = new Set([
  'commit_deposit',
  'commit_withdrawal',
  'rollback_deposit',
  'rollback_withdrawal',
]);

/** Type of a notification: payment, tournament news, or personal (NOTIF-18). */
function typeOf(subType: string, facts: NotificationFacts): Type {
  if (payments.has(subType)) return 'transactional';
  return facts.tournament === undefined ? 'personal' : 'information';
}

interface Target {
  readonly url: string;
  /** Label of the button; null: the notification itself is the link. */
  readonly text: TextId | null;
}

const documents: Target = { url: '/profile/documents', text: 'button.documents' };
const bonusesAt = (url: string): Target => ({ url, text: 'button.bonuses' });

/** Pages that a notification opens, by sub type. */
const targets: Readonly<Record<string, Target>> = {
  document_approved: documents,
  document_declined: documents,
  'welcome_gift_fd-bonus': bonusesAt('/bonuses'),
  achievement_gift: bonusesAt('/bonuses'),
  promo_code_not_valid: bonusesAt('/bonuses'),
  'finish-bonus': bonusesAt('/bonuses/history'),
  'bonus-ends-soon': bonusesAt('/bonuses/received'),
  'spins-end-soon': bonusesAt('/bonuses/received'),
  'bonus-ended': bonusesAt('/bonuses/history'),
  'spins-ended': bonusesAt('/bonuses/history'),
  'activate-deposit-bonus': bonusesAt('/bonuses/received'),
  new_device: { url: '/profile/settings', text: 'button.settings' },
  player_status_change: { url: '/vipclub', text: 'button.vipClub' },
};

function targetOf(subType: string, facts: NotificationFacts): Target | undefined {
  if (facts.tournament !== undefined)
    return { url: `/tournaments/${encodeURIComponent(facts.tournament)}`, text: 'button.tournament' };
  if (facts.payment !== undefined)
    return { url: `/cash-box/history?tx=${encodeURIComponent(facts.payment)}`, text: null };
  if (payments.has(subType)) return { url: '/cash-box/history', text: null };
  return Object.hasOwn(targets, subType) ? targets[subType] : undefined;
}

/** Action of a notification: its page (NOTIF-21), the chat, or none. An action stored with it takes precedence. */
function actionOf(subType: string, facts: NotificationFacts, language: Language): NotificationAction | null {
  if (facts.action !== undefined) return facts.action;
  if (subType === 'lottery_ticket_bronze') return { button: { type: 'chat', text: null, url: null } };
  // A message with its own text has no action unless one is stored.
  const target = facts.text === undefined ? targetOf(subType, facts) : undefined;
  if (target === undefined) return null;
  const label = target.text === null ? null : text(target.text, language);
  return { button: { type: 'link', text: label, url: target.url } };
}

type Notification = ResponseOf<(typeof endpoints)['notifications']>['data'][number];
type Status = NotificationsTable['status'];

/** Retention of notifications, ms: 90 days (NOTIF-20). */
const lifetime = 90 * 24 * 3_600_000;
/** Maximum value of the id column; a larger id would cause a database error. */
const largestId = 2_147_483_647;
const open: ReadonlySet<Status> = new Set(['new', 'available', 'showed']);

/**
 * Notifies the player of an event: stores the notification as `available`, which the client shows immediately,
 * and queues a push message for the player's devices if this kind of event is pushed.
 */
export async function notify(
  trx: Connection,
  playerId: number,
  subType: string,
  facts: NotificationFacts,
  at: Date,
) {
  await storeNotification(trx, { playerId, type: typeOf(subType, facts), subType, facts }, at);
  const url = actionOf(subType, facts, 'en')?.button?.url ?? null;
  await queuePush(trx, { playerId, subType, facts, url }, at);
}

/** Notifies the player of an achievement (NOTIF-17). */
export async function achieve(
  trx: Connection,
  playerId: number,
  achievement: NonNullable<NotificationFacts['achievement']>,
  facts: NotificationFacts,
  now: Date,
): Promise<void> {
  await notify(trx, playerId, 'achievement', { ...facts, achievement }, now);
}

type NotificationRow = Selectable<NotificationsTable>;

interface Reader {
  /** Whether to include read, closed and expired notifications. */
  readonly all: boolean;
  readonly language: Language;
  readonly now: Date;
}

/** Stored notifications of a player, newest first. */
export async function listNotifications(
  db: Connection,
  playerId: number,
  now: Date,
): Promise<NotificationRow[]> {
  return await db
    .selectFrom('notifications')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('created_at', '>', new Date(now.getTime() - lifetime))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** When the oldest notification is deleted, which no event announces; empty without notifications. */
export function droppedAt(rows: readonly NotificationRow[]): { readonly at: Date }[] {
  const oldest = rows.at(-1);
  return oldest === undefined ? [] : [{ at: new Date(oldest.created_at.getTime() + lifetime) }];
}

export async function readNotifications(
  db: Connection,
  playerId: number,
  reader: Reader,
): Promise<Notification[]> {
  return viewNotifications(await listNotifications(db, playerId, reader.now), reader);
}

export function viewNotifications(rows: readonly NotificationRow[], options: Reader): Notification[] {
  return rows.flatMap((row) => {
    const isOver = row.expires_at !== null && row.expires_at <= options.now && row.status === 'available';
    const status: Status = isOver ? 'expired' : row.status;
    const text =
      writtenText(row.facts, options.language) ??
      tournamentText(row.facts, options.language) ??
      notificationText(row.sub_type, row.facts, options.language);
    if (text === null || (!options.all && !open.has(status))) return [];
    const { reason, amount, status: current } = row.facts;
    const action = actionOf(row.sub_type, row.facts, options.language);
    return [
      {
        id: row.id,
        type: row.type,
        sub_type: row.sub_type,
        status,
        ...text,
        data: { content: reason ?? null, amount: amount ?? null, current: current ?? null },
        created_at: row.created_at.toISOString(),
        action: action && JSON.stringify(action),
      },
    ];
  });
}

const transitions: Readonly<Record<'showed' | 'closed' | 'read', readonly Status[]>> = {
  showed: ['new', 'available'],
  closed: ['new', 'available', 'showed'],
  read: ['new', 'available', 'showed', 'closed'],
};

/** Changes the state of the player's notifications; ignores ids of other players and states that do not allow it. */
export async function moveNotifications(
  trx: Connection,
  playerId: number,
  ids: readonly number[],
  to: keyof typeof transitions,
): Promise<void> {
  const valid = ids.filter((id) => Math.abs(id) <= largestId);
  if (valid.length === 0) return;
  await trx
    .updateTable('notifications')
    .set({ status: to })
    .where('player_id', '=', playerId)
    .where('id', 'in', valid)
    .where('status', 'in', transitions[to])
    .execute();
}

export async function forgetOldNotifications({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('created_at', '<=', new Date(clock.now().getTime() - lifetime))
    .execute();
}

/** A message with its own text, which is shown in every language as it was written. */
export interface Message {
  readonly playerId: number;
  readonly type: NotificationsTable['type'];
  readonly subType: string;
  /** In title and content `{amount}` is replaced by the amount in the reader's language. */
  readonly title: string;
  readonly content: string;
  readonly facts: NotificationFacts;
  readonly action: NotificationAction | null;
}

/** Time until a notification that the client has not shown expires, ms. */
const newsFor = 24 * 3_600_000;

/** Stores a notification that the client shows immediately. */
async function storeNotification(
  trx: Connection,
  notification: Pick<Message, 'playerId' | 'type' | 'subType' | 'facts'>,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('notifications')
    .values({
      player_id: notification.playerId,
      type: notification.type,
      sub_type: notification.subType,
      status: 'available',
      facts: JSON.stringify(notification.facts),
      created_at: at,
      expires_at: new Date(at.getTime() + newsFor),
    })
    .execute();
}

/** Sends a message with its own text, which the client shows immediately. */
export async function sendMessage(trx: Connection, message: Message, at: Date): Promise<void> {
  const { playerId, type, subType, title, content, facts, action } = message;
  const written = { ...facts, text: { title, content }, ...(action === null ? {} : { action }) };
  await storeNotification(trx, { playerId, type, subType, facts: written }, at);
  // Only `information` is pushed, as a promotional message; messages about one player's account are not.
  if (type === 'information')
    await queuePush(trx, { playerId, subType, facts, url: action?.button?.url ?? null }, at, 'promotions');
}

/** Title and content of a message with its own text; null for other notifications. */
function writtenText(
  { text, amount, currency }: NotificationFacts,
  language: Language,
): { title: string; content: string } | null {
  if (text === undefined) return null;
  const money = amountText(amount, currency, language);
  const fill = (line: string) => line.replaceAll('{amount}', () => money);
  return { title: fill(text.title), content: fill(text.content) };
}

/** Whether a link is allowed in a message: a path of the app, or an absolute http(s) URL. */
export const isMessageLink = (link: string): boolean => isAppPath(link) || isWebUrl(link);

export const isWebUrl = (link: string): boolean => /^https?:$/.test(URL.parse(link)?.protocol ?? '');
