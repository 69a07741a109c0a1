import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testServer, site } from '../../testing/index.ts';
import { issueSocialToken } from './identities.ts';
import { type SocialPerson, type SocialProvider } from '../../db/player-tables.ts';

const state = 'a-state-of-the-app-0123456789';

describe('social sign-in', () => {
  const server = testServer();
  let people = 0;

  const someone = (changes: Partial<SocialPerson> = {}): SocialPerson => {
    people += 1;
    return {
      subject: `s${people}`,
      email: `friend${people}@people.example`,
      isEmailVerified: true,
      firstName: 'Aliya',
      lastName: null,
      ...changes,
    };
  };
  const vouch = (person: SocialPerson, provider: SocialProvider = 'google') =>
    issueSocialToken(server.deps.db, provider, person, server.clock.now());
  const signIn = (token: string, changes: object = {}, key = randomUUID()) =>
    server.post('/api/social-authenticate', { provider: 'google', token, ...site, ...changes }, { key });
  const userOf = async (token: string) => await server.read('profile', token);
  const page = (provider: string, query: Readonly<Record<string, string>>, init?: RequestInit) =>
    server.app.request(
      `${server.origin}/sandbox/social/${provider}?${new URLSearchParams(query).toString()}`,
      init,
    );
  const query = { redirect_uri: 'http://127.0.0.1:3000/social-login', state };
  const choose = (person: string, provider = 'google') =>
    page(provider, query, { method: 'POST', body: new URLSearchParams({ person }) });

  it('makes a player of a newcomer, who is recognised the next time', { tags: ['API-05'] }, async () => {
    const person = someone();
    const first = await signIn(await vouch(person));
    expect(first.status).toBe(200);
    const user = await userOf(first.body.access.token);
    expect(user).toMatchObject({
      email: person.email,
      is_email_confirmed: true,
      registration_type: 'email',
      first_name: 'Aliya',
      currency: 'KZT',
    });
    const welcome = await server.welcome(first.body.access.token);
    expect(welcome.length).toBeGreaterThan(0);
    const again = await signIn(await vouch({ ...person, email: 'moved@people.example' }));
    expect((await userOf(again.body.access.token)).id).toBe(user.id);
  });

  it('the region gives the currency; a person may have no e-mail', { tags: ['API-05'] }, async () => {
    const azeri = await signIn(await vouch(someone({ email: null }), 'facebook'), {
      provider: 'facebook',
      region: 'AZ',
    });
    expect(await userOf(azeri.body.access.token)).toMatchObject({
      currency: 'AZN',
      language: 'az',
      email: null,
      phone: null,
    });
    const save = await server.send('updateProfile', azeri.body.access.token, {
      email: 'later@people.example',
    });
    expect(save.status).toBe(200);
  });

  it('matches an account by the same confirmed email only', { tags: ['API-05'] }, async () => {
    const email = `known${people}@example.com`;
    const { access } = await server.signUp({ email });
    const mine = await userOf(access);
    await server.update('players', { id: mine.id }, { is_email_confirmed: true });
    const claimed = await signIn(await vouch(someone({ email, isEmailVerified: false })));
    expect((await userOf(claimed.body.access.token)).id).not.toBe(mine.id);
    const proven = await signIn(await vouch(someone({ email: email.toUpperCase() })));
    expect((await userOf(proven.body.access.token)).id).toBe(mine.id);
    expect((await userOf(access)).id).toBe(mine.id);
  });

  it('a token works once, soon, and for its provider only', { tags: ['X13', 'X15', 'API-05'] }, async () => {
    const used = await vouch(someone());
    const key = randomUUID();
    const first = await signIn(used, {}, key);
    expect((await signIn(used, {}, key)).body).toEqual(first.body);
    const swapped = await vouch(someone());
    const late = await vouch(someone());
    const refusals = [
      await signIn(used),
      await signIn(swapped, { provider: 'facebook' }),
      await signIn('nobody-knows-this'),
    ];
    server.clock.pass(2 * 60_000);
    refusals.push(await signIn(late));
    for (const { status, body } of refusals)
      expect([status, body.message]).toEqual([401, 'SOCIAL_TOKEN_INVALID']);
  });

  it('a token sent many times in parallel opens one session', { tags: ['X15', 'API-05'] }, async () => {
    const token = await vouch(someone());
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a banned player is refused as banned', { tags: ['API-05'] }, async () => {
    const person = someone();
    const { body } = await signIn(await vouch(person));
    const { id } = await userOf(body.access.token);
    await server.update('players', { id }, { banned_at: server.clock.now() });
    const refused = await signIn(await vouch(person));
    expect([refused.status, refused.body.message]).toEqual([403, 'AUTH_USER_BANNED']);
  });

  it('the provider’s page leads back with a token and its state', { tags: ['API-05'] }, async () => {
    const shown = await page('facebook', { ...query, lang: 'en' });
    const text = await shown.text();
    expect([shown.status, text.includes('Log in with Facebook')]).toEqual([200, true]);
    expect(text).not.toContain('<script');
    expect(shown.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' http://127.0.0.1:3000",
    );
    const answer = await choose('p1', 'facebook');
    const back = new URL(answer.headers.get('Location') ?? '');
    expect([answer.status, back.origin, back.pathname]).toEqual([303, server.origin, '/social-login']);
    expect([back.searchParams.get('provider'), back.searchParams.get('state')]).toEqual(['facebook', state]);
    const response = await signIn(back.searchParams.get('token') ?? '', { provider: 'facebook' });
    expect(await userOf(response.body.access.token)).toMatchObject({ email: 'aruzhan@people.example' });
    // A cancelled login is reported as real providers do, without the provider's name.
    expect((await choose('')).headers.get('Location')).toBe(
      `${query.redirect_uri}?error=access_denied&state=${state}`,
    );
    expect((await choose('nobody')).status).toBe(200);
  });

  it.each([
    ['no state', { redirect_uri: query.redirect_uri }],
    ['a state that can be guessed', { ...query, state: '1' }],
    ['no way back', { state }],
    ['another origin', { ...query, redirect_uri: 'https://evil.example/social-login' }],
    ['another page', { ...query, redirect_uri: 'http://127.0.0.1:3000/games' }],
    ['a name in the address', { ...query, redirect_uri: 'http://me@127.0.0.1:3000/social-login' }],
    ['a script', { ...query, redirect_uri: 'javascript:alert(1)' }],
  ])('the provider’s page gives no token with %s', { tags: ['X13', 'API-05'] }, async (_, query) => {
    const before = await server.deps.db.selectFrom('social_tokens').select('hash').execute();
    const answer = await page('google', query, {
      method: 'POST',
      body: new URLSearchParams({ person: 'p1' }),
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
    expect(await server.deps.db.selectFrom('social_tokens').select('hash').execute()).toHaveLength(
      before.length,
    );
  });

  it('there are two providers', { tags: ['API-05'] }, async () => {
    expect((await page('other', query)).status).toBe(400);
    expect((await signIn('x', { provider: 'other' })).status).toBe(422);
  });
});
