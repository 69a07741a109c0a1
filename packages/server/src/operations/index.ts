export { createLog } from './log.ts';
export type { LogLevel } from './log.ts';
export { createMetrics, serveMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';
export { createReadiness } from './readiness.ts';
export type { Readiness } from './readiness.ts';
export { startTracing, traceRequests, traceStatement } from './tracing.ts';
export { watchRequests } from './watch.ts';
