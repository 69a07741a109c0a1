import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** Where an installed Chromium is looked for, in order; `CHROMIUM_PATH` wins over all of them. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/**
 * Path of the Chromium the tests use: `CHROMIUM_PATH`, an installed one, Playwright's own download.
 * `undefined` when there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Launch options every browser run shares: no calls home, and no sandbox where root could not start one. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
