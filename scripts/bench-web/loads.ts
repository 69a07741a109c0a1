import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstLoad, fontsOf } from '../bundle-graph.ts';
import { emptyShell } from './empty-shell.ts';
import { atMost, median, type Figure } from './figures.ts';
import { floorPage, stillPage, type Shown } from './floor.ts';
import { load, type Load, type Visit } from './load.ts';
import { QuietBrowser, type QuietPage } from './quiet-browser.ts';
import type { Served } from './served.ts';
import type { Sent } from './traffic.ts';

/** Visits per page. */
const LOADS = Number(process.env['LOADS'] ?? 7);
const LANGUAGE = 'ru';

async function brotli(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      return brotliCompressSync(bytes, { params }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Images in the first viewport. */
function firstScreen(page: QuietPage): Promise<Shown[]> {
  return page.evaluate(() =>
    [...document.images]
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(
        ({ image, box }) =>
          image.complete &&
          image.naturalWidth > 0 &&
          box.width > 0 &&
          box.top < innerHeight &&
          box.bottom > 0 &&
          box.left < innerWidth &&
          box.right > 0,
      )
      .map(({ image, box: { x, y, width, height } }) => ({
        src: image.currentSrc,
        x,
        y,
        width,
        height,
        isHero: image.fetchPriority === 'high',
      })),
  );
}

/** Pages that are visited in turn. */
const subjects = {
  lobby: { path: '/' },
  /** The lobby without prefetching. */
  first: { path: '/', isSparing: true },
  floor: { path: '/bench-floor.html' },
  still: { path: '/bench-still.html' },
  shell: { path: '/empty-shell/index.html' },
} as const satisfies Readonly<Record<string, Visit & { path: string }>>;

type Loads = Record<keyof typeof subjects, Load[]>;

async function visits(origin: string, served: Served): Promise<Loads> {
  const loads: Loads = { lobby: [], first: [], floor: [], still: [], shell: [] };
  const browser = await QuietBrowser.launch();
  try {
    // Images are generated on demand: the first visit fills the server's store.
    let pictures: Shown[] = [];
    await load(browser, `${origin}/`, {
      look: async (page) => {
        pictures = await firstScreen(page);
      },
    });
    const floor = floorPage(served.index, fontsOf(served.manifest, LANGUAGE), LANGUAGE);
    await served.add('bench-floor.html', floor);
    await served.add('bench-still.html', stillPage(floor, pictures));
    for (let round = 0; round < LOADS; round += 1) {
      for (const [name, { path, ...visit }] of Object.entries(subjects) as [
        keyof typeof subjects,
        Visit & { path: string },
      ][])
        loads[name].push(await load(browser, origin + path, visit));
    }
  } finally {
    browser.close();
  }
  return loads;
}

const kB = (sent: readonly Sent[]) => sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Bytes and requests by kind, the heaviest first. */
function byKind(sent: readonly Sent[]): string {
  const kinds = [...new Set(sent.map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({ kind: kind.toLowerCase(), ones: sent.filter((one) => one.kind === kind) }))
    .toSorted((a, b) => kB(b.ones) - kB(a.ones))
    .map(({ kind, ones }) => `${kind} ${kB(ones).toFixed(0)} kB in ${ones.length}`)
    .join(', ');
}

/**
 * A guest's lobby compared with lower bounds: its layout without scripts, the same with the images of the
 * first viewport, and its libraries without the app. Visited in turn with an empty cache.
 */
export async function measureLoads(origin: string, served: Served): Promise<Figure[]> {
  const shell = await emptyShell(served);
  const first = await brotli(firstLoad(served.manifest, LANGUAGE).map((file) => join(served.folder, file)));
  const bare = await brotli([shell.script]);
  const loads = await visits(origin, served);
  const of = (name: keyof typeof subjects, figure: (one: Load) => number) => median(loads[name].map(figure));
  const ms = (value: number) => value.toFixed(0);
  const [fcp, floorFcp] = [of('lobby', (one) => one.fcp), of('floor', (one) => one.fcp)];
  const [lcp, stillLcp] = [of('lobby', (one) => one.lcp), of('still', (one) => one.lcp)];
  const last = loads.lobby.at(-1);
  const ahead = last?.sent ?? [];
  const note = `${kB(ahead).toFixed(0)} kB in ${ahead.length} with what is fetched ahead`;
  const largest = `${last?.largest ?? 'none'} of ${loads.still.at(-1)?.largest ?? 'none'}`;
  const shellBlocked = of('shell', (one) => one.blocked);
  return [
    atMost('FCP, lobby / floor', fcp / floorFcp, 1.1, 'x', `${ms(fcp)} ms of ${ms(floorFcp)} ms`),
    atMost(
      'LCP, lobby / still page',
      lcp / stillLcp,
      1.15,
      'x',
      `${ms(lcp)} ms of ${ms(stillLcp)} ms, ${largest}`,
    ),
    atMost('layout shifts', Math.max(...loads.lobby.map(({ shift }) => shift)), 0, '', 'the worst visit'),
    atMost(
      'TBT',
      of('lobby', (one) => one.blocked),
      50,
      'ms',
      `empty shell ${ms(shellBlocked)} ms`,
    ),
    atMost(
      'first-load JavaScript / empty shell',
      first / bare,
      1.3,
      'x',
      `${(first / 1000).toFixed(1)} kB of ${(bare / 1000).toFixed(1)} kB Brotli, ${shell.libraries.length} packages`,
    ),
    atMost(
      'first view, bytes',
      of('first', ({ sent }) => kB(sent)),
      450,
      'kB',
      byKind(loads.first.at(-1)?.sent ?? []),
    ),
    atMost(
      'first view, requests',
      of('first', ({ sent }) => sent.length),
      35,
      '',
      note,
    ),
  ];
}
