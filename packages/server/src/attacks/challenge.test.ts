import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { newServer, type TestResponse, type Answers } from '../testing/index.ts';
import type { AttemptLimits } from '../domain/sessions/attempt-limits.ts';

interface Challenge {
  readonly challenge: string;
  readonly difficulty: number;
}

const site = { region: 'KZ', brand: 'tulpar' };

function solve({ challenge, difficulty }: Challenge): string {
  for (let nonce = 0; ; nonce += 1) {
    const answer = `${challenge}:${nonce}`;
    const digest = createHash('sha256').update(answer).digest();
    if (Math.clz32(digest.readUInt32BE()) >= difficulty) return answer;
  }
}

describe('limits of an address', () => {
  const server = newServer({ config: { proxies: 1, signUpsPerAddress: 3 } });

  const from = (ip: string, headers: Record<string, string> = {}) => ({
    headers: { 'X-Forwarded-For': ip, ...headers },
  });
  const signIn = (
    email: string,
    ip: string,
    more: { password?: string; recaptcha_token?: string; cookie?: string | undefined } = {},
  ) => {
    const { password = 'secret-word', recaptcha_token, cookie } = more;
    return server.signIn(
      { email, password, recaptcha_token },
      from(ip, cookie === undefined ? {} : { Cookie: cookie }),
    );
  };
  const signUp = (email: string, ip: string, more: object = {}) =>
    server.post('/api/signup', server.signUpBody({ email, ...more }), from(ip));
  const outcome = ({ status, body }: TestResponse) => [status, body.message];
  const cookieOf = ({ headers }: TestResponse<unknown>) => headers.get('Set-Cookie')?.split(';')[0];
  const challengeOf = ({ body }: TestResponse) => {
    if (body.details === undefined) throw new Error(`no challenge in ${JSON.stringify(body)}`);
    return body.details as unknown as Challenge;
  };
  /** Records attempts without making them, because each login attempt would hash a password. */
  const use = async (limit: keyof AttemptLimits, key: string, count: number) => {
    for (let at = 0; at < count; at += 1) await server.deps.limits[limit].take(key, server.clock.now());
  };
  const challenged = [429, 'CHALLENGE_REQUIRED'];
  const refused = [429, 'TOO_MANY_ATTEMPTS'];

  it('after 100 guesses an unknown browser must solve a challenge', { tags: ['SEC-10', 'X33'] }, async () => {
    const email = 'shared@example.com';
    const known = cookieOf(await signUp(email, '2001:db8:9::1'));
    // Each guess uses another account and another address of the same /64.
    await use('address', '2001:db8:1:2::/64', 90);
    const guess = (at: number) =>
      signIn(`a${at}@example.com`, `2001:db8:1:2::${at.toString(16)}`, { password: 'x' });
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at + 1)));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);

    const here = '2001:db8:1:2:ffff::7';
    const stopped = await signIn(email, here);
    expect(outcome(stopped)).toEqual(challenged);
    expect((await signIn(email, here, { cookie: known })).status).toBe(200);
    expect((await signIn(email, '2001:db8:1:3::7')).status).toBe(200);
    const answer = solve(challengeOf(stopped));
    expect((await signIn(email, here, { recaptcha_token: answer })).status).toBe(200);
  });

  it('a solution counts once, soon, and for its account and address only', { tags: ['SEC-10'] }, async () => {
    await signUp('mine@example.com', '10.0.0.9');
    await use('address', '10.0.0.1', 100);
    await use('address', '10.0.0.2', 100);
    const mine = (answer: string, ip = '10.0.0.1') =>
      signIn('mine@example.com', ip, { recaptcha_token: answer });
    const answer = solve(challengeOf(await mine('')));
    const [challenge] = answer.split(':');
    for (const wrong of [`${challenge}:x`, `${challenge}`, 'made.up.text:1', `:${answer}`])
      expect([wrong, ...outcome(await mine(wrong))]).toEqual([wrong, ...challenged]);
    expect(outcome(await mine(answer, '10.0.0.2'))).toEqual(challenged);
    const other = await signIn('other@example.com', '10.0.0.1', { recaptcha_token: answer });
    expect(outcome(other)).toEqual(challenged);
    expect((await mine(answer)).status).toBe(200);
    expect(outcome(await mine(answer))).toEqual(challenged);

    const late = solve(challengeOf(await mine('')));
    server.clock.pass(5 * 60_000);
    expect(outcome(await mine(late))).toEqual(challenged);
  });

  it('ten wrong guesses with a challenge each are the end for a time', { tags: ['SEC-10'] }, async () => {
    await use('address', '10.0.1.1', 100);
    await use('solved', 'a@example.com\n10.0.1.1', 9);
    const guess = async () => {
      const recaptcha_token = solve(challengeOf(await signIn('a@example.com', '10.0.1.1')));
      return await signIn('a@example.com', '10.0.1.1', { recaptcha_token });
    };
    expect(outcome(await guess())).toEqual([401, 'AUTH_INVALID_CREDENTIALS']);
    const last = await guess();
    expect(outcome(last)).toEqual(refused);
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('a forged cookie, or one of another account, is no known browser', { tags: ['SEC-10'] }, async () => {
    await signUp('target@example.com', '10.0.2.9');
    const foreign = cookieOf(await signUp('foreign@example.com', '10.0.2.9'));
    await use('address', '10.0.2.1', 100);
    for (const cookie of [foreign, 'device=AAAAAAAAAAAAAAAAAAAAAA.AAAA', 'device=', `${foreign}x`])
      expect([cookie, ...outcome(await signIn('target@example.com', '10.0.2.1', { cookie }))]).toEqual([
        cookie,
        ...challenged,
      ]);
  });

  it('over an address limit resets and social sign-ins need a challenge', { tags: ['SEC-10'] }, async () => {
    await use('address', '10.0.3.1', 100);
    const calls: [string, object][] = [
      ['/api/signup', server.signUpBody()],
      ['/api/reset-password-request', { email: 'a@example.com', ...site, recaptcha_token: '' }],
      ['/api/reset-password/confirm', { token: 't', password: 'new-secret', ...site }],
      ['/api/social-authenticate', { provider: 'google', token: 't', ...site, domain: 'localhost' }],
    ];
    for (const [path, body] of calls) {
      const first = await server.post(path, body, from('10.0.3.1'));
      expect([path, ...outcome(first)]).toEqual([path, ...challenged]);
      const solved = { ...body, recaptcha_token: solve(challengeOf(first)) };
      const second = await server.post(path, solved, from('10.0.3.1'));
      expect([path, second.status === 429]).toEqual([path, false]);
    }
  });

  it('registrations from one address need a challenge, then end', { tags: ['SEC-11'] }, async () => {
    const ip = '10.0.4.1';
    for (let at = 0; at < 3; at += 1) expect((await signUp(`new${at}@example.com`, ip)).status).toBe(200);
    const stopped = await signUp('more@example.com', ip);
    expect(outcome(stopped)).toEqual(challenged);
    const recaptcha_token = solve(challengeOf(stopped));
    expect((await signUp('more@example.com', ip, { recaptcha_token })).status).toBe(200);
    await use('solvedSignUp', ip, 14);
    const again = solve(challengeOf(await signUp('last@example.com', ip)));
    const end = await signUp('last@example.com', ip, { recaptcha_token: again });
    expect(outcome(end)).toEqual(refused);
    expect(Number(end.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await server.rows('players', { email: 'last@example.com' })).toEqual([]);
    expect((await signUp('elsewhere@example.com', '10.0.4.2')).status).toBe(200);
  });

  it('messages to numbers are limited by address and range of numbers', { tags: ['SEC-11'] }, async () => {
    const { access } = (await signUp('sms@example.com', '10.0.5.9')).body;
    const send = (phone: string, ip: string) =>
      server.post(
        '/api/v1/profile/send-confirm-phone-message',
        { phone, current_password: 'secret-word' },
        { token: access?.token, ...from(ip) },
      );
    const sent = async () =>
      (await server.deps.db.selectFrom('outbox').select('id').where('channel', '=', 'sms').execute()).length;
    await use('prefixMessage', '7701555', 60);
    await use('addressMessage', '10.0.5.1', 60);
    for (const [phone, ip] of [
      ['77015551234', '10.0.5.2'],
      ['77016661234', '10.0.5.1'],
    ] as const) {
      const answer = await send(phone, ip);
      expect(outcome(answer)).toEqual(refused);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const reset = { phone: '77015550000', ...site, recaptcha_token: '' };
    expect(outcome(await server.post('/api/reset-password-request', reset, from('10.0.5.3')))).toEqual(
      refused,
    );
    expect(await sent()).toBe(0);
    expect((await send('77016661234', '10.0.5.2')).status).toBe(200);
    expect(await sent()).toBe(1);
  });

  it('whether contacts are taken is answered ten times an hour', { tags: ['SEC-11'] }, async () => {
    await signUp('victim@example.com', '10.0.6.9');
    const { access } = (await signUp('curious@example.com', '10.0.6.9')).body;
    const probe = (phone: string) =>
      server.post<Answers['sendPhoneCode']>(
        '/api/v1/profile/send-confirm-phone-message',
        { phone },
        { token: access?.token, ...from('10.0.6.1') },
      );
    const phone = '77017770001';
    await server.post('/api/signup', server.signUpBody({ email: undefined, phone }), from('10.0.6.8'));
    const outcomes = [];
    for (let at = 0; at < 12; at += 1) outcomes.push((await probe(phone)).status);
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
    const refusedSave = await server.post<Answers['updateProfile']>(
      '/api/v1/profile/',
      { first_name: 'A' },
      { token: access?.token, ...from('10.0.6.1') },
    );
    expect(refusedSave.status).toBe(200);
  });

  it('social registrations count as registrations of their address', { tags: ['SEC-11'] }, async () => {
    const enter = (name: string) =>
      server.socialSignIn({ subject: name, email: `${name}@example.com` }, {}, from('10.0.7.1'));
    for (const name of ['one', 'two', 'one', 'two', 'one', 'three'])
      expect([name, (await enter(name)).status]).toEqual([name, 200]);
    expect(outcome(await enter('four'))).toEqual(challenged);
    expect(outcome(await signUp('five@example.com', '10.0.7.1'))).toEqual(challenged);
  });

  it('right logins and successful changes use up no limit', { tags: ['SEC-10', 'SEC-11'] }, async () => {
    // Like the real clock, this one has moved by the time an attempt is known to be right.
    const { now } = server.clock;
    vi.spyOn(server.clock, 'now').mockImplementation(() => {
      server.clock.pass(1);
      return now();
    });
    const person = { subject: 'right', email: 'right@example.com' };
    const social = () => server.socialSignIn(person, {}, from('10.0.8.1'));
    await social();
    const registered = await signUp('honest@example.com', '10.0.8.1');
    const token = registered.body.access.token;
    const cookie = cookieOf(registered);
    const counted = async () => (await server.rows('attempts')).flatMap(({ times }) => times).length;
    // The two registrations themselves.
    expect(await counted()).toBe(2);

    expect((await signIn('honest@example.com', '10.0.8.2')).status).toBe(200);
    expect((await signIn('honest@example.com', '10.0.8.2', { cookie })).status).toBe(200);
    expect((await social()).status).toBe(200);
    expect(await counted()).toBe(2);

    const change = { email: 'new@example.com', current_password: 'secret-word' };
    expect((await server.send('updateProfile', token, change)).status).toBe(200);
    // The change itself is limited.
    expect(await counted()).toBe(3);
  });

  describe('messages that a player can cause by succeeding', () => {
    const phone = '77015558800';
    const email = 'first@example.com';
    const sent = async (recipient: string) => (await server.sent(recipient)).map(({ purpose }) => purpose);

    it('about new browsers are five an hour for one number', { tags: ['SEC-11', 'SEC-08'] }, async () => {
      await server.signUp({ email: undefined, phone });
      const body = { phone, password: 'secret-word', ...site, domain: 'localhost' };
      for (let at = 0; at < 4; at += 1)
        await Promise.all([1, 2].map(() => server.post('/api/authenticate', body, from(`10.0.8.${at}`))));
      expect(await sent(phone)).toEqual(Array.from({ length: 5 }, () => 'new_device_phone'));
      server.clock.pass(3_600_000);
      expect((await server.post('/api/authenticate', body, from('10.0.8.9'))).status).toBe(200);
      expect(await sent(phone)).toHaveLength(6);
    });

    it('about changed contacts and passwords are ten an hour', { tags: ['SEC-11', 'SEC-03'] }, async () => {
      const { access: token } = await server.signUp({ email });
      await use('change', String(await server.idOf(token)), 8);
      const change = (to: string) =>
        server.send('updateProfile', token, { email: to, current_password: 'secret-word' });
      expect((await change('second@example.com')).status).toBe(200);
      expect((await change(email)).status).toBe(200);
      const end = await change('second@example.com');
      expect(outcome(end)).toEqual(refused);
      expect(Number(end.headers.get('Retry-After'))).toBeGreaterThan(0);
      const word = { old_password: 'secret-word', new_password: 'another-secret' };
      expect(outcome(await server.send('changePassword', token, word))).toEqual(refused);
      const reports = [...(await sent(email)), ...(await sent('second@example.com'))];
      expect(reports.filter((purpose) => purpose === 'contacts_changed')).toHaveLength(2);
      expect((await server.send('updateProfile', token, { first_name: 'A' })).status).toBe(200);
    });
  });
});
