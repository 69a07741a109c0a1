import type { MiddlewareHandler } from 'hono';
import type { Log } from '../ports.ts';
import type { RequestVariables } from '../http/request-facts.ts';
import type { Metrics } from './metrics.ts';

/** Part of the server for a path that is not a call of the contract. */
export const partOf = (path: string) =>
  /^\/(api|cdn|sandbox|healthz|readyz)(?=\/|$)/.exec(path)?.[1] ?? 'app';

/**
 * Counts each request and optionally logs it, without its URL: paths and queries contain codes and tokens.
 */
export function watchRequests({
  metrics,
  log,
}: {
  readonly metrics: Metrics | null;
  readonly log: Log;
}): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    // Requests made while this server renders a page belong to that page.
    if ((context.env as { isDrawing?: boolean } | undefined)?.isDrawing) return await next();
    const start = performance.now();
    metrics?.began();
    try {
      await next();
    } finally {
      const seconds = (performance.now() - start) / 1000;
      const call = context.get('call') ?? partOf(context.req.path);
      const { method } = context.req;
      const { status } = context.res;
      metrics?.answered({ method, call, status, seconds });
      log.debug(
        {
          requestId: context.get('requestId'),
          method,
          call,
          status,
          ms: Math.round(seconds * 1000),
        },
        'answered',
      );
    }
  };
}
