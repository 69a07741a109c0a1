import { expect, test } from './test.ts';
import { playerTest } from '../test.ts';

interface Report {
  readonly name: string;
  readonly message: string;
  readonly route: string;
  readonly build: string;
  readonly count: number;
}

const console = '/sandbox/monitoring?lang=en';

test('A failure of a timer, promise or worker is reported once', { tag: ['@REACH-17'] }, async ({ page }) => {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/client-errors')) reports.push(request.postDataJSON() as Report);
  });
  const found = () => reports.map(({ name, message, count }) => `${name} ${count} ${message}`).toSorted();

  await page.route('**/assets/failing-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("in a worker")' }),
  );
  await page.goto('/games?from=aigerim@example.kz');
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('in a timer, for aigerim@example.kz');
    };
    setTimeout(fail);
    setTimeout(fail);
    void Promise.reject(new Error('in a promise, 12 500 ₸'));
    Object.assign(globalThis, { failing: new Worker('/assets/failing-worker.js') });
  });
  await expect.poll(found).toHaveLength(3);
  expect(found()).toEqual([
    'error 1 Error: in a timer, for ***',
    expect.stringMatching(/^error 1 .*in a worker/),
    'rejection 1 Error: in a promise, ***',
  ]);
  // A report may arrive after the page that sent it was left.
  await expect(async () => {
    await page.goto(console);
    expect(await page.getByRole('main').innerText()).toContain('Error: in a timer, for ***');
  }).toPass();
  const { build } = reports[0] ?? { build: 'none' };
  await page.getByRole('link', { name: build }).click();
  await expect(page.getByText('Error: in a promise, ***').first()).toBeVisible();
});

test('The speed of a visit is sent and shown by route', { tag: ['@REACH-19'] }, async ({ page }) => {
  const row = page.getByRole('listitem').filter({ hasText: '/vipclub' });
  // Leaving before the script for the metrics has loaded sends none, so retry with another visit.
  await expect(async () => {
    const isLogged = page.waitForRequest('**/api/v1/visits');
    await page.goto('/vipclub');
    await isLogged;
    await page.getByRole('main').click();
    await page.goto(console);
    // Without waiting: a console page does not update itself.
    expect((await row.allInnerTexts()).join(' ')).toMatch(/LCP\s+\d+ ms[\s\S]*TTFB\s+\d+ ms/);
  }).toPass();
});

playerTest(
  'A return from the payment that does not open offers to reload, and reloads by itself',
  { tag: ['@MODAL-06', '@ROUTE-30'] },
  async ({ page, player }) => {
    let tries = 0;
    await page.route(
      ({ pathname }) => pathname === '/sandbox/slow',
      () => {
        // The request is never answered.
        tries += 1;
      },
    );
    await page.goto('/cash-box/deposit-redirect?url=/sandbox/slow', { waitUntil: 'commit' });
    // Locators would wait for the navigation, which never ends.
    const shown = () => page.evaluate(() => document.body.innerText);
    await expect.poll(shown).toContain(player.text('pages.redirect.failed'));
    await expect.poll(() => tries).toBe(2);
  },
);
