import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/**
 * Journeys: the built app in a real Chromium on the real server. Every worker starts a server of its own on a
 * free port with its own data, so that tests may stop it, kill it and start it again.
 */
export default defineConfig({
  testDir: 'packages/app/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
