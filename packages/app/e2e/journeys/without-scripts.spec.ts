import { expect, guestTest } from '../test.ts';
import { text as textOf } from '../texts.ts';

guestTest.describe('without scripts', () => {
  guestTest.use({ javaScriptEnabled: false });

  guestTest(
    'Pages read whole and their links work',
    { tag: ['@FIRST-05', '@FIRST-06', '@FIRST-07'] },
    async ({ page, player }) => {
      await page.goto('/?language=ru');
      await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
      const banner = page
        .getByRole('region', { name: player.text('banners.region') })
        .locator('img')
        .first();
      await expect(banner).toHaveAttribute('fetchpriority', 'high');
      await expect(banner).toHaveAttribute('srcset', /\d+w/);
      const row = page.getByRole('region', { name: player.text('games.new') });
      await expect(row.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
      await expect(page.locator('.bg-skeleton:empty:visible')).toHaveCount(0);
      await page.getByRole('main').locator('a[href="/games/category/slots"]').first().click();
      await expect(page.getByRole('main').locator('a[href^="/games/"]:has(img)').first()).toBeVisible();
      expect((await page.goto('/no/such/page'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  guestTest(
    'The texts of the operator are read whole: rules, answers, articles, tournaments and the club',
    { tag: ['@FIRST-05', '@FIRST-06'] },
    async ({ page, request }) => {
      for (const [path, call, field] of [
        ['/rules', 'static-pages/rules', 'content_html'],
        ['/faq', 'static-pages/faq', 'content_html'],
        ['/contacts', 'static-pages/contacts', 'content_html'],
        ['/news/first-deposit', 'promotions/first-deposit', 'content_html'],
        ['/news/first-deposit', 'promotions/first-deposit', 'terms_html'],
        ['/tournaments/steppe-sprint', 'tournaments/steppe-sprint', 'rules_html'],
        ['/vipclub', 'vip-club', 'rules_html'],
      ] as const) {
        const answer = await request.get(`/api/v1/${call}?language=ru&currency=KZT`);
        const html = ((await answer.json()) as Record<string, string>)[field] ?? '';
        const texts = [...html.matchAll(/<(?:p|li)>([^<]+)</g)].map(([, words = '']) => words.trim());
        expect(texts.length, `${call} ${field}`).toBeGreaterThan(0);
        await page.goto(`${path}?language=ru`);
        const main = page.locator('#main');
        for (const words of texts) await expect(main.getByText(words).first(), path).toBeVisible();
      }
    },
  );
});

guestTest('An unknown address answers 404 and says so', { tag: ['@FIRST-05'] }, async ({ request }) => {
  for (const [path, title] of [
    ['/news/none', 'news.missing.title'],
    ['/games/none', 'games.page.notFound.title'],
    ['/games/category/none', 'games.notFound.title'],
    ['/tournaments/none', 'tournaments.missing.title'],
    ['/none', 'notFound.title'],
  ] as const) {
    for (const marker of ['guest', 'player']) {
      const headers = { Cookie: `firstView=ru.KZT.dark.${marker}` };
      const answer = await request.get(path, { headers });
      expect([path, marker, answer.status()]).toEqual([path, marker, 404]);
      expect(await answer.text(), `${path} ${marker}`).toContain(textOf('ru', title));
    }
  }
});
