/**
 * The one import of zod/mini. `jitless` is set before any schema is made, so that parsing never
 * compiles code and a strict Content-Security-Policy sees no `unsafe-eval` attempt.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
