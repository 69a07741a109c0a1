import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumLaunch } from './chromium.ts';
import { loadavg } from 'node:os';
import { TulparServer } from '../packages/app/e2e/server.ts';
import { measureInteractions, table } from './bench-web/interactions.ts';

/**
 * `pnpm bench:web`, on the built app and the real server: what a player feels (route changes, typing, languages), then
 * Lighthouse, mobile, on `/`, the median of several runs. `RUNS=0` leaves Lighthouse out.
 */
const runs = Number(process.env['RUNS'] ?? 5);
const { executablePath, args } = chromiumLaunch();

interface Figures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
}

async function measure(url: string): Promise<Figures> {
  const chrome = await chromeLauncher.launch({
    ...(executablePath ? { chromePath: executablePath } : {}),
    chromeFlags: ['--headless=new', ...(args ?? [])],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    const { audits, categories } = result.lhr;
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const items = audits['network-requests']?.details;
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      bytes: number('total-byte-weight'),
      requests: items?.type === 'table' ? items.items.length : Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const server = await TulparServer.create();
try {
  console.log(`Interactions, processor slowed 4x, ms\n${table(await measureInteractions(server.origin))}`);
  console.log(
    `load of the machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}\n`,
  );
  if (runs > 0) await measureLoads(`${server.origin}/`);
} finally {
  await server.dispose();
}

async function measureLoads(url: string): Promise<void> {
  // Art is drawn on demand: the first visit fills the cache, as it would have been for any player but the first.
  await measure(url);
  const figures: Figures[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const one = await measure(url);
    figures.push(one);
    console.log(`run ${run}: performance ${one.score}, LCP ${Math.round(one.lcp)} ms`);
  }
  const of = (key: keyof Figures) => median(figures.map((one) => one[key]));
  console.log(`\nLighthouse mobile, ${url}, median of ${runs}`);
  console.log(`performance ${of('score')}`);
  console.log(
    `FCP ${Math.round(of('fcp'))} ms, LCP ${Math.round(of('lcp'))} ms, TBT ${Math.round(of('tbt'))} ms, CLS ${of('cls').toFixed(3)}`,
  );
  console.log(`${Math.round(of('bytes') / 1000)} kB in ${of('requests')} requests`);
}
