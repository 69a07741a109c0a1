import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import type { Account } from './account.ts';
import { withoutDrawing } from './test.ts';
import { text, type Language } from './texts.ts';

/** What the server knows of a visitor, and the width of the window, px. */
export interface Look {
  readonly language: Language;
  readonly currency: 'KZT' | 'AZN';
  readonly theme: 'dark' | 'light';
  readonly width: 390 | 1440;
}

/** The browser of a returning visitor. */
export async function openBrowser(browser: Browser, origin: string, look: Look): Promise<BrowserContext> {
  const { language, currency, theme, width } = look;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    // A mobile browser says so in a header, by which the server chooses the layout.
    isMobile: width === 390,
    hasTouch: width === 390,
  });
  await withoutDrawing(context);
  await noteDrawn(context);
  await context.addCookies([
    { name: 'firstView', value: `${language}.${currency}.${theme}.guest`, url: origin },
  ]);
  await context.addInitScript(
    ([guest, stored]) => {
      // Not in a game's sandboxed frame, where access to the storage throws.
      if (window !== top) return;
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('guestData', guest);
      localStorage.setItem('theme', stored);
    },
    [JSON.stringify({ language, currency, currencySymbol: null }), theme] as const,
  );
  return context;
}

/** Notes in every page the main element and its first link with a picture as the server drew them. */
const noteDrawn = (context: BrowserContext) =>
  context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(globalThis, {
        drawn: [document.querySelector('main'), document.querySelector('main a:has(img)')],
      }),
    ),
  );

/**
 * Opens an address and waits until its page is hydrated. Returns its HTML, the errors of the console, and whether
 * what `noteDrawn` noted is still in the page.
 */
export async function hydrate(page: Page, address: string) {
  const complaints: string[] = [];
  const onError = ({ message }: Error) => void complaints.push(message);
  const onConsole = (message: ConsoleMessage) => {
    // The status of a missing page is an error of the console.
    if (message.type() === 'error' && message.location().url !== address) complaints.push(message.text());
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  const html = (await (await page.goto(address))?.text()) ?? '';
  await expect(page.locator('#first-view')).not.toBeAttached();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  const isReused = await page.evaluate(() => {
    const { drawn = [] } = globalThis as { drawn?: (Element | null)[] };
    const [main, link] = drawn;
    return main === document.querySelector('main') && (link?.isConnected ?? true);
  });
  page.off('pageerror', onError);
  page.off('console', onConsole);
  return { html, complaints, isReused };
}

/** Opens pages in the browser of a returning visitor, and checks what the server drew and that it is hydrated. */
export async function expectDrawn(
  browser: Browser,
  origin: string,
  look: Look,
  pages: readonly (readonly [path: string, heading: string | null])[],
): Promise<void> {
  const context = await openBrowser(browser, origin, look);
  const page = await context.newPage();
  for (const [path, heading] of pages) {
    const { html, complaints, isReused } = await hydrate(page, `${origin}${path}`);
    expect(html, path).toContain(`<html lang="${look.language}" data-theme="${look.theme}">`);
    expect(html, path).toMatch(/<h1[^>]*>\s*(?:<[^>]+>\s*)*[^<\s]/);
    if (heading !== null) expect(html, path).toContain(text(look.language, heading));
    // No skeleton instead of content; a game loads in its frame.
    if (path !== '/games/tulpar-gold') expect(html, path).not.toContain('aria-busy="true"');
    expect([path, isReused, complaints]).toEqual([path, true, []]);
  }
  await context.close();
}

/** Opens pages of a player at a width in px; returns those that were not hydrated as the server drew them. */
export async function hydratePlayerPages(
  browser: Browser,
  origin: string,
  account: Account,
  width: number,
  paths: readonly string[],
) {
  const context = await browser.newContext({
    // The theme that the cookie below names; a brand may have another default.
    storageState: account.storageState(origin, { theme: 'dark' }),
    viewport: { width, height: 900 },
    isMobile: width === 390,
    hasTouch: width === 390,
  });
  await context.addCookies([{ name: 'firstView', value: 'ru.KZT.dark.player.full', url: origin }]);
  await noteDrawn(context);
  const page = await context.newPage();
  const problems: unknown[] = [];
  for (const path of paths) {
    const { complaints, isReused } = await hydrate(page, `${origin}${path}`);
    if (!isReused || complaints.length > 0) problems.push({ path, isReused, complaints });
  }
  await context.close();
  return problems;
}

export const bodyOf = async (
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
) => (await request.get(path, { headers, timeout: 100_000, maxRetries: 3 })).text();

/**
 * Opens the lobby for `guests` guests of different languages and currencies at the same time. Returns how many pages
 * the server has drawn, and those with something of another guest.
 */
export async function visitTogether(request: APIRequestContext, guests: number) {
  const languages: readonly Language[] = ['ru', 'kk', 'az', 'en'];
  const drawn = new Set<string>();
  const visit = async (index: number) => {
    const language = languages[index % 4] ?? 'ru';
    const currency = index % 8 < 4 ? 'KZT' : 'AZN';
    const headers = { Cookie: `firstView=${language}.${currency}.dark.guest` };
    // Unique URLs, so that every page is rendered again.
    const path = `/?visit=${index}`;
    let html = await bodyOf(request, path, headers);
    // The server leaves a page with slow data to the browser. A quarter of the pages is enough for the check.
    while (!html.includes('id="first-view"') && drawn.size < guests / 4)
      html = await bodyOf(request, path, headers);
    if (!html.includes('id="first-view"')) return [];
    drawn.add(path);
    const other = currency === 'KZT' ? '₼' : '₸';
    const isRight =
      html.includes(`<html lang="${language}"`) &&
      html.includes(text(language, 'games.top10')) &&
      !html.slice(0, html.indexOf('id="first-view"')).includes(other);
    return isRight ? [] : [path];
  };
  const mixed = await Promise.all(Array.from({ length: guests }, (_, index) => visit(index)));
  return { drawn: drawn.size, mixed: mixed.flat() };
}

/** Holds back the scripts of a page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return release;
}
