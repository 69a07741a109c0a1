import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../ports.ts';
import type { RequestVariables } from '../http/request-facts.ts';

/** Upper bounds of the request duration histogram, s. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  readonly labels: string;
  count: number;
  seconds: number;
  readonly buckets: number[];
}

interface Answered {
  readonly method: string;
  /** Id of the contract's call, or part of the server; a URL would create too many series. */
  readonly call: string;
  readonly status: number;
  readonly seconds: number;
}

/** Metrics of this process in Prometheus' text format. */
export interface Metrics {
  began(): void;
  answered(request: Answered): void;
  text(): string;
  close(): void;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Metrics; `gauges` are read when the text is created. */
export function createMetrics(
  gauges: Readonly<Record<string, { help: string; read: () => number }>>,
): Metrics {
  const series = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let running = 0;

  const block = (name: string, type: string, help: string, lines: readonly string[]) =>
    [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
  const gauge = (name: string, help: string, value: number) =>
    block(name, 'gauge', help, [`${name} ${value}`]);

  return {
    began() {
      running += 1;
    },
    answered({ method, call, status, seconds }) {
      running -= 1;
      const labels = `method="${methods.has(method) ? method : 'other'}",call="${call}",status="${status}"`;
      let one = series.get(labels);
      if (one === undefined) {
        one = { labels, count: 0, seconds: 0, buckets: bounds.map(() => 0) };
        series.set(labels, one);
      }
      one.count += 1;
      one.seconds += seconds;
      for (const [at, bound] of bounds.entries()) {
        if (seconds <= bound) one.buckets[at] = (one.buckets[at] ?? 0) + 1;
      }
    },
    text() {
      const name = 'tulpar_request_seconds';
      const requests = [...series.values()].flatMap(({ labels, count, seconds, buckets }) => [
        ...bounds.map((bound, at) => `${name}_bucket{${labels},le="${bound}"} ${buckets[at] ?? 0}`),
        `${name}_bucket{${labels},le="+Inf"} ${count}`,
        `${name}_sum{${labels}} ${seconds}`,
        `${name}_count{${labels}} ${count}`,
      ]);
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const blocks = [
        block(name, 'histogram', 'Time from receiving a request to its answer.', requests),
        gauge('tulpar_requests_running', 'Requests not answered yet.', running),
        ...Object.entries(gauges).map(([key, { help, read }]) => gauge(key, help, read())),
        gauge('process_resident_memory_bytes', 'Memory the process holds.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Memory its objects take.', heapUsed),
        block('process_cpu_seconds_total', 'counter', 'Processor time spent.', [
          `process_cpu_seconds_total ${(user + system) / 1e6}`,
        ]),
        gauge(
          'nodejs_eventloop_lag_p99_seconds',
          'Delay of timers since the last reading.',
          Number.isNaN(delay.percentile(99)) ? 0 : delay.percentile(99) / 1e9,
        ),
      ];
      delay.reset();
      return `${blocks.join('\n')}\n`;
    },
    close: () => delay.disable(),
  };
}

/** Serves the metrics on a separate port, because they are internal and must not be public. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isMetricsPath = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    response.writeHead(isMetricsPath ? 200 : 404, {
      'Content-Type': isMetricsPath
        ? 'text/plain; version=0.0.4; charset=utf-8'
        : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(isMetricsPath ? metrics.text() : 'Not found');
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Part of the server that a path belongs to if it is no call of the contract. */
export const partOf = (path: string) =>
  /^\/(api|cdn|sandbox|healthz|readyz)(?=\/|$)/.exec(path)?.[1] ?? 'app';

/** Counts each request and logs it as `debug`, without its URL, because URLs contain codes and tokens. */
export function watchRequests({
  metrics,
  log,
}: {
  readonly metrics: Metrics | null;
  readonly log: Log;
}): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    // Requests that this server makes to render a page count as part of that page.
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
