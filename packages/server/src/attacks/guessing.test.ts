import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, type AnyBody } from '../testing/index.ts';

/** Lower quartile of durations; other load on the machine hardly affects it. */
function lowerQuartile(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 4)] ?? 0;
}

/**
 * Whether values are significantly larger than others (Mann-Whitney, one-sided, one false alarm in about a
 * thousand). The formula holds from about ten of each.
 */
function isSlowerThan(these: readonly number[], others: readonly number[]): boolean {
  let wins = 0;
  for (const one of these) for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  const pairs = these.length * others.length;
  const deviation = Math.sqrt((pairs * (these.length + others.length + 1)) / 12);
  return (wins - pairs / 2) / deviation > 3.1;
}

describe('guessing', () => {
  let server: TestServer;
  const opened: TestServer[] = [];
  beforeEach(async () => {
    server = await createTestServer({ config: { proxies: 1 }, hasSlowHashes: true });
    opened.push(server);
  });
  afterAll(() => Promise.all(opened.map((one) => one.close())));

  /** Headers of a request forwarded by our own proxy, with a spoofed first entry. */
  const from = (ip: string) => ({ headers: { 'X-Forwarded-For': `${Math.random()}, ${ip}` } });
  const signIn = (email: string, password: string, ip: string) =>
    server.signIn({ email, password }, from(ip));
  const register = (email: string, ip: string) =>
    server.post('/api/signup', server.signUpBody({ email }), from(ip));
  const resetFrom = (contact: object, ip: string) => server.requestReset({ ...contact }, from(ip));
  const useDigits = (phone: string, code: string, ip: string) => server.reset({ phone, code }, from(ip));
  const isStopped = ({ status, body }: { status: number; body: AnyBody }) =>
    status === 429 && body.message === 'CHALLENGE_REQUIRED';

  /** Records attempts without making them, because each login attempt would hash a password. */
  const countedBefore = async (limit: 'address' | 'stranger', key: string, count: number) => {
    for (let at = 0; at < count; at += 1) await server.deps.limits[limit].take(key, server.clock.now());
  };

  it('an account has 100 guesses over all addresses', { tags: ['X33', 'API-03'] }, async () => {
    await register('wanted@example.com', '10.2.0.1');
    for (const email of ['wanted@example.com', 'nobody@example.com']) {
      await countedBefore('stranger', email, 96);
      const received: boolean[] = [];
      for (let at = 0; at < 7; at += 1)
        received.push(isStopped(await signIn(email, `guess-${at}`, `10.3.${at}.1`)));
      expect([email, received]).toEqual([email, [false, false, false, false, true, true, true]]);
    }
  });

  it('a victim signs in with a known browser despite guesses', { tags: ['X34', 'API-03'] }, async () => {
    const { headers } = await register('victim@example.com', '10.4.0.1');
    const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
    await countedBefore('stranger', 'victim@example.com', 98);
    for (let at = 0; at < 4; at += 1) await signIn('victim@example.com', `guess-${at}`, `10.5.${at}.1`);
    const here = (more: Record<string, string>) =>
      server.signIn({ email: 'victim@example.com' }, { headers: { ...from('10.5.200.1').headers, ...more } });
    expect((await here({})).status).toBe(429);
    expect((await here({ Cookie: cookie })).status).toBe(200);
    server.clock.pass(10 * 60_000);
    expect((await here({})).status).toBe(200);
  });

  it('one noisy address shuts a victim out of no other', { tags: ['X34', 'API-03'] }, async () => {
    await register('quiet@example.com', '10.6.0.1');
    for (let at = 0; at < 10; at += 1) await signIn('quiet@example.com', `guess-${at}`, '10.6.6.6');
    expect((await signIn('quiet@example.com', 'secret-word', '10.6.6.6')).status).toBe(429);
    expect((await signIn('quiet@example.com', 'secret-word', '10.6.0.2')).status).toBe(200);
  });

  it('refused sign-ups and resets count by address', { tags: ['X33', 'API-02', 'API-06'] }, async () => {
    await register('taken@example.com', '10.7.0.1');
    await countedBefore('address', '10.7.0.2', 98);
    const refused: number[] = [];
    for (let at = 0; at < 4; at += 1) refused.push((await register('taken@example.com', '10.7.0.2')).status);
    expect(refused).toEqual([422, 422, 429, 429]);
    expect((await register('new@example.com', '10.7.0.1')).status).toBe(200);
    await countedBefore('address', '10.7.0.3', 98);
    const requests: number[] = [];
    for (let at = 0; at < 4; at += 1)
      requests.push((await resetFrom({ email: `someone${at}@example.com` }, '10.7.0.3')).status);
    expect(requests).toEqual([200, 200, 429, 429]);
  });

  it('five guesses end a code, for known numbers or not', { tags: ['X33', 'X35', 'API-07'] }, async () => {
    const phone = '77012223344';
    await server.signUp({ email: undefined, phone });
    const guessed: Record<string, unknown[]> = { [phone]: [], '77019998877': [] };
    for (const number of Object.keys(guessed)) {
      await resetFrom({ phone: number }, '10.8.0.1');
      const [sent] = await server.sent(number);
      const right = /\d{6}/.exec(sent?.body ?? '')?.[0];
      for (let at = 0; at < 12; at += 1) {
        const code = String(at).padStart(6, '0');
        const response = await useDigits(number, code === right ? '999999' : code, '10.8.0.2');
        guessed[number]?.push([response.status, response.body.message, response.body.errors]);
      }
      if (right !== undefined)
        expect((await useDigits(number, right, '10.8.0.3')).body.errors).toEqual({
          code: ['CODE_EXPIRED'],
        });
    }
    expect(guessed['77019998877']).toEqual(guessed[phone]);
  });

  it('the codes of links are too long to guess', { tags: ['X33', 'API-06', 'API-14'] }, async () => {
    const { access } = await server.signUp({ email: 'links@example.com' });
    await server.get('/api/v1/profile/verify-email', { token: access });
    await resetFrom({ email: 'links@example.com' }, '10.9.0.1');
    const letters = await server.sent('links@example.com');
    const codes = letters.flatMap(({ link }) =>
      [...(link ?? '').matchAll(/[\w-]{20,}/g)].map(([code]) => code),
    );
    expect(codes.length).toBeGreaterThanOrEqual(3);
    // 22 characters of 64 are 132 bits.
    for (const code of codes) expect(code.length).toBeGreaterThanOrEqual(22);
    expect(new Set(codes).size).toBe(codes.length);
  });

  /** Durations of both calls, ms; they alternate, so that other load affects both equally. */
  async function compare(
    count: number,
    left: (at: number) => Promise<unknown>,
    right: (at: number) => Promise<unknown>,
  ) {
    const times: [number[], number[]] = [[], []];
    const timed = async (list: number[], act: () => Promise<unknown>) => {
      const start = performance.now();
      await act();
      list.push(performance.now() - start);
    };
    for (let at = 0; at < count; at += 1) {
      await timed(times[0], () => left(at));
      await timed(times[1], () => right(at));
    }
    return times;
  }

  /** Whether the difference is statistically significant and larger than network jitter. */
  const isDistinguishable = (times: readonly [readonly number[], readonly number[]], ms: number) =>
    Math.abs(lowerQuartile(times[0]) - lowerQuartile(times[1])) > ms &&
    (isSlowerThan(times[0], times[1]) || isSlowerThan(times[1], times[0]));

  it('unknown accounts are answered like others', { tags: ['X35', 'API-03'], timeout: 60_000 }, async () => {
    for (let at = 0; at < 6; at += 1) await register(`known${at}@example.com`, `10.10.${at}.1`);
    const answers = new Set<string>();
    const guess = async (email: string, at: number) => {
      const { status, body } = await signIn(email, `guess-${at}`, `10.11.${at}.1`);
      answers.add(`${status} ${body.message} ${Object.keys(body).sort().join()}`);
    };
    await guess('warm@example.com', 250);
    const times = await compare(
      40,
      (at) => guess(`known${at % 6}@example.com`, at),
      (at) => guess(`unknown${at % 6}@example.com`, at + 60),
    );
    expect([...answers]).toEqual(['401 AUTH_INVALID_CREDENTIALS message,request_id']);
    // A password hash takes tens of milliseconds, so leaving it out would show.
    expect([isDistinguishable(times, 10), times.map(lowerQuartile)]).toEqual([
      false,
      times.map(lowerQuartile),
    ]);
  });

  it('a reset does not reveal players', { tags: ['X35', 'API-06', 'API-24'], timeout: 60_000 }, async () => {
    for (let at = 0; at < 20; at += 1) await register(`member${at}@example.com`, `10.12.${at}.1`);
    const answers = new Set<string>();
    const remember = ({ status, body }: { status: number; body: unknown }) =>
      answers.add(`${status} ${JSON.stringify(body)}`);
    const requestReset = async (name: string, at: number) =>
      remember(await resetFrom({ email: `${name}${at % 20}@example.com` }, `10.13.${at}.1`));
    const reset = await compare(
      40,
      (at) => requestReset('member', at),
      (at) => requestReset('nobody', at),
    );
    expect([...answers]).toEqual(['200 {"success":true,"retry_after":60}']);
    expect([isDistinguishable(reset, 5), reset.map(lowerQuartile)]).toEqual([
      false,
      reset.map(lowerQuartile),
    ]);
    answers.clear();
    const leave = async (name: string, at: number) =>
      remember(await server.get(`/api/v1/unsubscribe?email=${name}${at % 20}@example.com`));
    const left = await compare(
      40,
      (at) => leave('member', at),
      (at) => leave('nobody', at),
    );
    expect([...answers]).toEqual(['200 {"success":true}']);
    expect([isDistinguishable(left, 5), left.map(lowerQuartile)]).toEqual([false, left.map(lowerQuartile)]);
  });

  it('excluded mailboxes are refused as taken', { tags: ['SEC-17', 'X35'], timeout: 60_000 }, async () => {
    const { access: token } = await server.signUp({ email: 'gone@gmail.com' });
    await server.send('selfExclude', token, { months: null });
    const times = await compare(
      15,
      (at) => register('gone@gmail.com', `10.14.${at}.1`),
      (at) => register(`gone+${at}@gmail.com`, `10.14.${at}.2`),
    );
    expect([isDistinguishable(times, 10), times.map(lowerQuartile)]).toEqual([
      false,
      times.map(lowerQuartile),
    ]);
  });
});
