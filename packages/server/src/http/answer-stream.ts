import type { Endpoint } from '@tulpar/api/contract';
import type { Context } from 'hono';
import { decodeJwt } from 'jose';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../domain/errors/refusal.ts';
import { admit, readVisitor } from './authenticate.ts';
import type { RequestVariables } from './request-facts.ts';

const headers: Readonly<Record<string, string>> = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies must not buffer events to compress or cache them.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Sends the event stream. The token is accepted in the header only; the stream ends with it. */
export async function answerStream(
  deps: Dependencies,
  endpoint: Endpoint,
  context: Context<{ Variables: RequestVariables }>,
): Promise<Response> {
  const { headers: sent, method } = context.req.raw;
  const authorization = sent.get('Authorization');
  const visitor = await readVisitor(deps, authorization, context.get('facts'));
  const player = admit(endpoint.auth, visitor, false);
  if (player === null) return refuse(401, 'AUTH_REQUIRED');
  if (method === 'HEAD') return new Response(null, { headers });
  const { exp = 0 } = decodeJwt((authorization ?? '').slice('Bearer '.length));
  const { id, sessionId, currency, language } = player;
  const tournament = context.req.query('tournament');
  const reader = { playerId: id, sessionId, currency, language, tournament, until: new Date(exp * 1000) };
  const body = await deps.events.open(reader, sent.get('Last-Event-ID'));
  return new Response(body, { headers });
}
