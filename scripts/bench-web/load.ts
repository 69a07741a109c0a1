import { onPhone, slowNetwork, slowProcessor } from './phone.ts';
import type { QuietBrowser, QuietPage } from './quiet-browser.ts';
import { Traffic, type Sent } from './traffic.ts';

/** One visit with an empty cache; times in ms since its start. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  /** What the largest picture was: a tag, with the address where it has one. */
  readonly largest: string;
  /** All layout shifts together, more than CLS counts. */
  readonly shift: number;
  /** Long task time beyond 50 ms each, from the first paint until the network is quiet. */
  readonly blocked: number;
  readonly sent: readonly Sent[];
}

/** What a page notes about itself. */
interface Seen {
  /** Null: nothing was shown. */
  readonly fcp: number | null;
  readonly lcp: number | null;
  readonly largest: string;
  readonly shifts: readonly number[];
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

/** From this length on a task is long, ms. */
const LONG = 50;

/**
 * Total blocking time: what tasks took beyond 50 ms each, of tasks before the first picture only what came after it. A
 * page that shows nothing (NaN) counts from its beginning.
 */
export function blockingTime(tasks: Seen['tasks'], fcp: number): number {
  const from = Number.isNaN(fcp) ? 0 : fcp;
  const beyond = tasks.map(({ start, duration }) => {
    const visible = start + duration - Math.max(start, from);
    return Math.max(0, visible - LONG);
  });
  return beyond.reduce((sum, one) => sum + one, 0);
}

/** Runs in the page before anything of its own. */
function note(): void {
  const seen = { fcp: null, lcp: null, largest: '', shifts: [], tasks: [] } as {
    fcp: number | null;
    lcp: number | null;
    largest: string;
    shifts: number[];
    tasks: { start: number; duration: number }[];
  };
  Object.assign(window, { benchSeen: seen });
  const watch = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
    seen.lcp = entry.startTime;
    seen.largest = `${element?.tagName.toLowerCase() ?? 'gone'} ${url ? new URL(url).pathname : ''}`.trim();
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shifts.push(value);
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}

/** How a page is visited. */
export interface Visit {
  /** The visitor saves data: nothing is fetched ahead of need (LAYOUT-10). */
  readonly isSparing?: boolean;
  /** Inspects the page once it is idle. */
  readonly look?: (page: QuietPage) => Promise<void>;
}

/**
 * Visits a URL with Lighthouse's phone on Slow 4G and an empty cache, until the network is quiet; without
 * scrolling or pressing.
 */
export async function load(
  browser: QuietBrowser,
  url: string,
  { isSparing = false, look }: Visit = {},
): Promise<Load> {
  const page = await browser.open();
  try {
    const { session } = page;
    await onPhone(session);
    const traffic = await Traffic.of(session);
    await slowNetwork(session);
    await slowProcessor(session);
    if (isSparing) await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await session.send('Page.enable');
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${note.toString()})()` });
    const { errorText } = await session.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await traffic.quiet();
    const seen = await page.evaluate(() => (window as unknown as { benchSeen: Seen }).benchSeen);
    await look?.(page);
    const { largest, shifts, tasks } = seen;
    const fcp = seen.fcp ?? Number.NaN;
    return {
      fcp,
      lcp: seen.lcp ?? Number.NaN,
      largest,
      shift: shifts.reduce((sum, one) => sum + one, 0),
      blocked: blockingTime(tasks, fcp),
      sent: traffic.all,
    };
  } finally {
    await page.close();
  }
}
