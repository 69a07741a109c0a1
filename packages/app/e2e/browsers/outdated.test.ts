import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TulparServer } from '../server.ts';
import { text } from '../texts.ts';
import { oldChromium } from './driver.ts';

let server: TulparServer;
let browser: Browser;

beforeAll(async () => {
  server = await TulparServer.create();
  browser = await chromium.launch({ executablePath: oldChromium('106.0.2'), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

it.each(['/', '/games/tulpar-gold', '/auth/login', '/no/such/page'])(
  'Chromium 106 shows how to update instead of %s, drawn or not',
  { tags: ['BROW-02', 'FIRST-01'] },
  async (path) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto(`${server.origin}${path}?language=az`);
    await page.getByRole('heading', { name: text('az', 'outdated.title') }).waitFor();
    expect(await page.locator('#root').isVisible()).toBe(false);
    await page.waitForLoadState('networkidle');
    // The app has not started.
    expect(calls).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  },
);
