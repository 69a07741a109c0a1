import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** Paths of an installed Chromium, in order; `CHROMIUM_PATH` takes precedence. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** Path of the Chromium for the tests: `CHROMIUM_PATH`, an installed one, or Playwright's download. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Launch options of every browser run: no background requests, and no sandbox for root, which cannot start
 * one.
 */
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
