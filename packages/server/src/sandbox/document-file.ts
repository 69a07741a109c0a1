import { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../domain/errors/refusal.ts';

const keyForm = /^[\w-]{43}$/;

/**
 * Serves a stored picture to moderators, always as a download. Only the random key in the URL gives access.
 */
export function createDocumentFiles(deps: Dependencies): Hono {
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
