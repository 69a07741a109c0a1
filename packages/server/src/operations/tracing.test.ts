import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createTestServer } from '../testing/index.ts';
import { startTracing } from './index.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
}

it('sends a span of each request to the collector, in the trace of its caller and without secrets', async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const server = await createTestServer();
  const app = createApp({ ...server.deps, config: { ...server.deps.config, tracesUrl } });

  const stop = startTracing(tracesUrl);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, Authorization: 'Bearer S3CRET' };
  await app.request(`${server.origin}/api/v1/check?email=S3CRET`, { headers });
  await app.request(`${server.origin}/confirm-email/S3CRET`);
  await stop();

  expect(bodies.join()).not.toContain('S3CRET');
  expect(bodies.every((body) => body.startsWith('/v1/traces {'))).toBe(true);
  const spans = bodies.flatMap((body) => {
    const sent = JSON.parse(body.slice(body.indexOf('{'))) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
  expect(spans).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'GET check', traceId, parentSpanId: 'b7ad6b7169203331' }),
      expect.objectContaining({ name: 'GET app' }),
    ]),
  );
  await server.close();
  collector.close();
});
