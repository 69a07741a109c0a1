import type { Page } from '@playwright/test';
import { Player } from '../player.ts';
import { quiet } from './quiet.ts';
import type { TulparServer } from '../server.ts';
import { expect, test } from './test.ts';

/**
 * Starts the server while the page's clock is stopped: a page retries for half a minute only, and a busy
 * machine may need longer.
 */
async function startMeanwhile(page: Page, server: TulparServer): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await server.start();
  await page.clock.resume();
}

test.describe('failures are shown, and nothing typed is lost', () => {
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
});
