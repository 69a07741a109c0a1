import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import type { GameCard } from '../../packages/api/src/contract/index.ts';
import { styles } from '../bundle-graph.ts';
import { atMost, median, type Figure } from './figures.ts';
import { buildPage } from './page-build.ts';
import { untilListStands, type Kind } from './list-stands.ts';
import { phone } from './phone.ts';
import type { Served } from './served.ts';
import { subject, type Subject } from './subject.ts';

/** How often each list is mounted; the first warm the scripts and bring the covers. */
const MOUNTS = 25;
const WARM = 5;

/** Layout of the app's list, applied to the bare one. */
function shapeOf({ page }: Subject) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('li[data-card]')].map((card) => card.getBoundingClientRect());
    const [first, second] = boxes;
    const below = boxes.find(({ top }) => first && top > first.top + 1);
    if (!first || !second || !below) throw new Error('The list has no rows.');
    return {
      count: boxes.length,
      columns: boxes.filter(({ top }) => Math.abs(top - first.top) < 1).length,
      width: first.width,
      height: first.height,
      gap: below.top - first.bottom,
    };
  });
}

/**
 * The list of games against a bare virtual list of the same tiles, in turn, in one page: what the list itself adds to
 * the library under it. Throws when the two do not draw the same number of tiles.
 */
export async function measureListMount(
  browser: Browser,
  served: Served,
  origin: string,
  games: readonly GameCard[],
): Promise<Figure> {
  await buildPage(served, {
    name: 'virtual-list',
    code: await readFile(`${import.meta.dirname}/pages/virtual-list.js`, 'utf8'),
    importer: new URL('../../packages/ui/src/content/virtual-grid/index.ts', import.meta.url).pathname,
    styles: styles(served.manifest),
  });
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/virtual-list/index.html`);
    const one = await subject(page);
    const cards = games.map(({ slug, name, provider, image }) => ({
      href: `/games/${slug}`,
      name,
      provider: provider.name,
      image: image === null ? null : { src: image, width: 460, height: 614, alt: '' },
    }));
    await page.evaluate((given) => void (window.cards = given), cards);
    const hide = async () => {
      await page.evaluate(() => window.hideList?.());
      await page.locator('li').first().waitFor({ state: 'detached' });
    };
    await untilListStands(page, { kind: 'ours', props: {} });
    const { count, ...shape } = await shapeOf(one);
    await hide();
    const times: Record<Kind, number[]> = { ours: [], bare: [] };
    const props: Record<Kind, object> = { ours: {}, bare: { ...shape, overscan: 2 } };
    for (let round = 0; round < MOUNTS; round += 1) {
      for (const kind of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        await one.slow(true);
        const took = await untilListStands(page, { kind, props: props[kind] });
        await one.slow(false);
        const drawn = await page.locator('li[data-card]').count();
        if (drawn !== count) throw new Error(`The ${kind} list draws ${drawn} tiles, not ${count}.`);
        if (round >= WARM) times[kind].push(took);
        await hide();
      }
    }
    const [took, least] = [median(times.ours), median(times.bare)];
    const note = `${took.toFixed(0)} ms of ${least.toFixed(0)} ms, ${cards.length} games, ${count} tiles drawn`;
    return atMost('list, mount / bare virtual list', took / least, 1.5, 'x', note);
  } finally {
    await context.close();
  }
}
