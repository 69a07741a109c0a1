import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './packages/app/e2e/test.ts';
import { chromiumLaunch, wholeChromiumLaunch } from './scripts/chromium.ts';

/**
 * The built app in Chromium on the real server, in two projects: `journeys`, one test per main task of a
 * player, and `matrix`, longer tests through faults, languages, themes and widths. Every worker starts its
 * own server on a free port with its own data, so that tests may stop, kill and restart it.
 */
export default defineConfig<JourneyOptions>({
  projects: [
    { name: 'journeys', testDir: 'packages/app/e2e/journeys', fullyParallel: true, timeout: 120_000 },
    { name: 'matrix', testDir: 'packages/app/e2e/matrix', timeout: 240_000 },
  ],
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Generous, because a busy machine may be slow to show what a test waits for.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    // Playwright cannot change requests that a service worker sends; only the tests of the worker allow one.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
    wholeBrowser: wholeChromiumLaunch(),
    screenshot: 'only-on-failure',
    // Tracing every test costs a third of the time; use `--trace retain-on-failure` when needed.
    trace: 'off',
  },
});
