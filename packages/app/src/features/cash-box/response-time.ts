import { report } from '#app/platform/telemetry/report.ts';

/** When loading counts as slow, ms: methods (CASH-10), the form of one method (CASH-11). */
export const SLOW_METHODS = 10_000;
export const SLOW_OPTIONS = 5000;

/** Name of the header with the server's own time, ms (CASH-08). */
const HEADER = 'X-Response-Time';

/** Reports what the server says of a slow answer (CASH-08, OP-58); `limit` is in ms. */
export function reportResponseTime(name: 'methods' | 'options', headers: Headers, limit: number): void {
  const text = headers.get(HEADER) ?? '';
  if (!/^\d{1,7}$/.test(text)) return;
  const responseTime = Number(text);
  if (responseTime >= limit) report('cash-box-slow-answer', { name, responseTime });
}
