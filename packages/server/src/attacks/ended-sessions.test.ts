import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOperator, createPushBrowser, testServer, type Tokens } from '../testing/index.ts';

const minute = 60_000;

describe('the end of sessions', () => {
  const server = testServer();
  let tokens: Tokens;
  let email: string;
  let players = 0;
  beforeEach(async () => {
    players += 1;
    email = `held${players}@example.com`;
    tokens = await server.signUp({ email });
  });

  const byToken = (token: string, userAgent = 'a browser') =>
    server.signInByToken(token, 'pwa', { headers: { 'User-Agent': userAgent } });
  const signIn = (password: string) => server.signIn({ email, password });
  const requestReset = () => server.requestReset({ email });
  const useReset = (token: string) => server.reset({ token, password: 'next-secret' });
  /** Link in the last message with a purpose. */
  const link = async (purpose: string) => {
    const message = (await server.sent(email, purpose)).at(-1);
    return new URL(message?.link ?? '');
  };
  const signInLink = async () => {
    const { body } = await server.send('signInLink', tokens.access, undefined);
    return new URL(body.url).searchParams.get('auth_token') ?? '';
  };
  const round = async (session: string) => {
    const body = { session, round_key: randomUUID(), bet: 1_000 };
    const answer = await server.post('/sandbox/rounds', body);
    return [answer.status, answer.body.message];
  };
  const subscribe = (device: string) =>
    server.send('subscribePush', tokens.access, {
      endpoint: `${server.origin}/sandbox/push/${device}${players}`,
      keys: createPushBrowser().keys,
      kinds: ['payouts'],
    });

  const ends: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
    'a password changed elsewhere': async () => {
      const { body } = await signIn('secret-word');
      return server.send('changePassword', body.access.token, {
        old_password: 'secret-word',
        new_password: 'next-secret',
      });
    },
    'a reset password': async () => {
      await requestReset();
      return useReset((await link('reset_password')).searchParams.get('token') ?? '');
    },
    'a ban that was lifted': async (id) => {
      const operator = createOperator(server);
      const page = `/sandbox/players/${id}`;
      await operator.act(page, `${page}/ban`);
      return operator.act(page, `${page}/unban`);
    },
  };

  it.each(Object.keys(ends))('what was prepared before %s is dead', { tags: ['SEC-04'] }, async (name) => {
    const id = await server.idOf(tokens.access);
    await server.deposit(tokens.access, 500_000);
    const game = await server.launch(tokens.access);
    expect(await round(game)).toEqual([200, undefined]);
    expect((await subscribe('held')).status).toBe(200);
    const shown = await signInLink();
    await requestReset();
    const reset = (await link('reset_password')).searchParams.get('token') ?? '';
    const confirmation = await link('confirm_email');
    const mailed = confirmation.searchParams.get('auth_token') ?? '';

    await ends[name]?.(id);

    expect(await server.statusOf(tokens.access)).toBe(401);
    expect((await server.refresh(tokens.refresh)).status).toBe(400);
    for (const code of [tokens.refresh, shown, mailed]) expect((await byToken(code)).status).toBe(401);
    expect((await server.get(`/api/v1${confirmation.pathname.replace('/', '/profile/')}`)).status).toBe(404);
    expect((await useReset(reset)).body.errors).toEqual({ token: ['TOKEN_INVALID'] });
    expect(await round(game)).toEqual([409, 'GAME_SESSION_ENDED']);
    const page = await server.app.request(`${server.origin}/sandbox/games/lazy-lantern?s=${game}`);
    expect(page.status).toBe(410);
    const left = await server.rows('push_subscriptions', { player_id: id });
    expect(left).toEqual([]);
  });

  it('game and push of the session that changes the password continue', { tags: ['SEC-04'] }, async () => {
    await server.deposit(tokens.access, 500_000);
    const game = await server.launch(tokens.access);
    expect((await subscribe('own')).status).toBe(200);
    await server.send('changePassword', tokens.access, {
      old_password: 'secret-word',
      new_password: 'next-secret',
    });
    expect(await round(game)).toEqual([200, undefined]);
    const push = await server.get<{ devices: number }>('/api/v1/push', { token: tokens.access });
    expect(push.body.devices).toBe(1);
  });

  it('a new reset link ends the one before', { tags: ['SEC-04'] }, async () => {
    await requestReset();
    const former = (await link('reset_password')).searchParams.get('token') ?? '';
    await requestReset();
    expect((await useReset(former)).body.errors).toEqual({ token: ['TOKEN_INVALID'] });
    const latter = (await link('reset_password')).searchParams.get('token') ?? '';
    expect((await useReset(latter)).status).toBe(200);
  });

  it('a refresh token used to sign in is used up', { tags: ['SEC-06', 'API-04'] }, async () => {
    const second = (await byToken(tokens.refresh)).body;
    const third = (await byToken(second.refresh.token)).body;
    const all = [tokens.access, second.access.token, third.access.token];
    expect(await Promise.all(all.map(server.statusOf))).toEqual([200, 200, 200]);
    const stolen = await byToken(tokens.refresh);
    expect([stolen.status, stolen.body.message]).toEqual([401, 'AUTH_TOKEN_INVALID']);
    expect(await Promise.all(all.map(server.statusOf))).toEqual([401, 401, 401]);
    expect((await server.refresh(third.refresh.token)).status).toBe(400);
    expect((await byToken(third.refresh.token)).status).toBe(401);
  });

  it(
    'a refresh token used to sign in and then to refresh ends the family as well',
    { tags: ['SEC-06', 'API-08'] },
    async () => {
      const other = (await signIn('secret-word')).body;
      const second = (await byToken(tokens.refresh)).body;
      expect((await server.refresh(tokens.refresh)).status).toBe(400);
      expect(await server.statusOf(second.access.token)).toBe(401);
      expect(await server.statusOf(other.access.token)).toBe(200);
    },
  );

  const notices = async (token: string) => {
    const messages = await server.notifications(token);
    return messages.filter(({ sub_type }) => sub_type.startsWith('sign_in_link'));
  };

  it('a scanner that opens a mail link first is signed out', { tags: ['SEC-13', 'API-04'] }, async () => {
    const code = (await link('confirm_email')).searchParams.get('auth_token') ?? '';
    const scanner = await byToken(code, 'scanner');
    server.clock.pass(minute);
    const player = await byToken(code, 'phone');
    expect([scanner.status, player.status]).toEqual([200, 200]);
    expect(await server.statusOf(scanner.body.access.token)).toBe(401);
    expect((await server.refresh(scanner.body.refresh.token)).status).toBe(400);
    expect(await server.statusOf(player.body.access.token)).toBe(200);
    const [notice] = await notices(player.body.access.token);
    expect(notice?.content).toMatch(
      /^First log-in: 12\.01\.2026 15:\d\d, now ended\. Second log-in: 12\.01\.2026 15:/,
    );
    // The scanner's session has ended, so a third use fails.
    expect((await byToken(code, 'somebody')).status).toBe(401);
    expect(await server.statusOf(player.body.access.token)).toBe(200);
  });

  it(
    'a link shown on the player’s screen used twice ends the session it opened',
    { tags: ['SEC-13', 'CONT-06'] },
    async () => {
      const code = await signInLink();
      const first = (await byToken(code, 'thief')).body;
      expect((await byToken(code, 'phone')).status).toBe(401);
      expect(await server.statusOf(first.access.token)).toBe(401);
      expect(await notices(tokens.access)).toMatchObject([{ sub_type: 'sign_in_link_refused' }]);
      expect((await byToken(code, 'phone')).status).toBe(401);
      expect(await notices(tokens.access)).toHaveLength(1);
    },
  );
});
