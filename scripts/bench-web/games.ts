import type { Browser, CDPSession } from 'playwright';
import { text } from '../../packages/app/e2e/texts.ts';
import { atMost, type Figure } from './figures.ts';
import { phone } from './phone.ts';
import { Traffic } from './traffic.ts';

/** Warm-up rounds for compilation and caches, and rounds that must not leak memory. */
const BASE = 20;
const ROUNDS = 20;
/** An intermediate measurement, to distinguish a page that levels off from one that keeps growing. */
const HALF = BASE + ROUNDS / 2;

const KEPT = {
  JSHeapUsedSize: 'heap',
  Documents: 'documents',
  Frames: 'frames',
  JSEventListeners: 'listeners',
};
type Kept = Readonly<Record<string, number>>;

/** What a page still holds after everything that can go has gone. */
async function kept(session: CDPSession): Promise<Kept> {
  // Objects released by finalizers are collected by the next collection.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(
    Object.entries(KEPT).map(([name, said]) => [
      said,
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN,
    ]),
  );
}

/** Whether games leave anything behind: a guest who has played a while opens and closes a demo twenty times. */
export async function measureGames(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await Traffic.of(session);
    await session.send('Performance.enable');
    await page.goto(`${origin}/demo?language=ru`);
    const tile = page.locator('main [data-card="0"] a').first();
    await tile.waitFor();
    await traffic.quiet();
    let base: Kept = {};
    let half: Kept = {};
    for (let round = 1; round <= BASE + ROUNDS; round += 1) {
      await tile.click();
      await page.locator('main iframe').waitFor();
      await traffic.quiet();
      await page.getByRole('link', { name: text('ru', 'games.page.back') }).click();
      await page.locator('main iframe').waitFor({ state: 'detached' });
      await tile.waitFor();
      if (round !== BASE && round !== HALF) continue;
      await traffic.quiet();
      if (round === BASE) base = await kept(session);
      else half = await kept(session);
    }
    await traffic.quiet();
    const last = await kept(session);
    const of = (value: number | undefined, said: string) =>
      said === 'heap' ? `${((value ?? Number.NaN) / 1e6).toFixed(1)} MB` : String(value);
    return Object.values(KEPT).map((said) =>
      atMost(
        `${ROUNDS} demos, ${said} after / before`,
        (last[said] ?? Number.NaN) / (base[said] ?? Number.NaN),
        1.05,
        'x',
        [base, half, last].map((one) => of(one[said], said)).join(', '),
      ),
    );
  } finally {
    await context.close();
  }
}
