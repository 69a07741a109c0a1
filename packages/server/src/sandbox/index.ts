import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Dependencies } from '../dependencies.ts';
import { createChat } from './chat/index.ts';
import { createConsole } from './console/index.ts';
import { createGamePages, createRounds } from './games.ts';
import { createPayPages } from './pay.ts';
import { createPushService } from './push-service.ts';
import { createSocialPages } from './social.ts';
import { refuse } from '../domain/errors/refusal.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Files of the page by their name in the URL. */
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

/** A repeated key would replay the first response, so each try of a command has its own. */
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

/** Swagger UI sets styles and draws icons from data URLs. */
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

/** The contract as a page on which every call can be tried. */
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

/** Serves a stored picture to moderators as a download. Only the random key in the URL gives access. */
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
 * Simulates external systems: payment provider, games, mail, support and operator. Mounted under `/sandbox`
 * while the setting SANDBOX is on.
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
  // Hono distinguishes `/sandbox` and `/sandbox/`.
  sandbox.get('*', (context, next) =>
    context.req.path === '/sandbox/' ? Promise.resolve(context.redirect('/sandbox')) : next(),
  );
  return sandbox;
}
