import { chromium, type Page } from 'playwright';
import { pattern, text, type Language } from '../../packages/app/e2e/texts.ts';
import { chromiumLaunch } from '../chromium.ts';

/** One line of the table; times in ms. */
export interface Row {
  readonly what: string;
  readonly median: number;
  readonly p75: number;
  readonly worst: number;
  readonly target: number;
  /** Median against what a page without an app needs for the same: one changed word, one typed letter. */
  readonly ratio: number;
}

/** How much slower the processor is made. */
const SLOWER = 4;

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

function row(what: string, values: readonly number[], floor: readonly number[], target: number): Row {
  const median = at(values, 0.5);
  return {
    what,
    median,
    p75: at(values, 0.75),
    worst: Math.max(...values),
    target,
    ratio: median / at(floor, 0.5),
  };
}

async function slowed(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
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

/** Presses a link to a page and waits until the frame with the page's headline is on the screen; ms. */
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
        const look = () => {
          const headline = document.querySelector('main h1');
          if (location.pathname === to && headline && headline !== former)
            requestAnimationFrame(() => resolve(performance.now() - since));
          else if (performance.now() - since > 20_000) reject(new Error(`${to} does not come.`));
          else requestAnimationFrame(look);
        };
        link.click();
        look();
      }),
    path,
  );
}

/** The least a page can do: one word changes; ms until it is on the screen. */
function change(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const since = performance.now();
        document.body.dataset['bench'] = String(since);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - since)));
      }),
  );
}

/** Waits until the page before has done its own work: nobody goes on before he has seen it. */
function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let calm = 0; calm < 3; calm += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
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

/** Ms from the press of a key to the next paint, as the browser itself tells it; below its threshold it tells 16. */
async function type(page: Page, letters: string): Promise<number[]> {
  const waits: number[] = [];
  for (const letter of letters) {
    await page.evaluate(() => {
      const heard: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) heard.push(duration);
      });
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      Object.assign(window, { bench: { heard, observer } });
    });
    await page.keyboard.press(letter);
    waits.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const { bench } = window as unknown as {
              bench: { heard: number[]; observer: PerformanceObserver };
            };
            // Entries come after the paint they are about.
            setTimeout(() => {
              bench.observer.disconnect();
              resolve(Math.max(16, ...bench.heard));
            }, 150);
          }),
      ),
    );
  }
  return waits;
}

async function typing(page: Page, bare: Page, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  const fields = [
    { what: 'e-mail', path: '/auth/login', role: 'combobox', name: 'session.email', letters: 'aigerim@m' },
    {
      what: 'search',
      path: '/games/category/slots',
      role: 'searchbox',
      name: 'games.search.label',
      letters: 'tulpar',
    },
  ] as const;
  for (const { what, path, role, name, letters } of fields) {
    await page.goto(origin + path);
    await page.getByRole(role, { name: text('ru', name) }).focus();
    await bare.getByRole('textbox').focus();
    const ours: number[] = [];
    const floor: number[] = [];
    for (const letter of letters) {
      ours.push(...(await type(page, letter)));
      floor.push(...(await type(bare, letter)));
    }
    rows.push(row(`typing, ${what}`, ours, floor, 50));
  }
  return rows;
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
            requestAnimationFrame(() => resolve(performance.now() - since));
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        look();
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
  return row('language, seen before', all, floor, at(changes, 0.5) + FRAME);
}

/** Measures what a player feels, on a phone's width and with a processor slowed fourfold. */
export async function measureInteractions(origin: string): Promise<Row[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const options = { viewport: { width: 390, height: 844 }, locale: 'ru-RU', baseURL: origin };
    const player = await (await browser.newContext(options)).newPage();
    const bare = await (await browser.newContext(options)).newPage();
    await signIn(player, origin);
    await bare.setContent('<input aria-label="bare">');
    await Promise.all([player, bare].map(slowed));
    await player.locator('main h1').waitFor({ state: 'attached' });
    const { rows, changes } = await routes(player);
    const language = await languageSwitch(player, origin, changes);
    // No other page of ours works in the background.
    await player.close();
    const guest = await slowed(await (await browser.newContext(options)).newPage());
    await guest.goto(`${origin}/?language=ru`);
    return [...rows, ...(await typing(guest, bare, origin)), language];
  } finally {
    await browser.close();
  }
}

/** The table as text. */
export function table(rows: readonly Row[]): string {
  const head = ['', 'median', 'p75', 'worst', 'target', 'of bare', ''];
  const figure = (value: number) => value.toFixed(0);
  const lines = rows.map(({ what, median, p75, worst, target, ratio }) => [
    what,
    figure(median),
    figure(p75),
    figure(worst),
    figure(target),
    `${ratio.toFixed(1)}x`,
    p75 <= target ? 'met' : 'missed',
  ]);
  return [head, ...lines]
    .map(([first = '', ...rest]) => first.padEnd(24) + rest.map((cell) => cell.padStart(9)).join(''))
    .join('\n');
}
