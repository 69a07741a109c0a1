import type { Dependencies } from '../../dependencies.ts';
import { inLanguage, type Language } from '../../domain/locale/locale.ts';
import { randomId } from '../../secrets.ts';
import chatTexts from './texts.json' with { type: 'json' };

export const conversationId = /^cnv_[\w-]{10,64}$/;
/** Maximum message length, characters. */
export const longestMessage = 1_000;
/** Maximum messages of a conversation, replies included. */
const mostMessages = 200;
/** How long a conversation is stored, ms. */
const lifetime = 24 * 3_600_000;
/** Maximum number of stored conversations. */
const mostConversations = 5_000;
/** When the two replies become visible, ms after the question. */
const answerAfter = 1_000;
const laterAfter = 8_000;
/** Payment references as shown by the app. */
const reference = /\btrx_[\w-]{6,40}/;

export interface ChatMessage {
  readonly id: number;
  readonly author: 'visitor' | 'support';
  readonly text: string;
  /** Ms since the epoch. */
  readonly at: number;
}

type Deps = Pick<Dependencies, 'db' | 'clock'>;

export async function beginConversation({ db, clock }: Deps): Promise<string> {
  const id = randomId('cnv');
  await db.insertInto('sandbox_conversations').values({ id, created_at: clock.now() }).execute();
  return id;
}

/** Deletes old conversations, and the oldest ones above the maximum. */
export async function forgetOldConversations({ db, clock }: Deps): Promise<void> {
  await db
    .deleteFrom('sandbox_conversations')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', new Date(clock.now().getTime() - lifetime)),
        eb(
          'id',
          'in',
          eb
            .selectFrom('sandbox_conversations')
            .select('id')
            .orderBy('created_at', 'desc')
            .orderBy('id')
            .offset(mostConversations),
        ),
      ]),
    )
    .execute();
}

/** Visible messages, oldest first; null if the conversation is unknown or has ended. */
export async function readConversation({ db, clock }: Deps, id: string): Promise<ChatMessage[] | null> {
  const found = await db
    .selectFrom('sandbox_conversations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return null;
  const rows = await db
    .selectFrom('sandbox_chat_messages')
    .select(['id', 'author', 'text', 'shown_at'])
    .where('conversation_id', '=', id)
    .where('shown_at', '<=', clock.now())
    .orderBy('shown_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id: number, author, text, shown_at }) => ({
    id: Number(number),
    author,
    text,
    at: shown_at.getTime(),
  }));
}

/** Stores a message and responds to it, immediately and some seconds later. */
export async function writeMessage(
  { db, clock }: Deps,
  id: string,
  text: string,
  language: Language,
): Promise<'taken' | 'full' | 'ended'> {
  const t = inLanguage(chatTexts, language);
  const payment = reference.exec(text)?.[0];
  const answer = payment === undefined ? t.answer : t.payment.replace('{reference}', () => payment);
  const now = clock.now().getTime();
  return await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('sandbox_conversations')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return 'ended';
    const { count } = await trx
      .selectFrom('sandbox_chat_messages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('conversation_id', '=', id)
      .executeTakeFirstOrThrow();
    if (Number(count) + 3 > mostMessages) return 'full';
    const line = (author: ChatMessage['author'], words: string, after: number) => ({
      conversation_id: id,
      author,
      text: words,
      shown_at: new Date(now + after),
    });
    await trx
      .insertInto('sandbox_chat_messages')
      .values([
        line('visitor', text, 0),
        line('support', answer, answerAfter),
        line('support', t.later, laterAfter),
      ])
      .execute();
    return 'taken';
  });
}

/** Ends a conversation and deletes it (AUTH-21). */
export async function endConversation({ db }: Deps, id: string): Promise<void> {
  await db.deleteFrom('sandbox_conversations').where('id', '=', id).execute();
}
