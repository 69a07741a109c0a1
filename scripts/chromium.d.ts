import { type LaunchOptions } from 'playwright';
/**
 * Path of the Chromium the tests use: `CHROMIUM_PATH`, an installed one, Playwright's own download.
 * `undefined` when there is none.
 */
export declare function findChromium(): string | undefined;
/** Launch options every browser run shares: no calls home, and no sandbox where root could not start one. */
export declare function chromiumLaunch(): LaunchOptions;
