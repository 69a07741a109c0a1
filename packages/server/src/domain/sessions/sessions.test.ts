import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testServer, type AnyBody } from '../../testing/index.ts';
import { refreshGrace, sessionLifetime } from './tokens.ts';

describe('sessions', () => {
  const server = testServer();

  const login = (email: string, password: string) => server.signIn({ email, password });

  it('gives another access token too, even within one second', { tags: ['API-08'] }, async () => {
    const first = await server.signUp();
    const second = (await server.refresh(first.refresh)).body;
    const third = (await server.refresh(second.refresh.token)).body;
    expect(new Set([first.access, second.access.token, third.access.token]).size).toBe(3);
  });

  it('returns the same pair within the grace period, also in parallel', { tags: ['API-08'] }, async () => {
    const first = await server.signUp();
    const responses = await Promise.all(Array.from({ length: 10 }, () => server.refresh(first.refresh)));
    server.clock.pass(refreshGrace);
    responses.push(await server.refresh(first.refresh));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map(({ body }) => body.refresh.token)).size).toBe(1);
    expect(new Set(responses.map(({ body }) => body.access.token)).size).toBe(1);
  });

  it('answers 400 to a replaced token after the grace period', { tags: ['API-08'] }, async () => {
    const first = await server.signUp();
    const second = (await server.refresh(first.refresh)).body;
    server.clock.pass(refreshGrace + 1);
    const stolen = await server.refresh(first.refresh);
    expect([stolen.status, stolen.body.message]).toEqual([400, 'REFRESH_TOKEN_INVALID']);
    expect((await server.refresh(second.refresh.token)).status).toBe(400);
    expect(await server.statusOf(second.access.token)).toBe(401);
  });

  it('responds 400 to an unknown, a wrong and an old token', { tags: ['API-08'] }, async () => {
    const tokens = await server.signUp();
    expect((await server.refresh('made-up')).status).toBe(400);
    expect((await server.refresh(tokens.access)).status).toBe(400);
    server.clock.pass(30 * 24 * 3_600_000 + 1);
    expect((await server.refresh(tokens.refresh)).status).toBe(400);
  });

  it('access token and game end with their session', { tags: ['API-08', 'SEC-04'] }, async () => {
    const tokens = await server.signUp();
    server.clock.pass(sessionLifetime - 60_000);
    const token = (await server.refresh(tokens.refresh)).body.access.token;
    expect(await server.statusOf(token)).toBe(200);
    const round = { session: await server.launch(token), round_key: randomUUID(), bet: 1_000 };
    server.clock.pass(60_000);
    const read = await server.get<AnyBody>('/api/v1/profile/', { token });
    expect([read.status, read.body.message]).toEqual([401, 'AUTH_TOKEN_EXPIRED']);
    const played = await server.post<AnyBody>('/sandbox/rounds', round);
    expect([played.status, played.body.message]).toEqual([409, 'GAME_SESSION_ENDED']);
  });

  it('keeps no token readable at rest', async () => {
    const tokens = await server.signUp();
    const rows = await server.rows('refresh_tokens');
    expect(JSON.stringify(rows)).not.toContain(tokens.refresh);
  });

  it('signs in with the right password and any case of the e-mail', { tags: ['API-03'] }, async () => {
    await server.signUp({ email: 'Sign.In@Example.com' });
    expect((await login('sign.in@example.COM', 'secret-word')).status).toBe(200);
    const wrong = await login('sign.in@example.com', 'secret-worD');
    const unknown = await login('nobody@example.com', 'secret-word');
    expect([wrong.status, wrong.body.message]).toEqual([401, 'AUTH_INVALID_CREDENTIALS']);
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
  });

  it('refuses a taken contact, a short password and a wrong code', { tags: ['API-02'] }, async () => {
    await server.signUp({ email: 'taken@example.com' });
    const signUpWith = async (changes: object) =>
      (await server.post('/api/signup', server.signUpBody({ ...changes }))).body;
    expect((await signUpWith({ email: 'TAKEN@example.com' })).errors).toEqual({ email: ['EMAIL_TAKEN'] });
    expect((await signUpWith({ password: '12345' })).errors).toEqual({ password: ['PASSWORD_TOO_SHORT'] });
    expect((await signUpWith({ email: 'nonsense' })).errors).toEqual({ email: ['EMAIL_INVALID'] });
    expect((await signUpWith({ promo_code: 'nope' })).errors).toEqual({
      promo_code: ['PROMO_CODE_NOT_FOUND'],
    });
    expect((await signUpWith({ promo_code: 'old2024' })).errors).toEqual({
      promo_code: ['PROMO_CODE_EXPIRED'],
    });
  });

  it(
    'sends one link a minute; its token confirms again, its code logs in twice',
    { tags: ['API-13', 'API-14'] },
    async () => {
      const { access } = await server.signUp({ email: 'confirm@example.com' });
      const letters = () => server.sent('confirm@example.com');
      await server.get('/api/v1/profile/verify-email', { token: access });
      expect(await letters()).toHaveLength(1);
      server.clock.pass(61_000);
      await server.get('/api/v1/profile/verify-email', { token: access });
      const [, letter] = await letters();
      const link = new URL(letter?.link ?? '');
      const token = link.pathname.split('/').at(-1) ?? '';
      const confirm = () => server.get(`/api/v1/profile/confirm-email/${token}`);
      expect((await confirm()).status).toBe(200);
      expect((await confirm()).status).toBe(200);
      const user = await server.read('profile', access);
      expect(user.is_email_confirmed).toBe(true);
      const code = link.searchParams.get('auth_token') ?? '';
      const statuses = [];
      for (let use = 0; use < 3; use += 1)
        statuses.push((await server.signInByToken(code, 'manual_email')).status);
      expect(statuses).toEqual([200, 200, 401]);
      const wrong = await server.get('/api/v1/profile/confirm-email/made-up');
      expect([wrong.status, wrong.body.message]).toEqual([404, 'CONFIRM_TOKEN_INVALID']);
      const again = await server.get('/api/v1/profile/verify-email', { token: access });
      expect([again.status, again.body.errors]).toEqual([422, { email: ['EMAIL_ALREADY_CONFIRMED'] }]);
    },
  );

  it('resets by link; an unknown address is answered alike', { tags: ['API-06', 'API-07'] }, async () => {
    const { access } = await server.signUp({ email: 'reset@example.com' });
    const known = await server.requestReset({ email: 'reset@example.com' });
    const unknown = await server.requestReset({ email: 'nobody@example.com' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const [letter] = await server.sent('reset@example.com', 'reset_password');
    const token = new URL(letter?.link ?? '').searchParams.get('token');
    const confirm = (password: string, given = token) => server.reset({ password, token: given });
    expect((await confirm('new-secret', 'made-up')).body.errors).toEqual({ token: ['TOKEN_INVALID'] });
    expect((await confirm('new-secret')).status).toBe(200);
    expect((await confirm('newer-secret')).body.errors).toEqual({ token: ['TOKEN_INVALID'] });
    expect(await server.statusOf(access)).toBe(401);
    expect((await login('reset@example.com', 'secret-word')).status).toBe(401);
    expect((await login('reset@example.com', 'new-secret')).status).toBe(200);
  });

  it('resets by phone: the code dies after ten minutes', { tags: ['API-07'] }, async () => {
    const phone = '77010000001';
    await server.signUp({ email: undefined, phone });
    const confirm = async (code: string) => (await server.reset({ phone, code })).body.errors;
    await server.requestReset({ phone });
    const code = await server.digits(phone);
    server.clock.pass(10 * 60_000);
    expect(await confirm(code)).toEqual({ code: ['CODE_EXPIRED'] });
    await server.requestReset({ phone });
    expect(await confirm(await server.digits(phone))).toBeUndefined();
  });

  it('a ban ends everything with 403, but the check responds', { tags: ['API-12'] }, async () => {
    const tokens = await server.signUp({ email: 'banned@example.com' });
    await server.update('players', { email: 'banned@example.com' }, { banned_at: server.clock.now() });
    const read = await server.get('/api/v1/profile/balance', { token: tokens.access });
    expect([read.status, read.body.message]).toEqual([403, 'AUTH_USER_BANNED']);
    const check = await server.get('/api/v1/profile/check-ban', { token: tokens.access });
    expect([check.status, check.body]).toEqual([200, { is_banned: true, code: 'AUTH_USER_BANNED' }]);
    for (const response of [
      await login('banned@example.com', 'secret-word'),
      await server.refresh(tokens.refresh),
      await server.signInByToken(tokens.refresh),
    ]) {
      expect([response.status, response.body.message]).toEqual([403, 'AUTH_USER_BANNED']);
    }
  });

  it.each(['change-password', 'update-password'])(
    '%s changes the password, ends the other sessions and keeps this one',
    { tags: ['API-17', 'API-18'] },
    async (call) => {
      const email = `${call}@example.com`;
      const here = await server.signUp({ email });
      const there = (await login(email, 'secret-word')).body;
      const change = (old_password: string, new_password: string) =>
        server.post(`/api/v1/profile/${call}`, { old_password, new_password }, { token: here.access });
      const wrong = await change('not-it', 'next-secret');
      expect([wrong.status, wrong.body.message, wrong.body.errors]).toEqual([
        422,
        'PASSWORD_WRONG',
        { old_password: ['PASSWORD_WRONG'] },
      ]);
      expect((await change('secret-word', 'short')).status).toBe(422);
      expect((await change('secret-word', 'secret-word')).body.message).toBe('PASSWORD_SAME');
      expect((await change('secret-word', 'next-secret')).status).toBe(200);
      expect([await server.statusOf(here.access), await server.statusOf(there.access.token)]).toEqual([
        200, 401,
      ]);
    },
  );
});
