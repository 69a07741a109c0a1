import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../dependencies.ts';
import { createApp } from '../app.ts';
import { createTestServer } from '../testing/index.ts';
import { createLog, maskText } from './log.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { startTracing } from './tracing.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

function captureLog() {
  let text = '';
  const log = createLog('debug', {
    write(line) {
      text += line;
    },
  });
  return { log, text: () => text };
}

describe('log', () => {
  it('holds no token, password, code, contact or card of a whole journey', async () => {
    const captured = captureLog();
    const server = await createTestServer({ log: captured.log });
    const password = 'hunter-two-secret';
    const email = 'somebody.real@example.com';
    const tokens = await server.signUp({ email, password });
    const { access, refresh } = tokens;
    await server.renew(tokens);
    await server.signIn({ email, password });
    await server.post('/api/authenticate', {
      email,
      password: `${password}!`,
      region: 'KZ',
      brand: 'tulpar',
      domain: 'x',
    });
    const { page } = await server.startDeposit(access, {
      fields: { card_number: '4111111111111111', cvv: '737' },
    });
    await server.press(page, 'success');
    await server.get(`/sandbox/pay/${page}`);
    const key = randomUUID();
    await server.post(
      '/api/v1/profile/',
      { first_name: 'A', phone: '77011234567', current_password: password },
      { token: access, key },
    );
    await server.post('/api/request_password_reset', { email });
    const mails = await server.rows('outbox');
    const links = mails.flatMap(({ link }) => (link === null ? [] : [link.split('/').at(-1) ?? '']));
    for (const link of links) await server.get(`/confirm-email/${link}?auth_token=${refresh}`);
    // Cause an internal error whose database message quotes values.
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception '% is refused', new; end $$`.execute(server.deps.db);
    await sql`create trigger refuse before insert on visits
      for each row execute function refuse()`.execute(server.deps.db);
    await server.post('/api/v1/visits', {
      visitor_uid: email,
      url: `https://x.example/${refresh}`,
      user_agent: access,
      client_ip: '',
    });
    captured.log.error(
      {
        err: new Error(`Key (email)=(${email}) for ${access}`),
        token: refresh,
        deep: { password, cardNumber: '4111111111111111' },
      },
      `of ${email}`,
    );

    const text = captured.text();
    expect(text.split('\n').length).toBeGreaterThan(10);
    expect(text).toContain('"request failed"');
    for (const secret of [
      access,
      refresh,
      password,
      email,
      page,
      key,
      '4111111111111111',
      '77011234567',
      ...links,
    ])
      expect(text).not.toContain(secret);
    // The log contains what an operator needs: call, response and request id.
    expect(text).toMatch(/"requestId":"req_[0-9a-f]{24}"/);
    expect(text).toContain('"call":"authenticate"');
    expect(text).not.toContain('"ip"');
    for (const line of text.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
    await server.close();
  });
});

describe('masking', () => {
  it('takes time in proportion to a hostile text, not to its square', { tags: ['SEC-14'] }, () => {
    const fastest = (text: string) =>
      Math.min(
        ...Array.from({ length: 8 }, () => {
          const start = performance.now();
          maskText(text);
          return performance.now() - start;
        }),
      );
    const parts = ['eyJ-', 'eyJ.', 'a@', '@', '1 ', '1-', 'a-', '-', 'Bearer ', ')=('];
    const grown = parts.filter((part) => {
      const [short, long] = [2_000, 8_000].map((length) => fastest(part.repeat(length).slice(0, length)));
      return (long ?? 0) > 9 * (short ?? 0) + 2;
    });
    expect(grown).toEqual([]);
    expect(maskText('Bad eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl here')).toBe('Bad *** here');
  });
});

describe('health', () => {
  it('distinguishes liveness from readiness', async () => {
    const server = await createTestServer();
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await server.get('/readyz')).status).toBe(200);
    server.deps.readiness.stopping();
    const stopping = await server.get('/readyz');
    expect([stopping.status, stopping.headers.get('Retry-After')]).toEqual([503, '1']);
    await server.close();
    const broken = await createTestServer();
    await broken.close();
    expect((await broken.get('/readyz')).status).toBe(503);
    expect((await broken.get('/healthz')).status).toBe(200);
  });
});

describe('figures', () => {
  it('count calls by name, are no path of the public origin, and know no address', async () => {
    const metrics = createMetrics({ tulpar_event_streams: { help: 'Streams.', read: () => 3 } });
    const server = await createTestServer();
    const deps: Dependencies = { ...server.deps, metrics };
    const app = createApp(deps);
    await app.request(`${server.origin}/api/v1/check`);
    await app.request(`${server.origin}/api/v1/check`);
    await app.request(`${server.origin}/confirm-email/T0KEN`);
    await app.request(`${server.origin}/api/v1/T0KEN`, { method: 'BREW' });
    const page = await app.request(`${server.origin}/metrics`);
    expect(await page.text()).not.toContain('tulpar_request');

    const own = await serveMetrics(metrics, 0, '127.0.0.1');
    const address = own.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('Content-Type')).toContain('version=0.0.4');
    expect(text).toContain('tulpar_request_seconds_count{method="GET",call="check",status="200"} 2\n');
    expect(text).toContain('method="other",call="api",status="404"');
    expect(text).toContain('\ntulpar_requests_running 0\n');
    expect(text).toContain('\ntulpar_event_streams 3\n');
    expect(text).not.toContain('T0KEN');
    // Every line is a comment, or a name with labels and a number.
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# |[a-z_0-9]+(\{[^{}]*\})? -?[\d.e+-]+$)/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    own.closeAllConnections();
    own.close();
    metrics.close();
    await server.close();
  });

  it('are all shown by the dashboard, which shows no others', () => {
    const file = new URL('../../../../docs/monitoring/grafana.json', import.meta.url);
    const { panels } = JSON.parse(readFileSync(file, 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const shown = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/(?:tulpar|process|nodejs)_\w+/g) ?? []),
    );
    const metrics = createMetrics({ tulpar_event_streams: { help: 'Streams.', read: () => 0 } });
    const known = [...metrics.text().matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    metrics.close();
    const names = shown.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
    expect([...new Set(names)].toSorted()).toEqual(known.toSorted());
  });
});

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
