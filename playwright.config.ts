import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/**
 * The built app in a real Chromium on the real server, in two projects: `journeys`, one for each thing a player comes
 * for, and `matrix`, the long walks through faults, languages, themes and widths. Every worker starts a server of its
 * own on a free port with its own data, so that tests may stop it, kill it and start it again.
 */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'packages/app/e2e/journeys', fullyParallel: true, timeout: 120_000 },
    {
      name: 'matrix',
      testDir: 'packages/app/e2e/matrix',
      // What needs two servers is not there for one: a skipped test would count as one that failed.
      testIgnore: Number(process.env['SERVERS'] ?? 1) > 1 ? [] : ['**/several.spec.ts'],
      timeout: 240_000,
    },
  ],
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  // The reporters name what needed it.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a test waits for what a player sees, and a busy machine may take its time to show it.
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
    // A page behind a worker sends its requests through it, where no test could change them: only those of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    // Recording every test costs a third of its time; `--trace retain-on-failure` records on demand.
    trace: 'off',
  },
});
