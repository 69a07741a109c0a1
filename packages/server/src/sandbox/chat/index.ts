import { countRows, hasRow } from '../../db/rows.ts';
import { cleanLines } from '@tulpar/api/contract';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Dependencies } from '../../dependencies.ts';
import { readLanguage, inLanguage, type Language } from '../../domain/locale/locale.ts';
import type { RequestVariables } from '../../http/request-facts.ts';
import { networkOf, serverOrigin } from '../../http/origins.ts';
import { frameAccess, framePreflight } from '../html.ts';
import { longestMessage, roomPage } from './room-page.ts';
import { randomId } from '../../secrets.ts';
import chatTexts from './texts.json' with { type: 'json' };

const conversationId = /^cnv_[\w-]{10,64}$/;
/** Maximum messages of a conversation, replies included. */
const mostMessages = 200;
/** How long a conversation is stored, ms. */
const lifetime = 24 * 3_600_000;
/** Maximum number of stored conversations. */
const mostConversations = 5_000;
/** Delays after which the two replies become visible, ms. */
const answerAfter = 1_000;
const laterAfter = 8_000;
/** A payment reference as the app shows it. */
const reference = /\btrx_[\w-]{6,40}/;

export interface ChatMessage {
  readonly id: number;
  readonly author: 'visitor' | 'support';
  readonly text: string;
  /** Time, ms since the epoch. */
  readonly at: number;
}

type Deps = Pick<Dependencies, 'db' | 'clock'>;

async function beginConversation({ db, clock }: Deps): Promise<string> {
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

/** Visible messages of a conversation, oldest first; null if it is unknown or has ended. */
async function readConversation({ db, clock }: Deps, id: string): Promise<ChatMessage[] | null> {
  const found = db.selectFrom('sandbox_conversations').select('id').where('id', '=', id);
  if (!(await hasRow(found))) return null;
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

/** Stores a message with two replies, which become visible after some seconds. */
async function writeMessage(
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
    const written = trx.selectFrom('sandbox_chat_messages').where('conversation_id', '=', id);
    if ((await countRows(written)) + 3 > mostMessages) return 'full';
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
async function endConversation({ db }: Deps, id: string): Promise<void> {
  await db.deleteFrom('sandbox_conversations').where('id', '=', id).execute();
}

const WIDGET = readFileSync(new URL('../browser/chat-widget.js', import.meta.url), 'utf8');
/** Enough for a message of maximum length in which every character is escaped. */
const MAX_BODY_BYTES = 16_000;

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: frameAccess });
const problem = (status: number, message: string): Response => answer(status, { message });

/** Text of a message in a body; null if the body is invalid. */
function readText(body: string): string | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return null;
    const { text } = value as Record<string, unknown>;
    if (typeof text !== 'string') return null;
    // PostgreSQL cannot store NUL, and lone surrogates are not valid text.
    const clean = cleanLines(text);
    return clean === '' || clean.length > longestMessage || /[\0\p{Surrogate}]/u.test(clean) ? null : clean;
  } catch {
    return null;
  }
}

/**
 * Simulates a chat vendor (CHAT-04): serves the script that the app loads, the page in the frame, and the
 * conversations. The frame has no origin, so the conversation's id is the only authorization, and no cookie or token
 * is read.
 */
export function createChat(deps: Dependencies): Hono<{ Variables: RequestVariables }> {
  const chat = new Hono<{ Variables: RequestVariables }>();
  chat.get(
    '/widget.js',
    () =>
      new Response(WIDGET, {
        headers: {
          ...frameAccess,
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'no-cache',
        },
      }),
  );
  chat.get('/room', ({ req }) =>
    roomPage({
      conversation: conversationId.exec(req.query('c') ?? '')?.[0] ?? null,
      language: readLanguage(req.query('lang')) ?? 'ru',
      theme: req.query('theme') === 'light' ? 'light' : 'dark',
      draft: (req.query('draft') ?? '').slice(0, longestMessage),
      origin: serverOrigin(deps.config, new URL(req.url)),
      appOrigins: deps.config.appOrigins,
    }),
  );
  chat.use('/conversations/:id/*', async ({ req }, next) => {
    if (!conversationId.test(req.param('id'))) return problem(404, 'NOT_FOUND');
    await next();
    return undefined;
  });
  chat.options('/conversations/:id/messages', framePreflight);
  chat.post('/conversations', async (context) => {
    await deps.limits.chatAddress.take(networkOf(context.get('ip')), deps.clock.now());
    return answer(200, { id: await beginConversation(deps) });
  });
  chat.get('/conversations/:id/messages', async ({ req }) => {
    const messages = await readConversation(deps, req.param('id'));
    return messages === null ? problem(404, 'NOT_FOUND') : answer(200, { messages });
  });
  const small = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem(413, 'BODY_TOO_LARGE') });
  chat.post('/conversations/:id/messages', small, async ({ req }) => {
    const text = readText(await req.text());
    if (text === null) return problem(400, 'BODY_INVALID');
    const language = readLanguage(req.query('lang')) ?? 'ru';
    const result = await writeMessage(deps, req.param('id'), text, language);
    if (result === 'ended') return problem(404, 'NOT_FOUND');
    return result === 'full' ? problem(429, 'TOO_MANY_ATTEMPTS') : answer(200, { success: true });
  });
  chat.post('/conversations/:id/end', async ({ req }) => {
    await endConversation(deps, req.param('id'));
    return answer(200, { success: true });
  });
  return chat;
}
