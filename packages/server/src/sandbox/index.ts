import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Dependencies } from '../dependencies.ts';
import { createApiReference } from './api-reference.ts';
import { createChat } from './chat/index.ts';
import { createConsole } from './console/index.ts';
import { createGamePages, createRounds } from './games.ts';
import { createPayPages } from './pay.ts';
import { createPushService } from './push-service.ts';
import { createSocialPages } from './social.ts';
import { refuse } from '../domain/errors/refusal.ts';

const keyForm = /^[\w-]{43}$/;

/**
 * Serves a stored picture to moderators, always as a download. Only the random key in the URL gives access.
 */
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
