import { describe, expect, it } from 'vitest';
import { testServer, site } from '../../testing/index.ts';

interface Link {
  readonly url: string;
  readonly expires_at: string;
  readonly message?: string;
}

describe('sign-in links', () => {
  const server = testServer();

  const create = (token: string) => server.post<Link>('/api/v1/profile/sign-in-link', undefined, { token });
  const codeOf = ({ url }: Link) => new URL(url).searchParams.get('auth_token') ?? '';
  const redeem = (code: string) =>
    server.post<{ access: { token: string } }>('/api/authenticate', {
      token: code,
      auth_type: 'pwa',
      ...site,
    });

  it('signs the player in once, on the page of the app', { tags: ['CONT-06'] }, async () => {
    const { access } = await server.signUp({ email: 'scan@example.com' });
    const { status, body } = await create(access);
    expect(status).toBe(200);
    expect(body.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/app\?auth_token=[\w-]{20,}&auth_type=pwa$/);
    expect(Date.parse(body.expires_at) - server.clock.now().getTime()).toBe(5 * 60_000);
    const first = await redeem(codeOf(body));
    expect(first.status).toBe(200);
    const { body: player } = await server.get<{ email: string }>('/api/v1/profile/', {
      token: first.body.access.token,
    });
    expect(player.email).toBe('scan@example.com');
    expect((await redeem(codeOf(body))).status).toBe(401);
  });

  it('is over after 5 min, and a new link ends the one before', { tags: ['CONT-06'] }, async () => {
    const { access } = await server.signUp();
    const { body: former } = await create(access);
    const { body: latter } = await create(access);
    expect((await redeem(codeOf(former))).status).toBe(401);
    server.clock.pass(5 * 60_000);
    expect((await redeem(codeOf(latter))).status).toBe(401);
  });

  it('makes at most 5 in 10 min, and none for a guest', { tags: ['CONT-06'] }, async () => {
    const { access } = await server.signUp();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await create(access)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await server.post('/api/v1/profile/sign-in-link')).status).toBe(401);
  });
});
