import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { join } from 'node:path';
import type { Dependencies } from './dependencies.ts';
import { asRefusal, errorBody, errorHeaders, jsonAnswer } from './http/answer.ts';
import { crossOrigin, securityHeaders, clientAddress, serverOrigin } from './http/origins.ts';
import { mountCalls } from './http/mount.ts';
import type { RequestVariables } from './http/request-facts.ts';
import { createFirstViews } from './http/first-views.ts';
import { createBuildArchive } from './http/build-archive.ts';
import { mountMovedPaths, mountSearchEngineFiles } from './http/search-engines.ts';
import { decodePath, serveApp } from './http/static.ts';
import { refuse } from './domain/errors/refusal.ts';
import { answerWithFaults, followSandbox } from './sandbox/state.ts';
import { createSandbox } from './sandbox/index.ts';
import { traceRequests } from './operations/tracing.ts';
import { watchRequests } from './operations/metrics.ts';
import { randomId } from './secrets.ts';
import type { AllCalls } from './http/call.ts';
import { bonusCalls } from './http/calls/bonuses.ts';
import { cashBoxCalls } from './http/calls/cash-box.ts';
import { catalogueCalls } from './http/calls/catalogue.ts';
import { contentCalls } from './http/calls/content.ts';
import { documentCalls } from './http/calls/documents.ts';
import { notificationCalls } from './http/calls/notifications.ts';
import { phoneCalls, profileCalls, sessionCalls } from './http/calls/profile.ts';
import { protectionCalls } from './http/calls/protection.ts';
import { searchCalls } from './http/calls/search.ts';
import { signInCalls } from './http/calls/sign-in.ts';
import { technicalCalls, visitCalls } from './http/calls/technical.ts';
import { tournamentCalls } from './http/calls/tournaments.ts';

const calls: AllCalls = {
  ...bonusCalls,
  ...cashBoxCalls,
  ...catalogueCalls,
  ...contentCalls,
  ...documentCalls,
  ...notificationCalls,
  ...phoneCalls,
  ...profileCalls,
  ...protectionCalls,
  ...searchCalls,
  ...sessionCalls,
  ...signInCalls,
  ...technicalCalls,
  ...tournamentCalls,
  ...visitCalls,
};

type App = Hono<{ Variables: RequestVariables }>;

/** The whole server as a function of a request; it does not listen. */
export function createApp(deps: Dependencies): App {
  const app: App = new Hono();

  let isProxyNoticed = false;
  const noticeProxy = (forwarded: string | undefined) => {
    if (forwarded === undefined || isProxyNoticed) return;
    isProxyNoticed = true;
    deps.log.warn(
      'a request came with X-Forwarded-For though PROXIES is 0: behind a proxy all visitors share its address',
    );
  };

  app.use(async (context, next) => {
    const requestId = randomId('req');
    context.set('requestId', requestId);
    context.set('ip', clientAddress(context, deps.config.proxies));
    if (deps.config.proxies === 0) noticeProxy(context.req.header('X-Forwarded-For'));
    await next();
    context.res.headers.set('X-Request-Id', requestId);
  });
  if (deps.config.tracesUrl !== null) app.use(traceRequests());
  app.use(watchRequests(deps));
  app.use(securityHeaders(deps.config, () => deps.clock.now()));
  // The HTTP parser accepts a `Host` that makes an invalid URL, such as `999.1`.
  app.use((context, next) => (URL.canParse(context.req.url) ? next() : refuse(400, 'BODY_INVALID')));
  app.use('/api/*', crossOrigin(deps.config));
  if (deps.config.sandbox) {
    app.use('/api/*', followSandbox(deps));
    app.use('/sandbox/*', followSandbox(deps));
  }
  for (const part of ['/api/*', '/cdn/*', '/sandbox/*']) {
    app.use(part, (context, next) =>
      decodePath(context.req.path) === null ? refuse(404, 'NOT_FOUND') : next(),
    );
  }
  app.use('/api/*', compress());
  app.use('/cdn/*', compress());

  app.onError((error, context) => {
    const refusal = asRefusal(error);
    const requestId = context.get('requestId');
    if (refusal.status >= 500 && refusal !== error) {
      if (refusal.status === 503)
        deps.log.warn({ err: error, requestId }, 'the database or the bucket is away or busy');
      else deps.log.error({ err: error, requestId }, 'request failed');
    }
    return jsonAnswer(refusal.status, errorBody(refusal, requestId), {
      'Cache-Control': 'no-store',
      ...errorHeaders(refusal),
    });
  });

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const reason = await deps.readiness.check();
    const headers = { 'Cache-Control': 'no-store' };
    return reason === null
      ? context.json({ status: 'ok' }, 200, headers)
      : context.json({ status: 'unavailable', reason }, 503, { ...headers, 'Retry-After': '1' });
  });
  mountCalls(
    app,
    deps,
    calls,
    deps.config.sandbox ? (context, id, respond) => answerWithFaults(deps, context, id, respond) : undefined,
  );
  app.all('/api/*', () => refuse(404, 'NOT_FOUND'));
  app.get('/cdn/*', (context) => deps.images.handle(context.req.raw));
  app.all('/cdn/*', () => refuse(405, 'METHOD_NOT_ALLOWED', { headers: { Allow: 'GET' } }));
  if (deps.config.sandbox) app.route('/sandbox', createSandbox(deps));
  app.all('/sandbox/*', () => refuse(404, 'NOT_FOUND'));
  mountSearchEngineFiles(app, deps);
  mountMovedPaths(app);
  app.all(
    '*',
    serveApp(deps.config.appDir, {
      archive: createBuildArchive(deps.config.appDir, join(deps.config.dataDir, 'builds')),
      chatOrigins: deps.config.chatOrigins,
      draw: createFirstViews({
        folder: deps.config.appDir,
        answer: (request, context) => app.fetch(request, { ...context.env, isDrawing: true }),
        origin: (url) => serverOrigin(deps.config, url),
        now: () => deps.clock.now().getTime(),
        onError: (error) => deps.log.error({ err: error }, 'a page was not drawn'),
      }),
      onError: (error) => deps.log.warn({ err: error }, 'the files of this build could not be archived'),
    }),
  );
  return app;
}
