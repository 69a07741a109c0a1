import type { Page } from '@playwright/test';
import { matchRoute } from '../../src/platform/routing/paths.ts';
import { expect, test } from './test.ts';

const languages = ['ru', 'kk', 'az', 'en'] as const;

/** In-app URLs of every link on the page; scrolls to its end, because rows and footer mount on scroll. */
async function linksOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(async () => {
    await page.mouse.wheel(0, 1200);
    await expect(page.locator('a[href="/credits"]')).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [100] });
  return await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** The request for what a URL names; null if it names only a page. */
function readOf(link: string, language: string): string | null {
  const { pathname, search } = new URL(link, 'http://app');
  const match = matchRoute(pathname, search);
  const { slug = '', category = '', filter = '' } = match?.params ?? {};
  const said = `language=${language}&locale=${language}`;
  switch (match?.id) {
    case undefined:
    case 'notFound':
      throw new Error(`${link} leads to no page`);
    case 'game':
      return `/api/v1/games/${slug}?${said}`;
    case 'gamesCategory':
      return `/api/v1/games?category_slug=${category}&${said}`;
    case 'gamesFilter':
      return `/api/v1/games?filter_slug=${filter}&${said}`;
    case 'newsArticle':
      return `/api/v1/promotions/${slug}?${said}`;
    case 'tournament':
    case 'tournamentGames':
      return `/api/v1/tournaments/${slug}?${said}`;
    case 'contacts':
      return `/api/v1/static-pages/contacts?${said}`;
    case 'staticPage':
      return `/api/v1/static-pages/${slug}?${said}`;
    default:
      return null;
  }
}

test.use({ viewport: { width: 1440, height: 900 } });

test(
  'Every link of lobby, header, menus, footer and notifications leads to what the server has',
  { tag: ['@CONT-10'] },
  async ({ page, server }) => {
    const links = new Set(await linksOf(page, '/'));
    const { access, refresh } = await page.evaluate(async () => {
      const answer = await fetch('/api/authenticate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify({
          email: 'demo@tulpar.example',
          password: 'tulpar-demo',
          region: 'KZ',
          brand: 'tulpar',
          domain: location.hostname,
        }),
      });
      const tokens = (await answer.json()) as { access: { token: string }; refresh: { token: string } };
      localStorage.setItem('accessToken', tokens.access.token);
      localStorage.setItem('refreshToken', tokens.refresh.token);
      return { access: tokens.access.token, refresh: tokens.refresh.token };
    });
    expect(refresh).not.toBe('');
    for (const link of await linksOf(page, '/')) links.add(link);

    const headers = { Authorization: `Bearer ${access}` };
    const list = await fetch(`${server.origin}/api/v1/notifications?filter[history]=1`, { headers });
    const { data } = (await list.json()) as { data: { data: unknown }[] };
    for (const [, link = ''] of JSON.stringify(data).matchAll(/"url":"(\/[^"]*)"/g)) links.add(link);

    expect(links.size).toBeGreaterThan(60);
    const reads = new Set(languages.flatMap((language) => [...links].map((link) => readOf(link, language))));
    reads.delete(null);
    const broken: string[] = [];
    for (const read of reads) {
      const { status } = await fetch(`${server.origin}${read ?? ''}`);
      if (status !== 200) broken.push(`${read ?? ''}: ${status}`);
    }
    expect(broken).toEqual([]);
  },
);
