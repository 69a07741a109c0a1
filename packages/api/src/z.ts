/**
 * The only import of zod/mini. `jitless` is set before any schema is created, so that parsing never compiles
 * code and a strict Content-Security-Policy reports no `unsafe-eval`.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
