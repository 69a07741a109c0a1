import { describe, expect, it } from 'vitest';
import { createOperator, createTestServer, testServer } from '../../testing/index.ts';

describe('the forms of the operator', () => {
  const server = testServer();

  it('act for no other site and no other browser', { tags: ['X32'] }, async () => {
    const operator = createOperator(server);
    const form: Record<string, string> = {
      ...(await operator.form('/sandbox', '/sandbox/region')),
      do: 'block',
      country: 'KZ',
    };
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      operator.post('/sandbox/region', fields, headers);
    const { token = '', ...bare } = form;
    const refused = [
      await post(bare),
      await post({ ...form, token: 'a'.repeat(64) }),
      await post(form, { 'Sec-Fetch-Site': 'cross-site' }),
      await post(form, { 'Sec-Fetch-Site': 'same-site' }),
      await post(form, { Origin: 'https://elsewhere.example' }),
      await post(form, { Origin: 'null' }),
      await createOperator(server).post('/sandbox/region', form),
    ];
    expect(token).toMatch(/^[\da-f]{64}$/);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect((await server.get('/api/v1/check')).status).toBe(200);
    expect((await post(form, { Origin: server.origin, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
    expect((await server.get('/api/v1/check')).status).toBe(451);
  });

  it('do not lead out of the sandbox', async () => {
    const operator = createOperator(server);
    for (const back of ['https://elsewhere.example', '//elsewhere.example', '/sandbox/../x', '']) {
      const form = await operator.form('/sandbox', '/sandbox/region');
      const answer = await operator.post('/sandbox/region', { ...form, do: 'unblock', back });
      expect(answer.headers.get('Location')).toMatch(/^\/sandbox\?done=unblock/);
    }
  });

  it('are not shown by a foreign name of this machine', async () => {
    const answer = await server.app.request('http://rebound.example/sandbox');
    expect(answer.status).toBe(421);
    expect(await answer.text()).not.toContain('name="token"');
  });

  it('take no long body', async () => {
    const operator = createOperator(server);
    const form = await operator.form('/sandbox', '/sandbox/demo');
    expect((await operator.post('/sandbox/demo', { ...form, slug: 'x'.repeat(30_000) })).status).toBe(413);
  });
});

describe('the setting SANDBOX', () => {
  it('off leaves nothing under /sandbox', async () => {
    const server = await createTestServer({ config: { sandbox: false } });
    for (const path of [
      '',
      '/',
      '/players',
      '/outbox',
      '/pay/x',
      '/games/lazy-lantern',
      '/fonts/russo.woff2',
    ]) {
      const answer = await server.app.request(`${server.origin}/sandbox${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await server.get('/api/v1/check')).status).toBe(200);
    await server.close();
  });
});

describe('the look of the pages', () => {
  it('is complete: title, labels, no script, nothing from other origins', async () => {
    const server = await createTestServer();
    const operator = createOperator(server);
    const { access } = await server.signUp();
    const ownerId = await server.idOf(access);
    for (const path of ['/sandbox', '/sandbox/players', `/sandbox/players/${ownerId}`, '/sandbox/outbox']) {
      const { text, headers } = await operator.open(path);
      expect(text).toContain('<html lang="en">');
      expect(text).not.toContain('<script');
      expect(text).not.toMatch(/undefined|\[object|NaN/);
      expect(text).not.toMatch(/ on\w+=| style=/);
      expect(headers.get('Content-Security-Policy')).toContain("form-action 'self'");
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      const labelled = [...text.matchAll(/<label\s+for="([^"]+)"/g)].map(([, id]) => id);
      const shown = [...text.matchAll(/<(?:input|select)\s+id="([^"]+)"/g)].map(([, id]) => id);
      expect(shown).toEqual(labelled);
      expect(new Set(shown).size).toBe(shown.length);
    }
    await server.close();
  });
});
