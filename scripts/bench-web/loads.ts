import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstLoad } from '../bundle-graph.ts';
import { emptyShell, type Served } from './served.ts';
import { median, type Figure } from './figures.ts';
import { load, type Load, type Sent } from './load.ts';
import { launchBrowser } from './quiet-browser.ts';

/** The page the server drew, without its scripts: its pictures, style sheet and fonts, which no app can show sooner. */
function stillPage(drawn: string): string {
  return drawn
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

/** The still page without its pictures. */
function floorPage(drawn: string): string {
  return stillPage(drawn)
    .replaceAll(/<link\b[^>]*as="image"[^>]*>/g, '')
    .replaceAll(/<img\b[^>]*>/g, '');
}

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

/** Pages that are visited in turn. */
const subjects = {
  lobby: '/',
  floor: '/bench-floor.html',
  still: '/bench-still.html',
  shell: '/empty-shell/index.html',
} as const;

type Loads = Record<keyof typeof subjects, Load[]>;

async function visits(origin: string, served: Served): Promise<Loads> {
  const loads: Loads = { lobby: [], floor: [], still: [], shell: [] };
  const browser = await launchBrowser();
  try {
    // The server generates picture sizes on demand and stores them, so the first visit does not count.
    await load(browser, `${origin}/`);
    const page = await fetch(`${origin}/?language=${LANGUAGE}`, { headers: { Accept: 'text/html' } });
    const drawn = await page.text();
    await served.add('bench-floor.html', floorPage(drawn));
    await served.add('bench-still.html', stillPage(drawn));
    const names = Object.keys(subjects) as (keyof typeof subjects)[];
    for (let round = 0; round < LOADS; round += 1)
      for (const name of names) loads[name].push(await load(browser, origin + subjects[name]));
  } finally {
    await browser.close();
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
 * Compares a guest's lobby with lower bounds: the rendered page without scripts and pictures, the same page with its
 * pictures, and an empty page with the app's libraries. All are visited in turn with an empty cache.
 */
export async function measureLoads(origin: string, served: Served): Promise<Figure[]> {
  const shell = await emptyShell(served);
  const first = await brotli(firstLoad(served.manifest, LANGUAGE).map((file) => join(served.folder, file)));
  const bare = await brotli([shell.script]);
  const loads = await visits(origin, served);
  const of = (name: keyof typeof subjects, figure: (one: Load) => number) => median(loads[name].map(figure));
  const ms = (value: number) => value.toFixed(0);
  const [fcp, stillFcp] = [of('lobby', (one) => one.fcp), of('still', (one) => one.fcp)];
  const [pictures, stillPictures] = [of('lobby', (one) => one.pictures), of('still', (one) => one.pictures)];
  const floorFcp = of('floor', (one) => one.fcp);
  const [lcp, stillLcp] = [of('lobby', (one) => one.lcp), of('still', (one) => one.lcp)];
  const last = loads.lobby.at(-1);
  const largest = `${last?.largest ?? 'none'} of ${loads.still.at(-1)?.largest ?? 'none'}`;
  const tbt = of('lobby', (one) => one.blocked);
  const rows: readonly (readonly [
    what: string,
    value: number,
    target: number,
    unit: Figure['unit'],
    note: string,
  ])[] = [
    [
      'pictures in view, lobby / still page',
      pictures / stillPictures,
      1.25,
      'x',
      `${ms(pictures)} ms of ${ms(stillPictures)} ms`,
    ],
    ['FCP, lobby / still page', fcp / stillFcp, 1.15, 'x', `${ms(fcp)} ms of ${ms(stillFcp)} ms`],
    ['FCP, lobby / floor', fcp / floorFcp, 1.15, 'x', `${ms(fcp)} ms of ${ms(floorFcp)} ms`],
    ['LCP, lobby / still page', lcp / stillLcp, 1.15, 'x', `${ms(lcp)} ms of ${ms(stillLcp)} ms, ${largest}`],
    ['layout shifts', Math.max(...loads.lobby.map(({ shift }) => shift)), 0, '', 'the worst visit'],
    ['TBT', tbt, 50, 'ms', `empty shell ${ms(of('shell', (one) => one.blocked))} ms`],
    [
      'first-load JavaScript / empty shell',
      first / bare,
      1.3,
      'x',
      `${(first / 1000).toFixed(1)} kB of ${(bare / 1000).toFixed(1)} kB Brotli, ${shell.libraries.length} packages`,
    ],
    [
      'bytes until the page is quiet',
      of('lobby', ({ sent }) => kB(sent)),
      450,
      'kB',
      byKind(last?.sent ?? []),
    ],
    ['requests until the page is quiet', of('lobby', ({ sent }) => sent.length), 45, '', 'without scrolling'],
  ];
  return rows.map(([what, value, target, unit, note]) => ({ what, value, target, unit, note }));
}
