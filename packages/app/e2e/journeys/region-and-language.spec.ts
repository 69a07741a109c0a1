import { expect, guestTest, playerTest } from '../test.ts';

guestTest(
  'Where the product is not offered the visitor reads so in their language, and nothing else',
  { tag: ['@all-markets', '@AVAIL-07', '@AVAIL-08', '@AVAIL-09', '@API-46', '@FIRST-05'] },
  async ({ page, operator }) => {
    await operator.act('/sandbox', '/sandbox/region', { do: 'block', country: '' });
    try {
      for (const [language, title] of [
        ['kk', 'Tulpar сіздің аймағыңыздағы келушілерге қолжетімсіз'],
        ['en', 'Tulpar isn’t available to visitors from your region'],
      ] as const) {
        const answer = await page.goto(`/games?language=${language}`);
        expect(answer?.status()).toBe(451);
        await expect(page.getByRole('heading')).toHaveText([title]);
        const main = page.getByRole('main');
        await expect(main.locator('img')).toBeVisible();
        await expect(main.getByRole('link').or(main.getByRole('button'))).toHaveCount(0);
        await expect(page.getByRole('navigation')).toHaveCount(0);
      }
    } finally {
      await operator.act('/sandbox', '/sandbox/region', { do: 'unblock' });
    }
    await page.reload();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  },
);

playerTest(
  'The language changes without a reload and is the player’s on another device',
  { tag: ['@I18N-01', '@I18N-06', '@UI-01'] },
  async ({ page, player, account, browser, origin }) => {
    await page.goto('/profile?language=ru');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const sheet = page.getByRole('dialog');
    await player.languageButton.click();
    await sheet.getByText(player.text('language.kk')).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
    await expect(sheet).toBeHidden();
    player.language = 'kk';
    await expect(player.button('account.logout')).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expect
      .poll(async () => (await account.read<{ language: string }>('/api/v1/profile/')).language)
      .toBe('kk');
    const device = await browser.newContext({
      baseURL: origin,
      locale: 'ru-RU',
      storageState: account.storageState(origin),
    });
    const opened = await device.newPage();
    await opened.goto('/profile');
    await expect(player.button('account.logout', opened)).toBeVisible();
    await expect(opened.locator('html')).toHaveAttribute('lang', 'kk');
    await device.close();
  },
);
