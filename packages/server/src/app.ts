import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import type { Dependencies } from './dependencies.ts';
import { calls } from './http/calls/index.ts';
import { asRefusal, errorBody, errorHeaders } from './http/error-body.ts';
import { jsonAnswer } from './http/answer.ts';
import { crossOrigin, securityHeaders } from './http/headers.ts';
import { mountCalls } from './http/mount.ts';
import type { RequestVariables } from './http/request-context.ts';
import { serveApp } from './http/static.ts';
import { refuse } from './domain/refusal.ts';
import { createSandbox } from './sandbox/index.ts';
import { randomId } from './secrets.ts';

type App = Hono<{ Variables: RequestVariables }>;

/** The whole server as one function of a request; nothing listens here. */
export function createApp(deps: Dependencies): App {
  const app: App = new Hono();

  app.use(async (context, next) => {
    const requestId = randomId('req');
    context.set('requestId', requestId);
    context.set('ip', peerOf(context));
    await next();
    context.res.headers.set('X-Request-Id', requestId);
  });
  app.use(securityHeaders(deps.config, () => deps.clock.now()));
  app.use('/api/*', crossOrigin(deps.config));
  app.use('/api/*', compress());
  app.use('/cdn/*', compress());

  app.onError((error, context) => {
    const refusal = asRefusal(error);
    const requestId = context.get('requestId');
    if (refusal.status >= 500 && refusal !== error)
      deps.log.error({ err: error, requestId }, 'request failed');
    return jsonAnswer(refusal.status, errorBody(refusal, requestId), {
      'Cache-Control': 'no-store',
      ...errorHeaders(refusal),
    });
  });

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  mountCalls(app, deps, calls);
  app.all('/api/*', () => refuse(404, 'NOT_FOUND'));
  app.get('/cdn/*', (context) => deps.images.handle(context.req.raw));
  app.all('/cdn/*', () => refuse(405, 'METHOD_NOT_ALLOWED', { headers: { Allow: 'GET' } }));
  app.route('/sandbox', createSandbox(deps));
  app.all('/sandbox/*', () => refuse(404, 'NOT_FOUND'));
  app.all('*', serveApp(deps.config.appDir));
  return app;
}

/** Address of the peer; in a test there is no connection. */
function peerOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
