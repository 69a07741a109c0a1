import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newerApis } from './browser-support.ts';

/**
 * Reports every API that the built app or the sandbox uses and a browser of `.browserslistrc` lacks, except those in
 * the lists below, and every name in these lists that no script uses. Exits with 1 if there is one.
 */

/** Defined by `packages/app/src/platform/polyfills.ts`. */
const FILLED_IN = ['.toSorted()', '.toReversed()', 'URL.canParse'];
/** Used after feature detection only. */
const GUARDED = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'globalThis.requestIdleCallback',
  'globalThis.cancelIdleCallback',
  'Notification.permission',
  'Notification.requestPermission',
  'navigator.connection',
  'Error.captureStackTrace',
  // web-vitals
  'document.prerendering',
  'document.wasDiscarded',
  'performance.interactionCount',
  'globalThis.PerformanceEventTiming',
  'globalThis.PerformanceSoftNavigation',
  // react-router, react-dropzone
  '.startViewTransition()',
  'window.showOpenFilePicker',
  '.checkVisibility()',
  // Long press on a tile.
  'navigator.vibrate',
  // react-intl's formatter of durations, which the app does not use.
  'Intl.DurationFormat',
];
/** Not newer methods, but those of the app's own objects, and `Children.toArray` of React. */
const OWN = ['.drop()', '.use()', '.toArray()'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const scripts = [
  ...globSync(`${process.env['APP_DIR'] ?? here('../packages/app/dist')}/**/*.js`),
  ...globSync(here('../packages/server/src/sandbox/browser/*.js')),
];
const known = new Set([...FILLED_IN, ...GUARDED, ...OWN]);
const users = new Map<string, string[]>();
for (const file of scripts)
  for (const name of newerApis(file, readFileSync(file, 'utf8')))
    users.set(name, [...(users.get(name) ?? []), file]);

const faults = [
  ...[...users]
    .filter(([name]) => !known.has(name))
    .map(([name, files]) => `${name} is too new: ${files.join(', ')}`),
  ...[...known]
    .filter((name) => !users.has(name))
    .map((name) => `${name} is not used any more: take it off the list`),
];
if (scripts.length === 0) faults.push('There is no built app.');
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0)
  console.log(`✓ ${scripts.length} scripts use nothing that a supported browser lacks.`);
process.exit(faults.length === 0 ? 0 : 1);
