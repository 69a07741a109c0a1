import type { Locator, Page } from '@playwright/test';
import { partAddress } from './builds.ts';
import { Player } from '../player.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

const PAGE = '/vipclub';
const script = () => partAddress('src/pages/vip-club/VipClubPage.tsx');

/** Failure reports that a page sends to the server. */
function recordReports(page: Page): () => string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/client-errors'))
      reports.push((request.postDataJSON() as { name: string }).name);
  });
  return () => reports;
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith(PAGE)) loads += 1;
  });
  return () => loads;
}

test(
  'A page that crashes is reloaded after 5 s, three times at most, and each is reported',
  { tag: ['@CRASH-02', '@CRASH-04', '@CRASH-10', '@REACH-18'] },
  async ({ page }) => {
    const player = new Player(page, 'ru');
    const reports = recordReports(page);
    const loads = countLoads(page);
    // The page's clock is stopped and advanced manually, so that its five seconds do not elapse during the
    // checks.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const comes = (what: Locator) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(20);
            return what.isVisible();
          },
          { intervals: [20] },
        )
        .toBe(true);
    await page.route(`**${script()}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const Page = () => { throw new RangeError("fallen"); };',
      }),
    );
    await page.goto(PAGE);
    const countdown = page.getByText(/^Обновится через \d/);
    for (const time of [1, 2, 3]) {
      await comes(page.getByRole('heading', { name: player.text('reloadPage') }));
      await expect(countdown).toBeVisible();
      expect(loads()).toBe(time);
      const isLoaded = page.waitForEvent('load');
      await page.clock.runFor(4000);
      expect(loads()).toBe(time);
      await expect
        .poll(
          async () => {
            await page.clock.runFor(100);
            return loads();
          },
          { intervals: [20] },
        )
        .toBe(time + 1);
      await isLoaded;
    }
    await comes(page.getByText(player.text('reload.stopped')));
    await page.clock.runFor(30_000);
    await quiet(page);
    expect(loads()).toBe(4);
    await expect(countdown).toHaveCount(0);
    await page.clock.resume();
    await expect.poll(reports).toContain('page-crash');
    await expect.poll(reports).toContain('crash-reload');
    await page.unrouteAll();
    await player.button('reload').click();
    await expect(player.heading('page.vipClub')).toBeVisible();
  },
);
