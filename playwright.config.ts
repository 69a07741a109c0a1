import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/**
 * Journeys: the built app in a real Chromium on the real server. Every worker starts a server of its own on a
 * free port with its own data, so that tests may stop it, kill it and start it again.
 */
export default defineConfig({
  testDir: 'packages/app/e2e',
  testMatch: '**/*.spec.ts',
  // What needs two servers is not there for one: a skipped test would count as one that failed.
  testIgnore: Number(process.env['SERVERS'] ?? 1) > 1 ? [] : ['**/several.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // `npm test` names what needed it.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a journey waits for what a player sees, and a busy machine may take its time to show it.
  timeout: 240_000,
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
    // A page behind a worker asks through it, where no journey could stand in its way: only those of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    // Recording every journey costs a third of its time; `--trace retain-on-failure` records on demand.
    trace: 'off',
  },
});
