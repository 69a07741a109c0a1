import type { Page } from '@playwright/test';
import { partAddress } from './builds.ts';
import { Player } from '../player.ts';
import { quiet } from './quiet.ts';
import type { TulparServer } from '../server.ts';
import { expect, test } from './test.ts';

/** The sheet of languages has its own chunk, loaded when it is needed. */
const sheetPart = () => partAddress('src/features/session/components/LanguageSheet.tsx');

/**
 * Starts the server while the page's clock is stopped: a page retries for half a minute only, and a busy
 * machine may need longer.
 */
async function startMeanwhile(page: Page, server: TulparServer): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await server.start();
  await page.clock.resume();
}

test.describe('what goes wrong is said, and nothing typed is lost', () => {
  test('A sign-in goes through once the server is back', { tag: ['@NET-04'] }, async ({ page, server }) => {
    const player = new Player(page, 'ru');
    await page.clock.install();
    await page.goto('/auth/login?language=ru');
    await player.email.fill('demo@tulpar.example');
    await player.password.fill('tulpar-demo');
    // All scripts are loaded; from here on only responses of the server are missing.
    await quiet(page);
    await server.stop();
    await player.button('nav.login').click();
    await expect(page.getByText(player.text('network.server')).first()).toBeVisible();
    await expect(player.email).toHaveValue('demo@tulpar.example');
    await startMeanwhile(page, server);
    // Retried automatically, without an action of the player.
    await expect(player.balance).toBeVisible({ timeout: 45_000 });
  });

  test(
    'A part of a page that could not be loaded comes once the server is back',
    { tag: ['@CRASH-06'] },
    async ({ page }) => {
      const player = new Player(page, 'ru');
      const lost = ({ pathname }: URL) => pathname === sheetPart() || pathname === '/';
      await page.goto('/auth/login?language=ru');
      await player.email.waitFor();
      await page.route(lost, (route) => route.abort());
      await page.reload();
      await player.email.fill('demo@tulpar.example');
      await player.password.fill('tulpar-demo');
      const given = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await player.languageButton.click();
      await given;
      await expect(player.password).toHaveValue('tulpar-demo');
      await page.unroute(lost);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(player.password).toHaveValue('tulpar-demo');
    },
  );

  test(
    'A part that the server no longer has offers to load the new version',
    { tag: ['@CRASH-07'] },
    async ({ page }) => {
      const player = new Player(page, 'ru');
      await page.route(
        ({ pathname }) => pathname === sheetPart(),
        (route) => route.fulfill({ status: 404 }),
      );
      await page.route('**/release.json', (route) => route.fulfill({ json: { entry: '/assets/next.js' } }));
      await page.goto('/auth/login?language=ru');
      await player.languageButton.click();
      await expect(page.getByText(player.text('chunk.title'))).toBeVisible();
      await page.unrouteAll();
      await player.button('reload').click();
      await player.languageButton.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );
});
