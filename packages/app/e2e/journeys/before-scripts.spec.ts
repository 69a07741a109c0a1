import { Account } from '../account.ts';
import { holdScripts } from '../drawn-pages.ts';
import { expect, guestTest } from '../test.ts';

guestTest(
  'What is typed and sent before the scripts have come is sent once they run, and is in no address',
  { tag: ['@FIRST-01'] },
  async ({ page, player, origin }) => {
    const { email, password } = await Account.create(origin);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    const release = await holdScripts(page);
    await page.goto('/auth/login?language=ru', { waitUntil: 'commit' });
    await player.email.fill(email);
    await player.password.fill(password);
    await player.password.press('Enter');
    await expect(player.password).toHaveValue(password);
    release();
    await expect(page).not.toHaveURL(/auth/);
    await expect(player.balance.first()).toBeVisible();
    expect(requests.filter((one) => /^POST (?!\S*\/api\/)/.test(one) || one.includes(password))).toEqual([]);
  },
);

guestTest(
  'On a slow phone a login that is pressed while the app takes the page over is sent by the app',
  { tag: ['@FIRST-01'] },
  async ({ page, player, origin, context }) => {
    const { email, password } = await Account.create(origin);
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname),
    );
    await page.addInitScript(() => sessionStorage.setItem('draft:login', '{broken'));
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/auth/login?language=ru', { waitUntil: 'commit' });
    await player.email.fill(email);
    await player.password.fill(password);
    await player.button('nav.login').click();
    await expect(page).not.toHaveURL(/auth/);
    expect(sent.filter((path) => !path.startsWith('/api/'))).toEqual([]);
    expect(sent.filter((path) => path === '/api/authenticate')).toHaveLength(1);
  },
);

guestTest(
  'A link followed before the scripts have come takes what was typed along',
  { tag: ['@FIRST-01', '@AUTH-08'] },
  async ({ page, player }) => {
    const release = await holdScripts(page);
    await page.goto('/auth/login?language=ru', { waitUntil: 'commit' });
    await player.email.fill('aru@example.com');
    await page.getByRole('main').locator('a[href="/auth/register"]').click();
    release();
    await expect(page).toHaveURL(/register$/);
    await expect(player.email).toHaveValue('aru@example.com');
  },
);

guestTest(
  'A page that is rendered again stays where it was scrolled, before the scripts load and on a reload',
  { tag: ['@FIRST-01'] },
  async ({ page }) => {
    // For a visitor who has opened a game, the browser renders the page again.
    await page.addInitScript(() => localStorage.setItem('openedGames', '[1]'));
    const top = () => page.evaluate(() => Math.round(scrollY));
    const release = await holdScripts(page);
    await page.goto('/news?language=ru', { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.mouse.wheel(0, 400);
    await expect.poll(top).toBe(400);
    release();
    await expect(page.locator('#first-view')).not.toBeAttached();
    expect(await top()).toBe(400);
    await page.mouse.wheel(0, 100);
    await expect.poll(top).toBe(500);
    await page.reload();
    await expect(page.locator('#first-view')).not.toBeAttached();
    await expect.poll(top).toBe(500);
  },
);

guestTest(
  'A link that is followed before the scripts have come still leads back',
  { tag: ['@FIRST-01', '@ROUTE-02'] },
  async ({ page, player, origin }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/tournaments?language=ru');
    const cross = player.link('common.close', page.getByRole('main'));
    const login = page.getByRole('banner').locator('a[href="/auth/login"]');
    await login.click();
    await cross.click();
    await expect(page).toHaveURL(/\/tournaments$/);
    // A path that a browser could read as another host.
    await page.goto(`${origin}//evil.example/?language=ru`);
    await login.click();
    await expect(cross).toBeVisible();
    await cross.click();
    await expect(page).toHaveURL(`${origin}//evil.example/`);
    await page.goto('/tournaments?language=ru');
    await page.unroute('**/assets/*.js');
    await login.click();
    await expect(page.locator('#first-view')).not.toBeAttached();
    await cross.click();
    await expect(page).toHaveURL(/\/tournaments$/);
  },
);
