import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/index.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

describe('signing out and the list of sessions', () => {
  const server = testServer({ config: { countryHeader: 'CF-IPCountry' } });

  const signIn = async (email: string, headers: Record<string, string> = {}) => {
    const answer = await server.signIn({ email }, { headers });
    expect(answer.status).toBe(200);
    const cookie = answer.headers.get('Set-Cookie');
    return { access: answer.body.access.token, refresh: answer.body.refresh.token, cookie };
  };
  const logout = async (refresh_token: string, everywhere?: boolean) =>
    (await server.post('/api/logout', { refresh_token, everywhere })).status;
  const list = async (token: string) => (await server.read('sessions', token)).data;
  const end = (token: string, id: string) => server.send('endSession', token, { id });

  it('ends the session on the server: copied tokens are dead', { tags: ['SEC-07'] }, async () => {
    const here = await server.signUp({ email: 'leaves@example.com' });
    const there = await signIn('leaves@example.com');
    expect(await logout(here.refresh)).toBe(200);
    expect((await server.refresh(here.refresh)).status).toBe(400);
    expect(await server.statusOf(here.access)).toBe(401);
    expect(await server.statusOf(there.access)).toBe(200);
    expect(await logout(here.refresh)).toBe(200);
    expect(await logout('never-issued')).toBe(200);
  });

  it('ends the session by a replaced token too, if its successor is lost', { tags: ['SEC-07'] }, async () => {
    const first = await server.signUp();
    const second = (await server.refresh(first.refresh)).body;
    expect(await logout(first.refresh)).toBe(200);
    expect(await server.statusOf(second.access.token)).toBe(401);
    expect((await server.refresh(second.refresh.token)).status).toBe(400);
  });

  it('logs out all of the player’s sessions, but no others', { tags: ['SEC-07'] }, async () => {
    const here = await server.signUp({ email: 'everywhere@example.com' });
    const there = await signIn('everywhere@example.com');
    const other = await server.signUp();
    expect(await logout(here.refresh, true)).toBe(200);
    expect([await server.statusOf(here.access), await server.statusOf(there.access)]).toEqual([401, 401]);
    expect(await server.statusOf(other.access)).toBe(200);
  });

  it('lists sessions with their facts, and ends one of them', { tags: ['SEC-08'] }, async () => {
    const email = 'lists@example.com';
    await server.signUp({ email });
    server.clock.pass(60_000);
    const there = await signIn(email, { 'User-Agent': desktop, 'CF-IPCountry': 'AZ' });
    server.clock.pass(60_000);
    const here = await signIn(email, { 'User-Agent': phone, 'CF-IPCountry': '<b>' });
    const startedAt = server.clock.now().toISOString();
    server.clock.pass(60_000);
    await server.refresh(there.refresh);
    const rows = await list(here.access);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      is_current: true,
      device: 'Android',
      browser: 'Chrome',
      country: null,
      started_at: startedAt,
    });
    expect(rows[1]).toMatchObject({
      is_current: false,
      device: 'Windows',
      browser: 'Firefox',
      country: 'AZ',
      last_used_at: server.clock.now().toISOString(),
    });
    const id = rows[1]?.id ?? '';
    expect((await end(here.access, id)).status).toBe(200);
    expect(await server.statusOf(there.access)).toBe(401);
    expect((await server.refresh(there.refresh)).status).toBe(400);
    expect((await list(here.access)).map((row) => row.id)).not.toContain(id);
    expect(await server.statusOf(here.access)).toBe(200);
  });

  it('ends no session of another player, and none twice', { tags: ['SEC-08'] }, async () => {
    const mine = await server.signUp();
    const other = await server.signUp();
    const [foreign] = await list(other.access);
    for (const id of [foreign?.id ?? '', 'sid_unknown']) {
      const { status, body } = await end(mine.access, id);
      expect([status, body.message]).toEqual([404, 'SESSION_NOT_FOUND']);
    }
    expect(await server.statusOf(other.access)).toBe(200);
  });

  it('reports a sign-in from a new browser once, also by e-mail', { tags: ['SEC-08'] }, async () => {
    const email = 'reported@example.com';
    const { access } = await server.signUp({ email, language: 'en' });
    const reports = async () => {
      const inbox = await server.notifications(access);
      const mail = await server.sent(email, 'new_device');
      return {
        inbox: inbox.filter(({ sub_type }) => sub_type === 'new_device').map(({ content }) => content),
        mail: mail.map(({ body }) => body),
      };
    };
    expect(await reports()).toEqual({ inbox: [], mail: [] });
    const { cookie } = await signIn(email, { 'User-Agent': desktop });
    const sent = await reports();
    expect(sent.inbox).toEqual([expect.stringMatching(/^Windows, Firefox\. /)]);
    expect(sent.mail).toEqual([expect.stringMatching(/^Device: Windows, Firefox\. /)]);
    expect(cookie).toMatch(/^device=[^;]+; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain('reported');
    const known = await signIn(email, {
      'User-Agent': desktop,
      Cookie: (cookie ?? '').split(';')[0] ?? '',
    });
    expect(known.cookie).toBeNull();
    expect(await reports()).toEqual(sent);
  });

  it('reports a new browser to the confirmed contact only', { tags: ['SEC-08', 'SEC-01'] }, async () => {
    const own = '77015550123';
    await server.signUp({ email: undefined, phone: own, language: 'en' });
    const typed = 'typed-in@example.com';
    await server.update('players', { phone: own }, { email: typed });
    const answer = await server.signIn({ phone: own }, { headers: { 'User-Agent': desktop } });
    expect(answer.status).toBe(200);
    const sent = await server.deps.db
      .selectFrom('outbox')
      .select(['recipient', 'purpose'])
      .where('recipient', 'in', [own, typed])
      .where('purpose', 'like', 'new_device%')
      .execute();
    expect(sent).toEqual([{ recipient: own, purpose: 'new_device_phone' }]);
  });
});

interface Link {
  readonly url: string;
  readonly expires_at: string;
  readonly message?: string;
}

describe('sign-in links', () => {
  const server = testServer();

  const create = (token: string) => server.send('signInLink', token, undefined);
  const codeOf = ({ url }: Link) => new URL(url).searchParams.get('auth_token') ?? '';

  it('signs the player in once, on the page of the app', { tags: ['CONT-06'] }, async () => {
    const { access } = await server.signUp({ email: 'scan@example.com' });
    const { status, body } = await create(access);
    expect(status).toBe(200);
    expect(body.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/app\?auth_token=[\w-]{20,}&auth_type=pwa$/);
    expect(Date.parse(body.expires_at) - server.clock.now().getTime()).toBe(5 * 60_000);
    const first = await server.signInByToken(codeOf(body));
    expect(first.status).toBe(200);
    const player = await server.read('profile', first.body.access.token);
    expect(player.email).toBe('scan@example.com');
    expect((await server.signInByToken(codeOf(body))).status).toBe(401);
  });

  it('is over after 5 min, and a new link ends the one before', { tags: ['CONT-06'] }, async () => {
    const { access } = await server.signUp();
    const { body: former } = await create(access);
    const { body: latter } = await create(access);
    expect((await server.signInByToken(codeOf(former))).status).toBe(401);
    server.clock.pass(5 * 60_000);
    expect((await server.signInByToken(codeOf(latter))).status).toBe(401);
  });

  it('makes at most 5 in 10 min, and none for a guest', { tags: ['CONT-06'] }, async () => {
    const { access } = await server.signUp();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await create(access)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await server.post('/api/v1/profile/sign-in-link')).status).toBe(401);
  });
});
