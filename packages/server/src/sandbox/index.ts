import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Dependencies } from '../dependencies.ts';
import { createChat } from './chat/index.ts';
import { createConsole } from './console/index.ts';
import { createGamePages, createRounds } from './games.ts';
import { createPayPages } from './pay.ts';
import { createSocialPages } from './social.ts';
import { refuse } from '../domain/errors/refusal.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { bodyLimit } from 'hono/body-limit';

/** Maximum message size, bytes, as in browsers' push services. */
const MAX_BODY_BYTES = 4_096;
const device = /^[\w-]{1,100}$/;
/** Maximum number of messages returned for a device. */
const mostShown = 100;
/** How long messages are stored, ms. */
const lifetime = 24 * 3_600_000;

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Simulates a browser's push service: an endpoint is `/sandbox/push/{device}`. A device name that starts with
 * `gone404`, `gone410` or `broken` simulates an unsubscribed browser or an outage; others accept the message,
 * and GET lists them.
 */
function createPushService({ db, clock }: Dependencies): Hono {
  const service = new Hono();
  service.use('/:device', async ({ req }, next) => {
    if (!device.test(req.param('device'))) return answer(404);
    await next();
    return undefined;
  });
  const small = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => answer(413) });
  service.post('/:device', small, async ({ req }) => {
    const name = req.param('device');
    const gone = /^gone(404|410)/.exec(name)?.[1];
    if (gone !== undefined) return answer(Number(gone));
    if (name.startsWith('broken')) return answer(500);
    const ttl = Number(req.header('TTL'));
    const isEncrypted = req.header('Content-Encoding') === 'aes128gcm';
    const isSigned = /^vapid t=[\w.-]+, ?k=[\w-]+$/.test(req.header('Authorization') ?? '');
    if (!Number.isSafeInteger(ttl) || ttl < 0 || !isEncrypted || !isSigned) return answer(400);
    const now = clock.now();
    await db
      .deleteFrom('sandbox_push_messages')
      .where('received_at', '<', new Date(now.getTime() - lifetime))
      .execute();
    await db
      .insertInto('sandbox_push_messages')
      .values({
        device: name,
        ttl: Math.min(ttl, 2_147_483_647),
        topic: req.header('Topic') ?? null,
        body: Buffer.from(await req.arrayBuffer()),
        received_at: now,
      })
      .execute();
    return answer(201);
  });
  service.get('/:device', async ({ req }) => {
    const rows = await db
      .selectFrom('sandbox_push_messages')
      .select(['ttl', 'body'])
      .where('device', '=', req.param('device'))
      .orderBy('id')
      .limit(mostShown)
      .execute();
    const messages = rows.map(({ ttl, body }) => ({ ttl, body: Buffer.from(body).toString('base64url') }));
    return Response.json({ messages }, { headers: { 'Cache-Control': 'no-store' } });
  });
  return service;
}

const { resolve } = createRequire(import.meta.url);

/** Files of the API reference by their name in the URL. */
const files: Readonly<Record<string, string>> = {
  'openapi.json': '@tulpar/api/openapi.json',
  'swagger-ui.css': 'swagger-ui-dist/swagger-ui.css',
  'swagger-ui-bundle.js': 'swagger-ui-dist/swagger-ui-bundle.js',
};

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Starts Swagger UI. Each POST gets a new idempotency key; with the same key it would get the first response. */
const script = `SwaggerUIBundle({
  url: '/sandbox/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  persistAuthorization: true,
  requestInterceptor(request) {
    if (request.method === 'POST') request.headers['Idempotency-Key'] = crypto.randomUUID();
    return request;
  },
});
`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>API</title><link rel="stylesheet" href="/sandbox/api/swagger-ui.css"></head><body><div id="reference"></div><script src="/sandbox/api/swagger-ui-bundle.js"></script><script src="/sandbox/api/start.js"></script></body></html>`;

/** Policy for Swagger UI, which sets styles and has icons in data URLs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that documents the contract and can try every call. */
function createApiReference(): Hono {
  const reference = new Hono();
  reference.get('/', (context) =>
    context.html(page, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }),
  );
  reference.get('/start.js', (context) =>
    context.body(script, 200, { 'Content-Type': types['.js'] ?? '', 'Cache-Control': 'no-cache' }),
  );
  reference.get('/:name', async (context) => {
    const name = context.req.param('name');
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (file === undefined) return refuse(404, 'NOT_FOUND');
    const headers = { 'Content-Type': types[extname(name)] ?? '', 'Cache-Control': 'no-cache' };
    return context.body(await readFile(resolve(file)), 200, headers);
  });
  return reference;
}

const keyForm = /^[\w-]{43}$/;

/** Serves the picture of a document to moderators as a download. The random key in the URL alone gives access. */
function createDocumentFiles(deps: Dependencies): Hono {
  return new Hono().get('/:key', async ({ req }) => {
    const key = req.param('key');
    const content = keyForm.test(key) ? await deps.files.get(key) : null;
    if (content === null) return refuse(404, 'NOT_FOUND');
    return new Response(Buffer.from(content), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Content-Disposition': `attachment; filename="${key.slice(0, 12)}.jpg"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Referrer-Policy': 'no-referrer',
      },
    });
  });
}

/**
 * Simulates external systems: payment provider, social login, games, mail, push service, support and operator; also
 * documents the API. Mounted under `/sandbox` if the setting SANDBOX is on.
 */
export function createSandbox(deps: Dependencies): Hono {
  const sandbox = new Hono();
  sandbox.use(compress());
  sandbox.route('/api', createApiReference());
  sandbox.route('/pay', createPayPages(deps));
  sandbox.route('/social', createSocialPages(deps));
  sandbox.route('/document-files', createDocumentFiles(deps));
  sandbox.route('/games', createGamePages(deps));
  sandbox.route('/rounds', createRounds(deps));
  sandbox.route('/chat', createChat(deps));
  sandbox.route('/push', createPushService(deps));
  sandbox.route('/', createConsole(deps));
  // Hono does not treat `/sandbox/` as `/sandbox`.
  sandbox.get('*', (context, next) =>
    context.req.path === '/sandbox/' ? Promise.resolve(context.redirect('/sandbox')) : next(),
  );
  return sandbox;
}
