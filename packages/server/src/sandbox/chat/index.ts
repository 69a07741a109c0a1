import { cleanLines } from '@tulpar/api/contract';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Dependencies } from '../../dependencies.ts';
import { readLanguage } from '../../domain/locale/locale.ts';
import type { RequestVariables } from '../../http/request-facts.ts';
import { networkOf, serverOrigin } from '../../http/origins.ts';
import { frameAccess, framePreflight } from '../html.ts';
import {
  beginConversation,
  conversationId,
  endConversation,
  longestMessage,
  readConversation,
  writeMessage,
} from './conversations.ts';
import { roomPage } from './room-page.ts';

const WIDGET = readFileSync(new URL('../browser/chat-widget.js', import.meta.url), 'utf8');
/** Size of a maximum-length message with four-byte, escaped characters. */
const MAX_BODY_BYTES = 16_000;

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: frameAccess });
const problem = (status: number, message: string): Response => answer(status, { message });

/** Text of a message; null if invalid. */
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
 * Simulates a chat vendor (CHAT-04): the script the app loads, the page in the frame, and the conversations.
 * The frame has no origin of its own, so the conversation's id is the only authorization, and no response
 * depends on the sender.
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
