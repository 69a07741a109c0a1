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
