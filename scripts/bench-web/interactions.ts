import { chromium, type Page } from 'playwright';
import { pattern, text, type Language } from '../../packages/app/e2e/texts.ts';
import { chromiumLaunch } from '../chromium.ts';
import { at, row, type Row } from './rows.ts';
import { subject, type Subject } from './subject.ts';
import { guestFields, playerFields, typing } from './typing.ts';

declare global {
  interface Window {
    /** Calls back when the frame at whose beginning it was called has been drawn. */
    afterThisFrame: (tell: () => void) => void;
  }
}

/**
 * Runs in every page: a task of the highest priority, scheduled when a frame begins, runs first after it is
 * painted.
 */
function listenToFrames(): void {
  window.afterThisFrame = (tell) => {
    const { scheduler } = window as unknown as {
      scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => unknown };
    };
    scheduler.postTask(tell, { priority: 'user-blocking' });
  };
}

/** Demo player of a fresh server, signed in by its own call. */
async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?language=ru`);
  await page.evaluate(async () => {
    const answer = await fetch('/api/authenticate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({
        email: 'demo@tulpar.example',
        password: 'tulpar-demo',
        region: 'KZ',
        brand: 'tulpar',
        domain: location.hostname,
      }),
    });
    const { access, refresh } = (await answer.json()) as Record<'access' | 'refresh', { token: string }>;
    localStorage.setItem('accessToken', access.token);
    localStorage.setItem('refreshToken', refresh.token);
  });
  await page.reload();
}

/** Presses a link to a page and waits until the frame with the page's headline is drawn; ms. */
function go(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
          (one) => one.pathname === to && one.search === '' && one.offsetParent !== null,
        );
        if (!link) {
          reject(new Error(`No link to ${to} on ${location.pathname}.`));
          return;
        }
        const former = document.querySelector('main h1');
        const since = performance.now();
        const late = setTimeout(() => reject(new Error(`${to} does not come.`)), 20_000);
        // Asking in every frame would make the page draw frames it does not need.
        const watch = new MutationObserver(() => {
          const headline = document.querySelector('main h1');
          if (location.pathname !== to || !headline || headline === former) return;
          watch.disconnect();
          clearTimeout(late);
          requestAnimationFrame(() => window.afterThisFrame(() => resolve(performance.now() - since)));
        });
        watch.observe(document.body, { childList: true, subtree: true });
        link.click();
      }),
    path,
  );
}

/** The least a page can do: one word changes; ms until it is drawn. */
function change(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const since = performance.now();
        document.body.dataset['bench'] = String(since);
        requestAnimationFrame(() => window.afterThisFrame(() => resolve(performance.now() - since)));
      }),
  );
}

/** How long a player looks at a page at least before going on, ms. */
const LOOK = 1000;

/** Waits until a player has seen the page and it has done its own work. */
function rest(page: Page): Promise<void> {
  return page.evaluate(async (look) => {
    await new Promise((resolve) => setTimeout(resolve, look));
    for (let calm = 0; calm < 3; calm += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  }, LOOK);
}

/** How often each way is gone; the first two warm the scripts and the data. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 12);
const WARM = 2;

async function routes(page: Page): Promise<{ rows: Row[]; changes: number[] }> {
  const paths = ['/cash-box/deposit', '/', '/profile', '/'];
  const all: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of paths) {
      await rest(page);
      const took = await go(page, path);
      const bare = await change(page);
      if (round >= WARM) {
        all.push(took);
        floor.push(bare);
      }
    }
  }
  return { rows: [row('route change, warm', all, floor, 100)], changes: all };
}

/** Chooses a language that was shown before; ms until the page is in it. */
async function chooseLanguage(
  page: Page,
  { from, to: language, name }: { from: Language; to: Language; name: string },
): Promise<number> {
  await page
    .getByRole('button', { name: pattern(from, 'language.change') })
    .last()
    .click();
  const option = page.getByRole('dialog').getByRole('option', { name });
  await option.waitFor();
  return option.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const since = performance.now();
        const look = () => {
          if (document.documentElement.lang === wanted)
            window.afterThisFrame(() => resolve(performance.now() - since));
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
    language,
  );
}

/** Length of a frame, ms. */
const FRAME = 16.7;

async function languageSwitch(page: Page, origin: string, changes: readonly number[]): Promise<Row> {
  await page.goto(`${origin}/profile`);
  await page.locator('main h1').waitFor();
  const all: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const step of [
      { from: 'ru', to: 'az', name: text('ru', 'language.az') },
      { from: 'az', to: 'ru', name: text('az', 'language.ru') },
    ] as const) {
      const took = await chooseLanguage(page, step);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const bare = await change(page);
      if (round >= WARM) {
        all.push(took);
        floor.push(bare);
      }
    }
  }
  return row('language, seen before', all, floor, at(changes, 0.75) + FRAME);
}

/** Measures what a player feels, on a phone's width and with a processor slowed fourfold. */
export async function measureInteractions(origin: string): Promise<Row[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const options = { viewport: { width: 390, height: 844 }, locale: 'ru-RU', baseURL: origin };
    const open = async (): Promise<Subject> => {
      const context = await browser.newContext(options);
      await context.addInitScript(listenToFrames);
      return subject(await context.newPage());
    };
    const player = await open();
    await signIn(player.page, origin);
    await player.slow(true);
    await player.page.locator('main h1').waitFor({ state: 'attached' });
    const { rows, changes } = await routes(player.page);
    const language = await languageSwitch(player.page, origin, changes);
    const bare = await open();
    await bare.page.setContent('<input aria-label="bare">');
    const paid = await typing(player, bare, origin, playerFields);
    // No other page of ours works in the background.
    await player.page.close();
    const guest = await open();
    await guest.page.goto(`${origin}/?language=ru`);
    return [...rows, ...(await typing(guest, bare, origin, guestFields)), ...paid, language];
  } finally {
    await browser.close();
  }
}
