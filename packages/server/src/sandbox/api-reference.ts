import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { refuse } from '../domain/errors/refusal.ts';

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
export function createApiReference(): Hono {
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
