import type { Browser } from 'playwright';
import type { GameCard } from '../../packages/api/src/contract/index.ts';
import { TulparServer } from '../../packages/app/e2e/server.ts';
import { atMost, median, type Figure } from './figures.ts';
import { fling } from './fling.ts';
import { measureListMount } from './list-mount.ts';
import { untilListStands } from './list-stands.ts';
import { phone } from './phone.ts';
import type { Served } from './served.ts';
import { subject, type Subject } from './subject.ts';
import { Traffic } from './traffic.ts';

/** Games on the server. */
const GAMES = Number(process.env['GAMES'] ?? 10_000);
/** Most games in the list of the app: as many as fit into one answer, for it reads none of more than 4 MB. */
const ANSWER = 5_000;
/** How often the list is come back to; the first two warm the scripts. */
const RETURNS = 9;
const WARM = 2;
/** Maximum games per request while the complete response is assembled. */
const PART = 500;

/** Longest wait for the list with all its data, ms. */
const PATIENCE = 120_000;

interface Answer {
  readonly data: readonly GameCard[];
  readonly pagination: { readonly items: number };
}

/** Every game of the list, and an answer like those they came in. */
async function wholeList(address: URL): Promise<{ games: readonly GameCard[]; like: Answer }> {
  const games: GameCard[] = [];
  address.searchParams.set('limit', String(PART));
  for (let page = 1; ; page += 1) {
    address.searchParams.set('page', String(page));
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The list answers ${answer.status}.`);
    const like = (await answer.json()) as Answer;
    games.push(...like.data);
    if (like.data.length === 0 || games.length >= GAMES) return { games: games.slice(0, GAMES), like };
  }
}

/** Return to the list, including the navigation. */
async function measureBack({ page, slow }: Subject): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < RETURNS; round += 1) {
    await page.goForward();
    await page.locator('main [data-card="0"]').waitFor({ state: 'detached' });
    await slow(true);
    const took = await untilListStands(page, 'back');
    await slow(false);
    if (round >= WARM) times.push(took);
  }
  return {
    what: 'list, from a press on Back',
    value: median(times),
    unit: 'ms',
    note: 'the change of pages included',
  };
}

/**
 * A list of thousands of games on a separate server: mount time compared with a bare list, return time,
 * number of elements, and whether a fling outruns it.
 */
export async function measureList(browser: Browser, served: Served): Promise<Figure[]> {
  const usual = process.env['SEED_GAMES'];
  process.env['SEED_GAMES'] = String(GAMES);
  const server = await TulparServer.create().finally(() => {
    if (usual === undefined) delete process.env['SEED_GAMES'];
    else process.env['SEED_GAMES'] = usual;
  });
  const context = await browser.newContext(phone);
  try {
    const address = '/api/v1/games?currency=KZT&language=ru&sort_by=popularity';
    const { games, like } = await wholeList(new URL(address, server.origin));
    const mount = await measureListMount(browser, served, server.origin, games);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await Traffic.of(session);
    // The list's first page, as long as can be: all is there before anything is measured.
    const data = games.slice(0, ANSWER);
    const body = JSON.stringify({ ...like, data, pagination: { total_pages: 1, items: data.length } });
    await page.route(/\/api\/v1\/games\?/, (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const isList = asked.get('limit') === '10' && !asked.has('category_slug');
      return isList ? route.fulfill({ body, contentType: 'application/json' }) : route.continue();
    });
    await page.goto(`${server.origin}/games?language=ru`, { timeout: PATIENCE });
    await page.locator('main [data-card="0"]').waitFor({ timeout: PATIENCE });
    await traffic.quiet();
    // A step of the app's own: the list is left, its data stays.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"]')?.click());
    await page.locator('main [data-card="0"]').waitFor({ state: 'detached' });
    await traffic.quiet();
    await untilListStands(page, 'back');
    const ours = await subject(page);
    const back = await measureBack(ours);
    await traffic.quiet();
    await ours.slow(true);
    const { frames, bare: empty, skeleton, elements, way } = await fling(page, session);
    const share = (part: number) => (frames === 0 ? Number.NaN : (100 * part) / frames);
    return [
      mount,
      back,
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
    await server.dispose();
  }
}
