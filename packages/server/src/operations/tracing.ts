import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { MiddlewareHandler } from 'hono';
import type { LogEvent } from 'kysely';
import type { RequestVariables } from '../http/request-facts.ts';
import { partOf } from './metrics.ts';

const name = 'tulpar';

/** Sends spans to a collector (OTLP over HTTP) until the returned function is called. */
export function startTracing(url: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return async () => {
    for (const api of [trace, context, propagation]) api.disable();
    await provider.shutdown();
  };
}

/** Creates a span for each request, without its URL, because URLs contain codes and tokens. */
export function traceRequests(): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (request, next) => {
    // Requests that this server makes to render a page are internal spans of that page.
    const isDrawing = (request.env as { isDrawing?: boolean } | undefined)?.isDrawing === true;
    const kind = isDrawing ? SpanKind.INTERNAL : SpanKind.SERVER;
    const { method } = request.req;
    const parent = propagation.extract(context.active(), request.req.header());
    await trace.getTracer(name).startActiveSpan(method, { kind }, parent, async (span) => {
      try {
        await next();
      } finally {
        const { status } = request.res;
        span.updateName(`${method} ${request.get('call') ?? partOf(request.req.path)}`);
        span.setAttributes({
          'http.request.method': method,
          'http.response.status_code': status,
          'tulpar.request_id': request.get('requestId'),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
  };
}

/** Creates a span for each statement of a request; its text has placeholders instead of values. */
export function traceStatement({ query, queryDurationMillis, level }: LogEvent): void {
  if (trace.getActiveSpan() === undefined) return;
  const end = Date.now();
  const span = trace.getTracer(name).startSpan(query.sql.trim().split(/\s/, 1)[0] ?? 'query', {
    kind: SpanKind.CLIENT,
    startTime: end - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}
