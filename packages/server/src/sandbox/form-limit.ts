import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Takes no form longer than this, bytes. */
export const formLimit = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () =>
      new Response('413', {
        status: 413,
        headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
      }),
  });
