import type { NotificationAction, NotificationFacts, NotificationsTable } from '../../db/player-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Language } from '../locale/locale.ts';
import { isAppPath, queuePush } from '../push/send.ts';
import { amountText } from './texts.ts';

/** A message written by the operator; its text is the same in every language. */
export interface Message {
  readonly playerId: number;
  readonly type: NotificationsTable['type'];
  readonly subType: string;
  readonly title: string;
  /** `{amount}` is replaced by the amount in the reader's language. */
  readonly content: string;
  readonly facts: NotificationFacts;
  readonly action: NotificationAction | null;
}

/** How long a notification is news, ms. */
const newsFor = 24 * 3_600_000;

/** Stores a notification that the client shows immediately. */
export async function storeNotification(
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

/** Sends a message; it is `available`, so the client shows it immediately. */
export async function sendMessage(trx: Connection, message: Message, at: Date): Promise<void> {
  const { playerId, type, subType, title, content, facts, action } = message;
  const written = { ...facts, text: { title, content }, ...(action === null ? {} : { action }) };
  await storeNotification(trx, { playerId, type, subType, facts: written }, at);
  // Only news is promotional; a message to one player about the account is not pushed.
  if (type === 'information')
    await queuePush(trx, { playerId, subType, facts, url: action?.button?.url ?? null }, at, 'promotions');
}

/** Text of a manual message for a reader; null for other notifications. */
export function writtenText(
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
