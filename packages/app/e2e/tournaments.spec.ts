import type { Page } from '@playwright/test';
import { newPlayer, Player } from './player.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Sends a form of the operator's console. */
async function operate(
  console: Page,
  action: string,
  fill: (form: ReturnType<Page['locator']>) => Promise<void>,
) {
  await console.goto('/sandbox?lang=en');
  const form = console.locator(`form[action^="${action}?"]`).first();
  await fill(form);
  await expect(console).toHaveURL(/[?&]done=/);
}

test('TOUR-02 TOUR-07 TOUR-08 TOUR-09 TOUR-11 a tournament from the banner of the lobby to the prize in the history, in kk', async ({
  page,
  context,
}) => {
  test.slow();
  const player = new Player(page, 'kk');
  const main = page.getByRole('main');
  let slug = '';

  await test.step('the operator opens one that ends before the others', async () => {
    const console = await context.newPage();
    await operate(console, '/sandbox/tournaments', async (form) => {
      await form.locator('select[name="series"]').selectOption('lantern-marathon');
      await form.locator('input[name="wait"]').fill('0');
      await form.locator('input[name="length"]').fill('10');
      await form.getByRole('button').click();
    });
    await console.close();
  });

  await test.step('a player with money sees it in the lobby and joins', async () => {
    await page.goto('/auth/register?language=kk');
    await player.register(newPlayer());
    await player.chooseAmount('5000');
    await page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') }).click();
    await player.settle('success');
    await page.goto('/');
    const banner = main.locator('a[href*="/tournaments/lantern-marathon-"]').first();
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(banner).toBeVisible({ timeout: 1000 });
    }).toPass();
    await banner.click();
    await expect(page).toHaveURL(/\/tournaments\/lantern-marathon-\d+$/);
    slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await player.button('tournaments.join').click();
    await expect(page.getByText(player.text('tournaments.join.done'))).toBeVisible();
    await expect(main.getByText(player.text('tournaments.own.none'))).toBeVisible();
  });

  await test.step('a round in another tab moves the own place at once', async () => {
    const game = await context.newPage();
    await game.goto(`/tournaments/${slug}/games`);
    await game.getByRole('main').locator('a[href^="/games/"]').first().click();
    const spin = game.frameLocator('iframe').getByRole('button', { name: 'Айналдыру' });
    await expect(spin).toBeEnabled();
    const decided = game.waitForResponse((answer) => answer.url().endsWith('/sandbox/rounds') && answer.ok());
    await spin.click();
    await decided;
    await expect(main.getByText(player.text('tournaments.own.none'))).toBeHidden();
    await expect(
      main.getByRole('row', { name: new RegExp(player.text('tournaments.board.you')) }),
    ).toBeVisible();
    await game.close();
  });

  await test.step('it ends, is counted, and pays', async () => {
    const console = await context.newPage();
    await operate(console, `/sandbox/tournaments/${slug.split('-').at(-1)}`, (form) =>
      form.locator('button[value="end"]').click(),
    );
    await expect(main.getByText(player.text('tournaments.status.counting')).first()).toBeVisible();
    await operate(console, '/sandbox/clock', async (form) => {
      await form.locator('input[name="count"]').fill('2');
      await form.locator('select[name="unit"]').selectOption('minute');
      await form.locator('button[value="move"]').click();
    });
    await console.close();
    await expect(main.getByRole('heading', { name: player.text('tournaments.result.title') })).toBeVisible();
    await expect(player.link('tournaments.result.toBonus', main)).toHaveAttribute(
      'href',
      '/bonuses/received',
    );
  });

  await test.step('the history of messages has the prize after a reload', async () => {
    await page.goto('/notifications');
    const prize = main.locator(`a[href="/tournaments/${slug}"]`);
    await expect(prize.first()).toBeVisible();
    await player.button('notifications.readAll').click();
    await page.goto('/notifications?tab=history');
    await page.reload();
    await expect(prize.first()).toBeVisible();
  });
});
