import { expect, guestTest, playerTest } from '../test.ts';

guestTest(
  'A guest reads the news by section and opens an article',
  { tag: ['@ROUTE-37', '@NEWS-01', '@NEWS-04'] },
  async ({ page, player }) => {
    const main = page.getByRole('main');
    await page.goto('/news?language=ru');
    await main
      .getByRole('navigation', { name: player.text('news.tabs') })
      // The name is followed by the number of articles.
      .getByRole('link', { name: new RegExp(`^${player.text('news.tab.cashback')}`) })
      .click();
    await expect(page).toHaveURL(/[?&]tab=cashback/);
    const article = main.locator('a[href^="/news/"]').first();
    const path = (await article.getAttribute('href')) ?? '';
    await article.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/[?&]tab=cashback/);
  },
);

playerTest(
  'A player writes a review, which only the player sees until the operator publishes it',
  { tag: ['@NEWS-09', '@NEWS-10', '@NEWS-11', '@ROUTE-33'] },
  async ({ page, player, account, operator }) => {
    const main = page.getByRole('main');
    const words = `Выплата пришла за час, спасибо поддержке ${account.email.split('@')[0]}`;

    await playerTest.step('the review is sent', async () => {
      await page.goto('/reviews?language=ru');
      await main
        .getByRole('form', { name: player.text('reviews.form') })
        .getByRole('radio')
        .nth(4)
        .check({ force: true });
      await player.field('reviews.text').fill(words);
      await player.button('reviews.send').click();
      await expect(main.getByText(player.text('reviews.status.pending')).first()).toBeVisible();
    });

    await playerTest.step('the operator publishes it', async () => {
      const action = /^\/sandbox\/reviews\//;
      await operator.act('/sandbox/news', action, { do: 'publish', text: '' });
      await page.reload();
      await expect(main.getByText(player.text('reviews.status.pending'))).toHaveCount(0);
      await expect(main.getByText(words).first()).toBeVisible();
    });
  },
);

playerTest(
  'A player’s new status comes as a message, and the club shows what it gives',
  { tag: ['@ROUTE-35', '@NEWS-13', '@NEWS-14'] },
  async ({ page, player, account, operator }) => {
    const main = page.getByRole('main');
    const own = main.getByRole('columnheader', { name: player.pattern('vip.yours') });
    await page.goto('/vipclub?language=ru');
    await expect(own).toBeVisible();
    const before = (await own.textContent()) ?? '';
    const profile = `/sandbox/players/${await account.id()}`;
    await operator.act(profile, `${profile}/status`, { status: 'gold' });
    await expect(own).not.toHaveText(before);
    await expect(
      main.getByText(player.text('vip.manager.own')).filter({ visible: true }).first(),
    ).toBeVisible();
  },
);
