import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languages } from '../domain/locale/locale.ts';
import { testServer } from '../testing/index.ts';
import { escapeHtml, html, jsonForScript } from './html.ts';
import { betSteps } from './slot-page.ts';
import texts from './texts.json' with { type: 'json' };

const server = testServer();

const open = (path: string, init?: RequestInit) => server.app.request(`${server.origin}${path}`, init);
const press = (page: string, outcome: string) =>
  open(`/sandbox/pay/${page}`, { method: 'POST', body: new URLSearchParams({ outcome }) });
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

describe('the payment page', () => {
  it('shows amount, method and three ways out in its language', { tags: ['API-28'] }, async () => {
    const { access } = await server.signUp();
    const { page } = await server.startDeposit(access, { locale: 'kk' });
    const response = await open(`/sandbox/pay/${page}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('<html lang="kk">');
    expect(text).toContain('5\u00a0000\u00a0₸');
    for (const outcome of ['success', 'decline', 'abandon'])
      expect(text).toContain(`name="outcome" value="${outcome}"`);
    expect(text).not.toContain('<script');
    expect(policyOf(response)).toContain("default-src 'none'");
    expect(policyOf(response)).toContain(`form-action 'self' ${server.origin}`);
    expect(policyOf(response)).toContain("frame-ancestors 'none'");
    // Without a linked icon browsers request /favicon.ico, which the policy forbids.
    expect(text).toContain('<link rel="icon" href="/favicon.png">');
    expect(policyOf(response)).toContain("img-src 'self'");
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('shows the icon of the brand, and no page of the sandbox names another', async () => {
    const { access } = await server.signUp();
    const { page } = await server.startDeposit(access);
    for (const path of [`pay/${page}`, 'pay/unknown', 'social/google', 'players', 'api']) {
      const text = await (await open(`/sandbox/${path}`)).text();
      expect([path, /Tulpar/i.exec(text)?.[0]]).toEqual([path, undefined]);
      if (path !== 'api') expect(text).toContain('<img class="brand" src="/icons/icon-192.png"');
    }
  });

  it('leads back with #payment_ok, and takes nothing twice', { tags: ['API-28'] }, async () => {
    const { access } = await server.signUp();
    const { page } = await server.startDeposit(access);
    const answers = await Promise.all([
      press(page, 'success'),
      press(page, 'success'),
      press(page, 'decline'),
    ]);
    expect(answers.map((answer) => [answer.status, answer.headers.get('Location')])).toEqual(
      Array.from({ length: 3 }, () => [303, `${server.origin}/#payment_ok`]),
    );
    expect((await server.balance(access)).realBalance).toBe(500_000);
    expect(await (await open(`/sandbox/pay/${page}`)).text()).toContain(texts.ru.settledApproved);
  });

  it('leads a refusal to the fail address with the reason', { tags: ['API-28'] }, async () => {
    const { access } = await server.signUp();
    const { page } = await server.startDeposit(access);
    const answer = await press(page, 'decline');
    expect(answer.headers.get('Location')).toBe(`${server.origin}/?error_type=bank_refused#payment_error`);
    expect((await server.balance(access)).realBalance).toBe(0);
    expect(await (await open(`/sandbox/pay/${page}`)).text()).toContain(texts.ru.settledDeclined);
  });

  it('leaves the payment open for a player who goes back', { tags: ['API-28'] }, async () => {
    const { access } = await server.signUp();
    const { page } = await server.startDeposit(access);
    expect((await press(page, 'abandon')).headers.get('Location')).toBe(`${server.origin}/#payment_ok`);
    expect((await press(page, 'success')).headers.get('Location')).toBe(`${server.origin}/#payment_ok`);
  });

  it('waits with the player when the bank gives no answer', { tags: ['API-28'] }, async () => {
    const { access } = await server.signUp();
    const { page } = await server.startDeposit(access, { amount: 508_800 });
    const answer = await press(page, 'success');
    expect([answer.status, (await answer.text()).includes(texts.ru.waitingTitle)]).toEqual([200, true]);
  });

  it.each(['nothing', '%3Cscript%3E', 'a'.repeat(900)])('says that there is no payment %s', async (token) => {
    for (const response of [
      await open(`/sandbox/pay/${token}?lang=en`),
      await press(`${token}?lang=en`, 'success'),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(texts.en.unknownTitle);
    }
  });

  it('shows the form again when its data has changed', async () => {
    const { access } = await server.signUp();
    const { page } = await server.startDeposit(access);
    expect((await press(page, 'steal')).status).toBe(200);
    expect((await server.balance(access)).realBalance).toBe(0);
  });
});

describe('the demo slot', () => {
  const round = (body: unknown, init: RequestInit = {}) =>
    open('/sandbox/rounds', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'null' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    });

  it('runs one script of its own, reaches only this server, and may be framed only by the app', async () => {
    const session = await server.launch(undefined, 'demo');
    const response = await open(`/sandbox/games/lazy-lantern?s=${session}&lang=az`);
    const text = await response.text();
    const policy = policyOf(response);
    expect(response.status).toBe(200);
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`connect-src ${server.origin}`);
    expect(policy).toContain(`frame-ancestors ${server.origin}`);
    expect(text).toContain('<html lang="az">');
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toMatch(/ on\w+=| style=/);
    const other = await open(`/sandbox/games/lazy-lantern?s=${session}`);
    expect(policyOf(other)).not.toBe(policy);
  });

  it('holds no token of the player', async () => {
    const { access, refresh } = await server.signUp();
    await server.deposit(access);
    const session = await server.launch(access);
    const text = await (await open(`/sandbox/games/lazy-lantern?s=${session}`)).text();
    expect([text.includes(access), text.includes(refresh), text.includes('@example.com')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('leaves fonts and backdrop out where data are saved', { tags: ['REACH-14'] }, async () => {
    const { body } = await server.post('/api/v1/games/lazy-lantern/launch', {
      mode: 'demo',
      locale: 'en',
      low_data: true,
    });
    const text = await (await open(body.url.replace(server.origin, ''))).text();
    expect(text).not.toMatch(/sandbox\/fonts|stage\.webp|title\.webp/);
    expect(text).toContain('quality=50&width=96');
    expect(text).toMatch(/<h1 class="title">\s*\S/);
  });

  it.each(['', 's=', 's=ses_unknown_session_id', 's=%27%20or%201=1'])(
    'says that a session is over for ?%s',
    async (query) => {
      const response = await open(`/sandbox/games/lazy-lantern?${query}&lang=en`);
      expect([response.status, (await response.text()).includes(texts.en.gameEnded)]).toEqual([404, true]);
    },
  );

  it('opens a session only in its own game, and not after its end', async () => {
    const session = await server.launch(undefined, 'demo');
    expect((await open(`/sandbox/games/other-game?s=${session}`)).status).toBe(404);
    server.clock.pass(13 * 3_600_000);
    expect((await open(`/sandbox/games/lazy-lantern?s=${session}`)).status).toBe(410);
    const late = await round({ session, round_key: randomUUID(), bet: 1_000 });
    expect([late.status, await late.json()]).toEqual([409, { message: 'GAME_SESSION_ENDED' }]);
  });

  it('plays a round for a frame without an origin, and the same one for the same key', async () => {
    const session = await server.launch(undefined, 'demo');
    const body = { session, round_key: randomUUID(), bet: 1_000 };
    const first = await round(body);
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const response = (await first.json()) as { win: number; balance: number; reels: number[][] };
    expect(response.balance).toBe(1_000_000 - 1_000 + response.win);
    expect(response.reels.map((column) => column.length)).toEqual([3, 3, 3, 3, 3]);
    expect(await (await round(body)).json()).toEqual(response);
  });

  it('answers the preflight of the frame', async () => {
    const response = await open('/sandbox/rounds', { method: 'OPTIONS', headers: { Origin: 'null' } });
    expect([response.status, response.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      'Content-Type',
    ]);
  });

  it('says when the money is not enough', async () => {
    const { access } = await server.signUp();
    const session = await server.launch(access);
    const answer = await round({ session, round_key: randomUUID(), bet: 1_000 });
    expect([answer.status, await answer.json()]).toEqual([409, { message: 'INSUFFICIENT_FUNDS' }]);
  });

  it.each(['', 'null', '[]', '{"session":1}', '{"session":"ses_aaaaaaaaaaaa","round_key":"k","bet":"1"}'])(
    'takes no bet from %s',
    async (body) => {
      expect((await round(body)).status).toBe(400);
    },
  );

  it('takes no long body', async () => {
    expect((await round('x'.repeat(2_000))).status).toBe(413);
  });

  it('offers stakes between the bounds', () => {
    expect(betSteps(1_000, 500_000)).toEqual([
      1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000,
    ]);
    expect(betSteps(5, 70)).toEqual([5, 10, 25, 50, 70]);
    expect(betSteps(100, 100)).toEqual([100]);
  });

  it('has a script that browsers run as it is', () => {
    const script = readFileSync(new URL('browser/slot.js', import.meta.url), 'utf8');
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toContain('</script');
  });
});

describe('outbox, index and fonts', () => {
  it('shows sent messages, newest first, as text', async () => {
    const at = server.clock.now();
    const message = {
      channel: 'email',
      recipient: 'a@example.com',
      purpose: 'test',
      language: 'ru',
      link: 'javascript:alert(1)',
    } as const;
    for (const subject of ['first', '<script>alert(1)</script>'])
      await server.deps.outbox.send(server.deps.db, { ...message, subject, body: 'Hello' }, at);
    const text = await (await open('/sandbox/outbox')).text();
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('href="javascript:');
    expect(text.indexOf('&lt;script&gt;')).toBeLessThan(text.indexOf('>first<'));
  });

  it('has an index, with and without the final slash', async () => {
    expect(await (await open('/sandbox')).text()).toContain('href="/sandbox/outbox"');
    expect((await open('/sandbox/')).headers.get('Location')).toBe('/sandbox');
  });
});

describe('the markup of the pages', () => {
  it('escapes every inserted text', () => {
    expect(html`<p title="${'"><b>'}">${"<i>'&"}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;b&gt;">&lt;i&gt;&#39;&amp;</p>',
    );
    expect(escapeHtml('a < b')).toBe('a &lt; b');
    expect(jsonForScript({ a: '</script>' }).markup).toBe(String.raw`{"a":"\u003c/script>"}`);
  });

  it('has every text in every language', () => {
    for (const language of languages) {
      expect(Object.keys(texts[language])).toEqual(Object.keys(texts.ru));
      expect(Object.values(texts[language]).every((text) => text.trim() !== '')).toBe(true);
    }
  });
});
