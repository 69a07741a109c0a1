import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { TulparServer } from '../packages/app/e2e/server.ts';
import { figuresTable, type Figure } from './bench-web/figures.ts';
import { measureGames } from './bench-web/games.ts';
import { measureImages } from './bench-web/images.ts';
import { measureInteractions } from './bench-web/interactions.ts';
import { measureLighthouse } from './bench-web/lighthouse.ts';
import { measureList } from './bench-web/list.ts';
import { measureLoads } from './bench-web/loads.ts';
import { table } from './bench-web/rows.ts';
import { measureSearch } from './bench-web/search.ts';
import { served, type Served } from './bench-web/served.ts';
import { chromiumLaunch } from './chromium.ts';

/**
 * `pnpm bench:web` measures the built app and the real server: interaction latencies, then one table with
 * targets. `PARTS` selects parts by comma-separated names; see docs/figures.md. A missed target is reported
 * without failing; a failed measurement fails.
 */
interface Bench {
  /** Shared browser, started on first use so that it does not disturb other measurements. */
  readonly browser: () => Promise<Browser>;
  readonly origin: string;
  readonly served: Served;
}

const parts: Readonly<Record<string, (bench: Bench) => Promise<Figure[]>>> = {
  // First, while no other browser is open.
  lighthouse: ({ origin }) => measureLighthouse(`${origin}/`),
  interactions: async ({ origin }) => {
    console.log(`Interactions, processor slowed 4x, ms\n${table(await measureInteractions(origin))}\n`);
    return [];
  },
  loads: ({ origin, served }) => measureLoads(origin, served),
  list: async ({ browser, served }) => measureList(await browser(), served),
  games: async ({ browser, origin }) => measureGames(await browser(), origin),
  search: async ({ browser, origin }) => measureSearch(await browser(), origin),
  images: async ({ browser, origin }) => measureImages(await browser(), origin),
};

const asked = process.env['PARTS']?.split(',') ?? Object.keys(parts);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`PARTS are ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}.`);

const app = await served();
const server = await TulparServer.create();
const open: Browser[] = [];
const browser = async () => {
  if (open.length === 0) open.push(await chromium.launch(chromiumLaunch()));
  return open[0] as Browser;
};
const figures: Figure[] = [];
try {
  for (const name of asked) {
    try {
      figures.push(...((await parts[name]?.({ browser, origin: server.origin, served: app })) ?? []));
      console.log(`${name}: done`);
    } catch (error) {
      // The other parts still have something to tell.
      console.error(`${name}: not measured`, error);
      process.exitCode = 1;
    }
  }
} finally {
  for (const one of open) await one.close();
  await server.dispose();
}
if (figures.length > 0) console.log(`\n${figuresTable(figures)}`);
const load = loadavg().map((one) => one.toFixed(1));
console.log(`\nload of the machine ${load.join(' ')}`);
