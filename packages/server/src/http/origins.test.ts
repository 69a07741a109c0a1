import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';

const site = { region: 'KZ', brand: 'tulpar' };
const listed = { publicOrigin: 'https://play.example', appOrigins: ['https://app.example'] };

describe('links in messages', { tags: ['SEC-09'] }, () => {
  let server: TestServer;
  afterEach(() => server.close());

  /**
   * Origins of the links that are sent for a registration, a password reset and a login link, if the request has this
   * `Host` and `Origin`.
   */
  async function linkOrigins(host: string, origin?: string): Promise<string[]> {
    const email = `${randomUUID()}@example.com`;
    const post = async (path: string, body: unknown, token?: string) => {
      const answer = await server.app.request(`${host}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
          ...(origin === undefined ? {} : { Origin: origin }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      return (await answer.json()) as { access: { token: string }; url: string };
    };
    const { access } = await post('/api/signup', server.signUpBody({ email }));
    await post('/api/reset-password-request', { email, ...site, recaptcha_token: '' });
    const { url } = await post('/api/v1/profile/sign-in-link', undefined, access.token);
    const sent = await server.sent(email);
    expect(sent).toHaveLength(2);
    return [...new Set([url, ...sent.map(({ link }) => link ?? '')].map((link) => new URL(link).origin))];
  }

  it('start with PUBLIC_ORIGIN or a listed origin, whatever Host and Origin say', async () => {
    server = await createTestServer({ config: listed });
    expect(await linkOrigins('http://evil.example', 'https://evil.example')).toEqual([
      'https://play.example',
    ]);
    expect(await linkOrigins('http://evil.example', 'http://localhost:5173')).toEqual([
      'https://play.example',
    ]);
    expect(await linkOrigins('http://evil.example', 'https://app.example')).toEqual(['https://app.example']);
  });

  it('name this machine while there is no PUBLIC_ORIGIN', async () => {
    server = await createTestServer();
    const own = 'http://127.0.0.1:3000';
    expect(await linkOrigins('http://evil.example', 'http://evil.example')).toEqual([own]);
    expect(await linkOrigins('http://127.0.0.1.evil.example:3000')).toEqual([own]);
    expect(await linkOrigins('http://localhost:3000')).toEqual(['http://localhost:3000']);
    expect(await linkOrigins(own, 'http://localhost:5173')).toEqual(['http://localhost:5173']);
  });

  it('does not let a foreign name open the operator’s pages', async () => {
    server = await createTestServer({ config: { host: '0.0.0.0' } });
    expect((await server.app.request('http://evil.example/sandbox')).status).toBe(421);
    expect((await server.app.request('http://127.0.0.1:3000/sandbox')).status).toBe(200);
  });

  it('does not accept a loopback app once PUBLIC_ORIGIN is set', async () => {
    server = await createTestServer({ config: listed });
    for (const origin of ['http://localhost:5173', 'http://127.0.0.1:3000']) {
      const answer = await server.get('/api/v1/check', { headers: { Origin: origin } });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });
});
