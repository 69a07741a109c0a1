import type { Page } from '@playwright/test';
import { expect, playerTest } from '../test.ts';

playerTest.use({ signUp: { language: 'kk' } });

playerTest(
  'A deposit limit holds: more is refused at the field, and what is left can be paid',
  { tag: ['@SAFE-01', '@SAFE-03'] },
  async ({ page, player, account }) => {
    await account.deposit(300_000);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const deposits = main.getByRole('region', { name: player.text('limits.type.deposit') });

    await playerTest.step('the player sets a limit', async () => {
      await page.goto('/profile/limits');
      await player.button('limits.set', deposits).click();
      await expect(dialog).toHaveAccessibleName(player.text('limits.sheet.deposit'));
      await player.field('limits.atMost').fill('5000');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(deposits.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /3\s000.+5\s000/);
    });

    await playerTest.step('more than is left is refused at the field', async () => {
      await page.goto('/cash-box/deposit');
      await player.chooseMethod();
      await player.amount.fill('2001');
      await player.payButton.click();
      await expect(player.amount).toHaveAccessibleDescription(/2\s000/);
      await expect(player.amount).toBeFocused();
    });

    await playerTest.step('the rest is paid, and the limit says when it opens again', async () => {
      await player.amount.fill('2000');
      await player.pay();
      await expect(dialog).toContainText(player.text('cashBox.ok.title'));
      await page.goto('/profile/limits');
      await expect(deposits).toContainText(player.pattern('limits.frees'));
    });
  },
);

playerTest(
  'A break closes play in every tab and leaves the money free to withdraw',
  { tag: ['@SAFE-05', '@SAFE-08', '@SAFE-10', '@SAFE-11', '@SAFE-13'] },
  async ({ page, context, player, account }) => {
    await account.deposit(300_000);
    const main = page.getByRole('main');
    const other = await context.newPage();
    const closed = (tab: Page) =>
      tab.getByRole('heading', { level: 1, name: player.text('breaks.closed.title') });

    await playerTest.step('the player takes a break, and the other tab closes by itself', async () => {
      await other.goto('/tournaments');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(player.text('page.tournaments'));
      await page.goto('/profile/break');
      await page.getByRole('radio').first().check();
      await player.button('breaks.next').click();
      await expect(player.button('breaks.confirm.break')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('radio').first()).toBeChecked();
      await player.button('breaks.next').click();
      await player.button('breaks.confirm.break').click();
      await expect(main).toContainText(player.text('breaks.holds.break'));
      await expect(closed(other)).toBeVisible();
    });

    await playerTest.step('every door is closed: the menu, a link and a hash', async () => {
      const menu = page.getByRole('navigation', { name: player.text('nav.main'), exact: true });
      const addresses = menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(await addresses).toEqual([
        '/',
        '/cash-box/statement',
        '/cash-box/withdrawal',
        '/contacts#chat',
        '/profile',
      ]);
      for (const path of ['/games/tulpar-gold', '/contacts#cashbox']) {
        await page.goto(path);
        await expect(closed(page)).toBeVisible();
      }
    });

    await playerTest.step('the money can still be withdrawn', async () => {
      await page.goto('/cash-box/withdrawal');
      await main.locator('a[href*="method=kz-card-out"]').click();
      await player.amount.fill('3000');
      await page.getByRole('textbox', { name: 'Карта нөмірі' }).fill('4400430000031234');
      await page.getByRole('button', { name: player.pattern('cashBox.withdraw.submit') }).click();
      await expect(page.getByRole('dialog')).toContainText(player.text('cashBox.withdraw.done.title'));
      expect(await account.money()).toBe(0);
    });
  },
);
