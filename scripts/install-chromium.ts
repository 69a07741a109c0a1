import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

/**
 * This script finds a Chromium for the tests or installs one: `CHROMIUM_PATH`, an installed one, Playwright's, or for
 * root on Debian the one from apt.
 */
function attempt(command: string, args: string[]): boolean {
  console.log(`  trying: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;
}

const named = process.env['CHROMIUM_PATH'];
if (named && !existsSync(named)) {
  console.error(`CHROMIUM_PATH names ${named}, and there is no such file: correct it or unset it.`);
  process.exit(1);
}
if (!findChromium()) attempt('playwright', ['install', 'chromium']);
if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}
const found = findChromium();
if (!found) {
  console.error(
    'No Chromium: install one and name it in CHROMIUM_PATH, or run "npx playwright install chromium".',
  );
  process.exit(1);
}
console.log(`Chromium: ${found}`);
