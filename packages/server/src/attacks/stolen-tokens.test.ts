import { SignJWT } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAccess } from '../domain/sessions/access-token.ts';
import { issueToken } from '../domain/sessions/one-time-codes.ts';
import { testServer, type Tokens, createOperator, createPushBrowser } from '../testing/index.ts';

describe('tokens in other hands', () => {
  const server = testServer();
  let tokens: Tokens;
  let email: string;
  let players = 0;
  beforeEach(async () => {
    players += 1;
    email = `owner${players}@example.com`;
    tokens = await server.signUp({ email });
  });

  const byToken = (token: string, auth_type: string | null = 'manual_email', userAgent = 'a') =>
    server.signInByToken(token, auth_type, { headers: { 'User-Agent': userAgent } });
  const profile = (token: string) => server.get('/api/v1/profile/', { token });
  const claims = async () => {
    const found = await readAccess(server.deps.secrets, tokens.access, server.clock.now());
    if (typeof found === 'string') throw new Error(`the token is ${found}`);
    return found;
  };
  const linkCode = async () =>
    issueToken(
      server.deps,
      server.deps.db,
      { playerId: (await claims()).playerId, purpose: 'sign_in', subject: 'manual_email' },
      server.clock.now(),
    );

  it('a code sent again within its hour leaves one session open', { tags: ['X15', 'API-04'] }, async () => {
    const code = await linkCode();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        byToken(code, at % 2 === 0 ? 'manual_email' : null, `browser ${at}`),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, ...Array<number>(8).fill(401)]);
    const opened = responses.filter(({ status }) => status === 200);
    const statuses = await Promise.all(
      opened.map(async ({ body }) => (await profile(body.access.token)).status),
    );
    expect(statuses.sort()).toEqual([200, 401]);
    const lateCode = await linkCode();
    server.clock.pass(60 * 60_000);
    const refused = [
      ...responses.filter(({ status }) => status === 401),
      await byToken(lateCode),
      await byToken('made-up'),
    ];
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['401 AUTH_TOKEN_INVALID']),
    );
  });

  it('a token or code of one kind is none of another', { tags: ['X15', 'API-07', 'API-14'] }, async () => {
    expect((await profile(tokens.refresh)).status).toBe(401);
    expect((await byToken(tokens.access, null)).status).toBe(401);
    const code = await linkCode();
    const { playerId } = await claims();
    const reset = await issueToken(
      server.deps,
      server.deps.db,
      { playerId, purpose: 'reset_password', subject: email },
      server.clock.now(),
    );
    expect((await byToken(reset)).status).toBe(401);
    expect((await server.get(`/api/v1/profile/confirm-email/${code}`)).status).toBe(404);
    const body = { token: code, password: 'new-secret', region: 'KZ', brand: 'tulpar' };
    expect((await server.post('/api/reset-password/confirm', body)).status).toBe(422);
  });

  it('a refresh token whose successor was used ends the family', { tags: ['X30', 'API-08'] }, async () => {
    const second = (await server.refresh(tokens.refresh)).body.refresh.token;
    const third = (await server.refresh(second)).body;
    const stolen = await server.refresh(tokens.refresh);
    expect([stolen.status, stolen.body.message]).toEqual([400, 'REFRESH_TOKEN_INVALID']);
    expect((await server.refresh(third.refresh.token)).status).toBe(400);
    expect((await profile(third.access.token)).status).toBe(401);
    expect((await byToken(third.refresh.token, null)).status).toBe(401);
  });

  it('a token with a foreign signature or purpose is refused', { tags: ['X31', 'NET-08'] }, async () => {
    const { playerId, sessionId } = await claims();
    const key = server.deps.secrets.accessTokenKey;
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const payload = {
      sid: sessionId,
      sub: String(playerId),
      iss: 'tulpar',
      aud: 'tulpar-api',
      iat: now,
      exp: now + 300,
    };
    const sign = (changes: object, header: object = {}, by: Uint8Array = key) =>
      new SignJWT({ ...payload, ...changes })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
        .sign(by);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const [head = '', body = '', tag = ''] = tokens.access.split('.');
    const other = await server.signUp();
    const [, othersBody = ''] = other.access.split('.');
    const stranger = randomBytes(32);
    const forged = {
      'alg none': `${part({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
      'alg None, old tag': `${part({ alg: 'None', typ: 'at+jwt' })}.${body}.${tag}`,
      'no tag': `${head}.${body}.`,
      'other body, old tag': `${head}.${othersBody}.${tag}`,
      'other key': await sign({}, {}, stranger),
      'other key by kid': await sign({}, { kid: '../../../../dev/null' }, new Uint8Array(1)),
      'other key by jwk': await sign(
        {},
        { jwk: { kty: 'oct', k: Buffer.from(stranger).toString('base64url') } },
        stranger,
      ),
      'other key by jku': await sign({}, { jku: 'https://evil.example/keys' }, stranger),
      'exp far, other key': await sign({ exp: now + 1e9 }, {}, stranger),
      HS512: await sign({}, { alg: 'HS512' }),
      'other type': await sign({}, { typ: 'JWT' }),
      'no type': await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(key),
      'other audience': await sign({ aud: 'somebody-else' }),
      'other issuer': await sign({ iss: 'somebody-else' }),
      'without end': await sign({ exp: undefined }),
      'not yet': await sign({ nbf: now + 100 }),
      'other player': await sign({ sub: String(playerId + 1) }),
      'no player': await sign({ sub: 'NaN' }),
      'list of players': await sign({ sub: `${playerId} or 1=1` }),
      'no session': await sign({ sid: 1 }),
      'other session': await sign({ sid: 'sid_none' }),
    };
    expect((await profile(await sign({}))).status).toBe(200);
    for (const [name, token] of Object.entries(forged)) {
      const response = await profile(token);
      expect([name, response.status, response.body.message]).toEqual([name, 401, 'AUTH_TOKEN_INVALID']);
    }
    for (const header of [
      'Basic x',
      `bearer ${tokens.access}`,
      `Bearer ${tokens.access} x`,
      `Bearer  ${tokens.access}`,
      'Bearer',
    ]) {
      const response = await server.get('/api/v1/profile/', { headers: { Authorization: header } });
      expect([header, response.status]).toEqual([header, 401]);
    }
  });
});

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

  it.each(Object.keys(ends))('what was prepared before %s is invalid', { tags: ['SEC-04'] }, async (name) => {
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
