import { Account } from '../account.ts';
import { hydrate, hydratePlayerPages, openBrowser, visitTogether, type Look } from '../drawn-pages.ts';
import { drawnPages, playerPages } from '../pages.ts';
import { expect, test } from '../test.ts';

const looks = (['ru', 'kk', 'az', 'en'] as const).flatMap((language) =>
  (['KZT', 'AZN'] as const).flatMap((currency) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      ([390, 1440] as const).map((width): Look => ({ language, currency, theme, width })),
    ),
  ),
);

for (const look of looks)
  test(
    `Every drawn page is hydrated as it is: ${Object.values(look).join(', ')}`,
    { tag: ['@FIRST-01', '@FIRST-03'] },
    async ({ browser, origin }) => {
      const context = await openBrowser(browser, origin, look);
      const page = await context.newPage();
      const problems: unknown[] = [];
      for (const [path] of drawnPages) {
        const { complaints, isReused } = await hydrate(page, `${origin}${path}`);
        if (!isReused || complaints.length > 0) problems.push({ path, isReused, complaints });
      }
      await context.close();
      expect(problems).toEqual([]);
    },
  );

for (const width of [390, 1440])
  test(
    `The frame of every page of a player is hydrated as it is at ${width} px`,
    { tag: ['@FIRST-01', '@FIRST-02'] },
    async ({ browser, origin }) => {
      const account = await Account.create(origin);
      const addresses = playerPages.map(([path]) => path);
      expect(await hydratePlayerPages(browser, origin, account, width, addresses)).toEqual([]);
    },
  );

test('A drawn page hydrates without the network', { tag: ['@FIRST-01'] }, async ({ browser, origin }) => {
  const context = await openBrowser(browser, origin, {
    language: 'ru',
    currency: 'KZT',
    theme: 'dark',
    width: 390,
  });
  await context.route('**/api/**', (route) => route.abort());
  const page = await context.newPage();
  expect(await hydrate(page, `${origin}/news`)).toMatchObject({ isReused: true });
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  expect(await hydrate(page, `${origin}/news`)).toMatchObject({ isReused: true });
  await context.close();
});

test('Two hundred guests never get each other’s pages', { tag: ['@FIRST-09'] }, async ({ request }) => {
  const { drawn, mixed } = await visitTogether(request, 200);
  expect(drawn).toBeGreaterThanOrEqual(50);
  expect(mixed).toEqual([]);
});
