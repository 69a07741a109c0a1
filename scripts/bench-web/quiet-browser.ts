import type { CDPSession } from 'playwright';
import puppeteer, { type Browser } from 'puppeteer-core';
import { wholeChromiumLaunch } from '../chromium.ts';

/** Protocol session with Playwright's types, which describe the parameters of every event; Puppeteer's do not. */
export type Protocol = Pick<CDPSession, 'send' | 'on'>;

export function launchBrowser(): Promise<Browser> {
  const { executablePath, args = [] } = wholeChromiumLaunch();
  return puppeteer.launch({ ...(executablePath ? { executablePath } : { channel: 'chrome' }), args });
}

/** A page with an empty cache. */
export interface QuietPage {
  readonly session: Protocol;
  /** Runs a self-contained function in the page. Throws what it throws. */
  readonly evaluate: <T>(work: () => T | Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a page in its own browser context. `browser.newPage` would also listen to its console and errors, so that V8
 * parses a script again to locate each error object that it creates at its start. That takes two thirds of the time of
 * the app's first script, which players do not spend.
 */
export async function openQuietPage(browser: Browser): Promise<QuietPage> {
  const context = await browser.createBrowserContext();
  const { id: browserContextId = '' } = context;
  const root = await browser.target().createCDPSession();
  await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const target = await context.waitForTarget(() => true);
  const session = (await target.createCDPSession()) as unknown as Protocol;
  return {
    session,
    async evaluate<T>(work: () => T | Promise<T>) {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `(${work.toString()})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as T;
    },
    close: () => context.close(),
  };
}
