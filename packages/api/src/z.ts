/**
 * The only import of zod/mini. It sets `jitless` before any schema is created: parsing then compiles no code, which a
 * strict Content-Security-Policy would report as `unsafe-eval`.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
