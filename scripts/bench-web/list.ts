import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { TulparServer } from '../../packages/app/e2e/server.ts';
import { atMost, median, type Figure } from './figures.ts';
import { fling } from './fling.ts';
import { buildPage } from './page-build.ts';
import { phone } from './phone.ts';
import type { Served } from './served.ts';
import { subject, type Subject } from './subject.ts';
import { Traffic } from './traffic.ts';

/** Games in the list: about as many as fit into one answer, for the app reads none of more than 4 MB. */
const GAMES = Number(process.env['GAMES'] ?? 5_000);
/** How often each list is mounted; the first two warm the scripts. */
const MOUNTS = 9;
const WARM = 2;
/** Most games asked for at once while the one long answer is gathered. */
const PART = 500;

/** Longest wait for the list with all its data, ms. */
const PATIENCE = 120_000;

interface Answer {
  readonly data: readonly unknown[];
  readonly pagination: { readonly items: number };
}

/** The list's first page, as long as the whole list: all is there before anything is measured. */
async function wholeList(address: URL): Promise<string> {
  const data: unknown[] = [];
  let last: Answer | undefined;
  for (let page = 1; data.length < GAMES; page += 1) {
    address.searchParams.set('limit', String(PART));
    address.searchParams.set('page', String(page));
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The list answers ${answer.status}.`);
    last = (await answer.json()) as Answer;
    if (last.data.length === 0) break;
    data.push(...last.data);
  }
  return JSON.stringify({ ...last, data, pagination: { total_pages: 1, items: data.length } });
}

interface Shape {
  readonly count: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly top: number;
}

/** How the list of the app stands on the page. */
function shapeOf(page: Page): Promise<Shape> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main [data-card]')].map((card) =>
      card.getBoundingClientRect(),
    );
    const [first, second] = cards;
    const below = cards.find(({ top }) => first && top > first.top + 1);
    if (!first || !second || !below) throw new Error('The list has no rows.');
    return {
      count: Number(document.querySelector('main [data-card]')?.getAttribute('aria-setsize')),
      columns: cards.filter(({ top }) => Math.abs(top - first.top) < 1).length,
      width: first.width,
      height: first.height,
      gap: below.top - first.bottom,
      top: first.top + scrollY,
    };
  });
}

/** Ms from the step that brings the list until the frame with its first cards is on the screen. */
function mounted(page: Page, step: 'back' | Shape): Promise<number> {
  return page.evaluate(
    (how) =>
      new Promise<number>((resolve, reject) => {
        const since = performance.now();
        const look = () => {
          if (document.querySelector('li[data-card="0"]'))
            requestAnimationFrame(() => resolve(performance.now() - since));
          else if (performance.now() - since > 30_000) reject(new Error('The list does not come.'));
          else requestAnimationFrame(look);
        };
        if (how === 'back') history.back();
        else (window as unknown as { showList: (shape: Shape) => void }).showList(how);
        look();
      }),
    step,
  );
}

async function compare({ page, slow }: Subject, bare: Subject): Promise<Figure> {
  const shape = await shapeOf(page);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < MOUNTS; round += 1) {
    await page.goForward();
    await page.locator('main [data-card="0"]').waitFor({ state: 'detached' });
    await slow(true);
    const took = await mounted(page, 'back');
    await slow(false);
    await bare.slow(true);
    const least = await mounted(bare.page, shape);
    await bare.slow(false);
    await bare.page.evaluate(() => (window as unknown as { hideList: () => void }).hideList());
    await bare.page.locator('li').first().waitFor({ state: 'detached' });
    if (round < WARM) continue;
    ours.push(took);
    floor.push(least);
  }
  const [took, least] = [median(ours), median(floor)];
  const note = `${took.toFixed(0)} ms of ${least.toFixed(0)} ms, ${shape.count} games, from the press on Back`;
  return atMost('list, mount / bare virtual list', took / least, 1.5, 'x', note);
}

/**
 * A list of thousands of games on a server of its own against a bare virtual list: how soon it stands when its data is
 * there, how much of it is in the document, and whether a fling outruns it.
 */
export async function measureList(browser: Browser, served: Served): Promise<Figure[]> {
  await buildPage(served, {
    name: 'bare-list',
    code: await readFile(`${import.meta.dirname}/pages/virtual-list.js`, 'utf8'),
    importer: new URL('../../packages/ui/src/virtual-grid/index.ts', import.meta.url).pathname,
  });
  const usual = process.env['SEED_GAMES'];
  process.env['SEED_GAMES'] = String(GAMES);
  const server = await TulparServer.create().finally(() => {
    if (usual === undefined) delete process.env['SEED_GAMES'];
    else process.env['SEED_GAMES'] = usual;
  });
  const context = await browser.newContext(phone);
  // A page behind another one of its window may not be drawn.
  const other = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await Traffic.of(session);
    const list = '/api/v1/games?currency=KZT&language=ru&sort_by=popularity';
    const whole = await wholeList(new URL(list, server.origin));
    await page.route(/\/api\/v1\/games\?/, (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const isList = asked.get('limit') === '10' && !asked.has('category_slug');
      return isList ? route.fulfill({ body: whole, contentType: 'application/json' }) : route.continue();
    });
    await page.goto(`${server.origin}/games?language=ru`, { timeout: PATIENCE });
    await page.locator('main [data-card="0"]').waitFor({ timeout: PATIENCE });
    await traffic.quiet();
    // A step of the app's own: the list is left, its data stays.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"]')?.click());
    await page.locator('main [data-card="0"]').waitFor({ state: 'detached' });
    await traffic.quiet();
    await mounted(page, 'back');
    const bare = await other.newPage();
    await bare.goto(`${server.origin}/bare-list/index.html`);
    const ours = await subject(page);
    const mount = await compare(ours, await subject(bare));
    await traffic.quiet();
    await page.bringToFront();
    await ours.slow(true);
    const { frames, bare: empty, skeleton, elements, way } = await fling(page, session);
    const share = (part: number) => (frames === 0 ? Number.NaN : (100 * part) / frames);
    return [
      mount,
      atMost('list, elements in the document', elements, 999, '', 'most during the fling'),
      atMost(
        'list, frames of a fling with an empty row',
        share(empty),
        0,
        '%',
        `${frames} frames, ${Math.round(way)} px; ${share(skeleton).toFixed(0)} % showed a skeleton`,
      ),
    ];
  } finally {
    await context.close();
    await other.close();
    await server.dispose();
  }
}
