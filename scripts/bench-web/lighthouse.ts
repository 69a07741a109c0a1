import lighthouse from 'lighthouse';
import { median, type Figure } from './figures.ts';
import { launchBrowser } from './quiet-browser.ts';

/** Number of runs; 0 skips Lighthouse. */
const RUNS = Number(process.env['RUNS'] ?? 5);

interface Run {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
  /** Speed of the machine as measured by Lighthouse. */
  readonly machine: number;
}

async function measure(url: string): Promise<Run> {
  const browser = await launchBrowser();
  try {
    const result = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
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
      machine: Math.round(result.lhr.environment.benchmarkIndex),
    };
  } finally {
    await browser.close();
  }
}

/** Measures once more after a failure, because Lighthouse occasionally misses the start of a trace. */
async function measureAgain(url: string): Promise<Run> {
  try {
    return await measure(url);
  } catch (error) {
    console.log(`run once more: ${String(error)}`);
    return await measure(url);
  }
}

/** Median of several mobile Lighthouse runs for a URL. */
export async function measureLighthouse(url: string): Promise<Figure[]> {
  if (RUNS === 0) return [];
  // The server generates images on demand and stores them, so the first visit does not count.
  await measureAgain(url);
  const runs: Run[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const one = await measureAgain(url);
    runs.push(one);
    console.log(
      `run ${run}: performance ${one.score}, LCP ${Math.round(one.lcp)} ms, machine ${one.machine}`,
    );
  }
  const of = (key: keyof Run) => median(runs.map((one) => one[key]));
  const note = [
    `FCP ${Math.round(of('fcp'))} ms, LCP ${Math.round(of('lcp'))} ms, TBT ${Math.round(of('tbt'))} ms`,
    `CLS ${of('cls').toFixed(3)}, ${Math.round(of('bytes') / 1000)} kB in ${of('requests')} requests`,
  ].join(', ');
  const what = 'Lighthouse mobile, performance';
  return [{ what, value: of('score'), target: 98, unit: '', note, isLeast: true }];
}
