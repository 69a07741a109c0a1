import { endpoints, readQuery, type Endpoint } from '@tulpar/api/contract';
import type { Context, Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../domain/errors/refusal.ts';
import type { AllCalls } from './call.ts';
import { answerCall, type AnyHandler } from './answer-call.ts';
import { createAnswerCache } from './answer.ts';
import { type RequestVariables, admit, readVisitor } from './request-facts.ts';
import { decodeJwt } from 'jose';

const headers: Readonly<Record<string, string>> = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Prevent proxies from buffering events in order to compress or cache them.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Opens the event stream. Accepts the token only in the header; the stream ends when the token expires. */
async function answerStream(
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

/** Wraps how every endpoint answers; the sandbox uses it to replace responses by faults. */
export type ResponseWrapper = (
  context: Context<{ Variables: RequestVariables }>,
  endpointId: string,
  respond: () => Promise<Response>,
) => Promise<Response>;

type App = Hono<{ Variables: RequestVariables }>;

const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function queryText(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

/** A path with and without its trailing slash. */
const spellings = (path: string) => (path.endsWith('/') ? [path, path.slice(0, -1)] : [path]);

const isMeant = (endpoint: Endpoint, query: Readonly<Record<string, string>>) =>
  Object.entries(endpoint.match ?? {}).every(([name, value]) => query[name] === value);

/** Mounts every call of the contract in its order; a wrong method for a known path is refused with 405. */
export function mountCalls(
  app: App,
  deps: Dependencies,
  calls: AllCalls,
  wrap: ResponseWrapper = (_context, _endpointId, respond) => respond(),
): void {
  const cache = createAnswerCache();
  const byPath = new Map<string, Endpoint[]>();
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    byPath.set(endpoint.path, [...(byPath.get(endpoint.path) ?? []), endpoint]);
  }
  for (const [path, choices] of byPath) {
    const answer = async (context: Context<{ Variables: RequestVariables }>) => {
      const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
      const query = readQuery(queryText(context.req.url));
      const sameMethod = choices.filter((choice) => choice.method === method);
      if (sameMethod.length === 0) {
        const allowed = [...new Set(choices.map((choice) => choice.method))].join(', ');
        return refuse(405, 'METHOD_NOT_ALLOWED', { headers: { Allow: allowed } });
      }
      const endpoint = sameMethod.find((choice) => isMeant(choice, query));
      if (endpoint === undefined) return refuse(404, 'NOT_FOUND');
      context.set('call', endpoint.id);
      const handler = (calls as Readonly<Record<string, AnyHandler | undefined>>)[endpoint.id];
      return await wrap(context, endpoint.id, () =>
        handler === undefined
          ? answerStream(deps, endpoint, context)
          : answerCall({ deps, endpoint, handler, query, context, cache }),
      );
    };
    for (const spelling of spellings(routePath(path))) app.all(spelling, answer);
  }
}
