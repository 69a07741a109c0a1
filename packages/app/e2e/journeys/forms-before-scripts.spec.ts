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
  'What is typed, chosen and pressed before the scripts have come is there afterwards',
  { tag: ['@all-markets', '@FIRST-01'] },
  async ({ page, player }) => {
    const release = await holdScripts(page);
    await page.goto('/auth/register?language=ru', { waitUntil: 'commit' });
    const other = page.getByRole('radio', { name: /AZN/ });
    await other.check();
    await player.email.fill('aru@example.com');
    await player.password.fill('steppe-88');
    await page.getByRole('button', { name: player.text('session.showPassword') }).click();
    release();
    await expect(player.password).toHaveAttribute('type', 'text');
    await player.field('session.promoCode').fill('NOMAD');
    await expect(player.email).toHaveValue('aru@example.com');
    await expect(player.password).toHaveValue('steppe-88');
    await expect(other).toBeChecked();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByRole('tab', { name: player.text('common.phone') }).click();
    await page.getByRole('tab', { name: player.text('common.email') }).click();
    await expect(player.email).toHaveValue('aru@example.com');
  },
);

guestTest(
  'A form that is rendered again for its draft is sent with what was typed before the scripts had come',
  { tag: ['@FIRST-01'] },
  async ({ page, player, origin }) => {
    const { email, password } = await Account.create(origin);
    await page.goto('/auth/login?language=ru');
    await player.email.fill(email);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:login'))).toContain(email);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await player.password.fill(password);
    await player.password.press('Enter');
    release();
    await expect(page).not.toHaveURL(/auth/);
    await expect(player.balance.first()).toBeVisible();
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
