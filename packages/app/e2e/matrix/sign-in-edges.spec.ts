import type { Page } from '@playwright/test';
import { Keyboard } from '../keyboard.ts';
import { Player } from '../player.ts';
import { expect, test } from './test.ts';
import type { Language } from '../texts.ts';

test.use({ viewport: { width: 360, height: 780 } });

const tab = (player: Player, id: string) =>
  player.page.getByRole('tab', { name: player.text(id), exact: true });
const provider = (player: Player, name: string) =>
  player.page.getByRole('button', {
    name: player.text('session.socialWith', { provider: name }),
    exact: true,
  });

async function open(page: Page, path: string, language: Language): Promise<Player> {
  await page.goto(`${path}?language=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return new Player(page, language);
}

/** Button of the provider's page with this value. */
const person = (page: Page, subject: string) => page.locator(`button[name="person"][value="${subject}"]`);

/** A completed login leaves nothing where others could read it. */
async function leavesNoTrace(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/token|state|provider/);
  expect(await page.evaluate(() => sessionStorage.getItem('socialSignIn'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull();
}

test(
  'A number of no operator is refused at its field, which keeps the focus',
  { tag: ['@REG-05', '@PLAT-02', '@VALID-06'] },
  async ({ page }) => {
    const player = await open(page, '/auth/register', 'az');
    await page.getByRole('radio', { name: /AZN/ }).check();
    await tab(player, 'session.tabPhone').click();
    await page.getByRole('button', { name: player.pattern('session.country') }).click();
    await page.getByRole('dialog').getByText(player.text('session.countryAZ')).click();
    await player.phone.pressSequentially('401234567');
    await player.password.fill('steppe-88');
    await player.button('session.create').click();
    await expect(page.getByText(player.text('phoneInvalid'))).toBeVisible();
    await expect(player.phone).toBeFocused();
  },
);

test(
  'A return from a provider without a pending login logs no one in',
  { tag: ['@AUTH-03'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/social-login?provider=google&token=stolen&state=${'0'.repeat(48)}`);
    const player = new Player(page, 'ru');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      player.text('session.socialUnasked'),
    );
    await expect(page).toHaveURL(/\/social-login$/);
    expect(asked).not.toContain('/api/social-authenticate');
    await page.getByRole('main').locator('a[href="/auth/login"]').click();
    await expect(player.email).toBeVisible();
  },
);

test(
  'A player signs in with Facebook by keyboard alone',
  { tag: ['@AUTH-03', '@REG-02'] },
  async ({ page }) => {
    const player = await open(page, '/auth/login', 'ru');
    const keys = new Keyboard(page);
    await expect(player.email).toBeVisible();
    await keys.tabTo(tab(player, 'session.tabEmail'));
    // Tabs move focus shortly after the key press.
    for (const next of ['session.tabPhone', 'session.tabSocial']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(player, next)).toBeFocused();
    }
    await expect(provider(player, 'Google')).toBeVisible();
    await keys.enter(provider(player, 'Facebook'));
    await page.waitForURL(/\/sandbox\/social\/facebook/);
    await page.keyboard.press('Tab');
    await expect(person(page, 'p1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(player.balance).toBeVisible();
    await leavesNoTrace(page);
    await page.reload();
    await expect(player.balance).toBeVisible();
  },
);

test(
  'A guest who turns round at the provider is not signed in',
  { tag: ['@AUTH-03', '@AUTH-04'] },
  async ({ page }) => {
    const player = await open(page, '/auth/login', 'en');
    await tab(player, 'session.tabSocial').click();
    await provider(player, 'Google').click();
    await person(page, '').click();
    await expect(player.link('nav.login', page.getByRole('banner'))).toBeVisible();
  },
);
