import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** Paths of an installed Chromium, in order; `CHROMIUM_PATH` takes precedence. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/**
 * Chromium without the windows of a browser: a new page takes a quarter of the processor time. It has no back-forward
 * cache and no push messages, and cannot install apps.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Path of the Chromium for the tests: `CHROMIUM_PATH`, an installed one, or Playwright's download. */
export function findChromium(paths: readonly string[] = installed): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const found = paths.find((path) => existsSync(path));
  if (found) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function launch(executablePath: string | undefined): LaunchOptions {
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

/**
 * Launch options of a browser run: no background requests, and no sandbox, which root cannot start. Prefers a Chromium
 * without windows.
 */
export const chromiumLaunch = (): LaunchOptions => launch(findChromium([SHELL, ...installed]));

/** Launch options of a whole browser, for tests that need what the one without windows lacks. */
export const wholeChromiumLaunch = (): LaunchOptions => launch(findChromium());
