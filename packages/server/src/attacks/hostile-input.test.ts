import { testFolder } from '../testing/file-storage.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { bodyOf, bodyShape, everyCall } from './contract-shapes.ts';

describe('input no client would send', () => {
  let server: TestServer;
  const appDir = testFolder();
  beforeAll(async () => {
    writeFileSync(join(appDir, 'index.html'), '<!doctype html><title>The app</title>');
    server = await createTestServer({ config: { appDir } });
  });
  afterAll(async () => {
    await server.close();
  });

  it('answers 404 to a path that is no text, with the app’s page', { tags: ['SEC-14'] }, async () => {
    const broken = ['%00', 'a%00b', '%', '%zz', '%E0%A4%A', '%ED%A0%80', '%c0%af'];
    const folders = [
      '/',
      '/games/',
      '/sandbox/',
      '/sandbox/players/',
      '/sandbox/pay/',
      '/sandbox/games/',
      '/sandbox/push/',
      '/sandbox/social/',
      '/sandbox/document-files/',
      '/cdn/',
      '/cdn/games/',
      '/api/',
    ];
    const calls = everyCall
      .filter(({ path }) => path.includes('{'))
      .map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x'));
    for (const method of ['GET', 'POST'])
      for (const path of [...folders, ...calls])
        for (const part of broken) {
          const address = path.endsWith('/x')
            ? path.slice(0, -1) + part
            : path.endsWith('/')
              ? path + part
              : path.replace('/x', `/${part}`);
          const response = await server.app.request(`${server.origin}${address}`, { method });
          const text = await response.text();
          const isPage = !/^\/(api|cdn|sandbox)\//.test(address);
          const status = isPage && method === 'POST' ? 405 : 404;
          expect([method, address, response.status]).toEqual([method, address, status]);

          if (isPage && method === 'GET') expect(text).toContain('<title>The app</title>');
        }
  });

  it('refuses a body that is nested without end', { tags: ['SEC-14'] }, async () => {
    const endpoint = everyCall.find(({ id }) => id === 'analytics');
    const shape = endpoint && bodyShape(endpoint);
    const [event] = bodyOf(shape ?? {}, 'a') as Record<string, unknown>[];
    const nested = (open: string, levels: number, close: string) =>
      JSON.stringify([{ ...event, local_time: '2026-01-12T10:00:00Z', payload: 'MARK' }]).replace(
        '"MARK"',
        `{"a":${open.repeat(levels)}1${close.repeat(levels)}}`,
      );
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const send = (levels: number) => server.post('/api/v1/analytics', nested(open, levels, close));
      expect([open, (await send(5)).status]).toEqual([open, 200]);
      expect([open, (await send(9_000)).status]).toEqual([open, 400]);
    }
  });

  it('gives one phone to one of several players in the same moment', { tags: ['SEC-14'] }, async () => {
    for (const round of [1, 2, 3]) {
      const players = await Promise.all(Array.from({ length: 5 }, () => server.signUp()));
      const answers = await Promise.all(
        players.map(({ access }) =>
          server.send('updateProfile', access, {
            phone: `7701555000${round}`,
            current_password: 'secret-word',
          }),
        ),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ status, body }) => [status, body.errors])).toEqual(
        Array.from({ length: 4 }, () => [422, { phone: ['PHONE_TAKEN'] }]),
      );
    }
  });

  it('refuses forms that are none', { tags: ['SEC-14'] }, async () => {
    const types = [
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ];
    const bodies = ['', '{', '--x', '--x\r\n\r\n', '\u0000', 'a'.repeat(900), '%zz=%00&&=&token[]=1'];
    const { access: token } = await server.signUp();
    const { page } = await server.startDeposit(token);
    const forms = [
      `/sandbox/pay/${page}`,
      '/sandbox/pay/x',
      `/sandbox/social/google?return_to=${encodeURIComponent(`${server.origin}/social-login`)}&state=${'s'.repeat(22)}`,
      '/sandbox/time',
      '/sandbox/players/1/ban',
      '/sandbox/rounds',
      '/sandbox/chat/messages',
      '/sandbox/push/x',
    ];
    for (const path of forms)
      for (const type of types)
        for (const body of bodies) {
          const headers = { 'Content-Type': type };
          const { status } = await server.app.request(`${server.origin}${path}`, {
            method: 'POST',
            headers,
            body,
          });
          expect([path, type, body.slice(0, 9), status < 500]).toEqual([path, type, body.slice(0, 9), true]);
        }
  });

  it.each(['0000-01-01', '0001-01-01', '1970-01-01', '9999-12-31', '2026-02-31'])(
    'answers about the day %s, or refuses it',
    { tags: ['SEC-14', 'SAFE-18'] },
    async (day) => {
      const { access: token } = await server.signUp();
      for (const call of ['statement', 'statement/lines', 'rounds'])
        for (const zone of ['UTC', 'Asia/Almaty', 'Asia/Baku']) {
          const { status } = await server.get(
            `/api/v1/profile/${call}?from=${day}&to=${day}&time_zone=${zone}`,
            { token },
          );
          expect([call, zone, [200, 422].includes(status)]).toEqual([call, zone, true]);
        }
    },
  );

  it('refuses to replace a document with an impossible number', { tags: ['SEC-14', 'KYC-16'] }, async () => {
    const { access: token } = await server.signUp();
    const upload = {
      document_type: 'Passport',
      name: 'passport.jpg',
      size: 1_000,
      type: 'image/jpeg',
      sha256: 'a'.repeat(64),
      replaces_id: Number.MAX_SAFE_INTEGER,
    };
    const { status, body } = await server.send('startUpload', token, upload);
    expect([status, body.errors]).toEqual([422, { replaces_id: ['UNKNOWN_VALUE'] }]);
  });

  it('fails no amount on purpose where there is no sandbox', { tags: ['SEC-14'] }, async () => {
    const real = await createTestServer({ config: { sandbox: false } });
    const { access: token } = await real.signUp();
    const { status } = await real.pay(token, { amount: 509_900 });
    expect(status).toBe(200);
    await real.close();
  });
});
