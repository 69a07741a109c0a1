import type { Page, Request } from '@playwright/test';
import { newPlayer, Player } from '../player.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

/** Calls whose body contains a token: login by link, refresh and logout. */
const CARRIERS: ReadonlySet<string> = new Set(['/api/authenticate', '/api/refresh', '/api/logout']);

interface Sent {
  readonly url: URL;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Records every request of a page with the headers sent over the network. */
async function record(page: Page): Promise<() => Promise<Sent[]>> {
  const requests: Request[] = [];
  // The requests are still made, but without waiting for images.
  await page.route('**/cdn/**', (route) => route.fulfill({ status: 204 }));
  page.on('request', (request) => requests.push(request));
  return () =>
    Promise.all(
      requests.map(async (request) => ({
        url: new URL(request.url()),
        body: request.postData() ?? '',
        headers: await request.allHeaders().catch(() => request.headers()),
      })),
    );
}

/** A request without its `Authorization` header and, if it is one of `CARRIERS`, its body. */
function contents({ url, body, headers }: Sent): string {
  const { authorization: _own, ...rest } = headers;
  const isCarrier = CARRIERS.has(url.pathname);
  return [url.href, JSON.stringify(rest), isCarrier ? '' : body].join('\n');
}

async function stored(page: Page): Promise<string[]> {
  const tokens = await page.evaluate(() => [
    localStorage.getItem('accessToken'),
    localStorage.getItem('refreshToken'),
  ]);
  return tokens.filter((token) => token !== null);
}

test(
  'The tokens of a session are sent where they must be and nowhere else',
  { tag: ['@OP-117', '@NET-08', '@NET-18', '@ANALYT-01', '@AUTH-18'] },
  async ({ page, server }) => {
    test.slow();
    const sent = await record(page);
    const player = new Player(page, 'ru');
    const contact = newPlayer();
    const access = new Set<string>();
    const refresh = new Set<string>();
    const keep = async () => {
      const [first = '', second = ''] = await stored(page);
      access.add(first);
      refresh.add(second);
    };

    await player.openLobby();
    await page.goto('/auth/register');
    await player.register(contact);
    await keep();
    await player.chooseAmount('5000');
    await player.pay();
    await expect(page.getByRole('dialog')).toContainText(player.text('cashBox.ok.title'));
    await test.step('the session is renewed', async () => {
      const old = (await stored(page))[0] ?? '';
      await page.evaluate((token) => localStorage.setItem('accessToken', `${token}x`), old);
      access.add(`${old}x`);
      await page.goto('/cash-box/history');
      await expect(page.getByRole('main').getByText(player.text('cashBox.status.credited'))).toBeVisible();
      expect((await stored(page))[0]).not.toBe(`${old}x`);
      await keep();
    });
    await player.logout();
    await quiet(page);
    expect(await stored(page)).toEqual([]);

    const requests = await sent();
    const tokens = [...access, ...refresh];
    expect(tokens.every((token) => token.length > 16)).toBe(true);
    const leaks = requests.filter((request) => tokens.some((token) => contents(request).includes(token)));
    expect(leaks.map(({ url }) => url.href)).toEqual([]);

    // Access token in the header of own calls, refresh token in the body of a refresh and of the logout.
    const bearers = requests.filter(({ headers }) => headers['authorization'] !== undefined);
    expect(bearers.length).toBeGreaterThan(5);
    for (const { url, headers } of bearers) {
      expect(url.href.startsWith(`${server.origin}/api/`), url.href).toBe(true);
      expect(access).toContain(headers['authorization']?.replace(/^Bearer /, ''));
    }
    const bodies = requests.filter(({ body }) => tokens.some((token) => body.includes(token)));
    expect(bodies.map(({ url }) => url.pathname)).toEqual(['/api/refresh', '/api/logout']);
    for (const { body } of bodies) expect([...access].some((token) => body.includes(token))).toBe(false);

    // Logs and visits were sent without contact and password.
    const logs = requests.filter(({ url }) => /\/(?:analytics|visits)$/.test(url.pathname));
    expect(logs.length).toBeGreaterThan(2);
    for (const { body } of logs) {
      expect(body).not.toContain(contact.password);
      expect(body).not.toContain(contact.email);
    }
  },
);

test('A sign-in token reaches one server', { tag: ['@OP-40', '@OP-117', '@STORE-05'] }, async ({ page }) => {
  const secret = 'c0ffee-5ec2e7-70cen';
  const sent = await record(page);
  const tries = page.waitForResponse(/\/api\/authenticate/);
  await page.goto(`/rules?auth_token=${secret}&auth_type=email&event=login_successfully`);
  await tries;
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.goto('/');
  await quiet(page);
  const requests = await sent();
  const tried = requests.filter(({ body }) => body.includes(secret));
  expect(new Set(tried.map(({ url }) => url.pathname))).toEqual(new Set(['/api/authenticate']));
  // The first document is requested by the URL with the secret itself.
  const leaks = requests.slice(1).filter((request) => contents(request).includes(secret));
  expect(leaks.map(({ url }) => url.href)).toEqual([]);
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(storage).not.toContain(secret);
});
