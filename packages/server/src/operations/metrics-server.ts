import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * Serves the figures on a port of their own and nothing else: what a server counts is nobody's business outside,
 * and no path of the public origin leads here.
 */
export function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
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
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
