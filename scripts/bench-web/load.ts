import type { Browser } from 'puppeteer-core';
import { openQuietPage, type Protocol } from './quiet-browser.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** Time without requests until the network counts as idle, ms; long because of the throttled CPU. */
const REST = 1500;
const PATIENCE = 120_000;

/** Whether a URL is the event stream, a request that never ends. */
const isEndless = (url: string) => new URL(url).pathname === '/api/v1/events';

export interface Sent {
  readonly url: string;
  /** Resource type as reported by the browser. */
  readonly kind: string;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
}

/** Requests of a page since `Traffic.of` was called. */
export class Traffic {
  readonly #sent = new Map<string, Sent>();
  readonly #open = new Set<string>();
  #last = Date.now();

  private constructor(session: Protocol) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      this.#sent.set(requestId, { url: request.url, kind: type ?? 'Other', bytes: 0 });
      // The document of an iframe ends in another process, so its end is not reported: wait for no document.
      if (!isEndless(request.url) && type !== 'Document') this.#open.add(requestId);
      this.#last = Date.now();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      const sent = this.#sent.get(requestId);
      if (sent) this.#sent.set(requestId, { ...sent, bytes });
      this.#end(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId));
  }

  /** Counts the requests of the session's page from now on. */
  static async of(session: Protocol): Promise<Traffic> {
    const traffic = new Traffic(session);
    await session.send('Network.enable');
    return traffic;
  }

  #end(id: string): void {
    if (this.#open.delete(id)) this.#last = Date.now();
  }

  get all(): readonly Sent[] {
    return [...this.#sent.values()];
  }

  /** Resolves after a time without requests; throws on a timeout. */
  async quiet(): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (this.#open.size > 0 || Date.now() - this.#last < REST) {
      if (Date.now() > deadline) {
        const open = [...this.#open].map((id) => this.#sent.get(id)?.url).join(', ');
        throw new Error(`The page does not come to rest: ${open}`);
      }
      await wait(100);
    }
  }
}

/** CPU slowdown that Lighthouse uses for phones. */
const SLOWER = 4;

const screen = { width: 412, height: 823 };
const deviceScaleFactor = 1.75;
const locale = 'ru-RU';

async function onPhone(session: Protocol): Promise<void> {
  const { userAgent } = await session.send('Browser.getVersion');
  await session.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // With motion, the next banner could replace the first one during the visit.
  const calm = { name: 'prefers-reduced-motion', value: 'reduce' };
  await session.send('Emulation.setEmulatedMedia', { features: [calm] });
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
}

const bytesASecond = (kilobits: number) => (kilobits * 1000) / 8;

async function slowProcessor(session: Protocol): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Slow 4G of Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
async function slowNetwork(session: Protocol): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesASecond(1600),
    uploadThroughput: bytesASecond(750),
  });
}

/** One visit with an empty cache; times in ms from its start. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  /** The largest contentful element: tag name and URL, if it has one. */
  readonly largest: string;
  /** When the last picture in the viewport was received. */
  readonly pictures: number;
  /** Sum of all layout shifts; CLS counts fewer. */
  readonly shift: number;
  /** Blocking time from the first paint until the network is idle. */
  readonly blocked: number;
  readonly sent: readonly Sent[];
}

/** Performance entries recorded in the page. */
interface Seen {
  readonly fcp: number | null;
  readonly lcp: number | null;
  readonly largest: string;
  readonly shifts: readonly number[];
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

const LONG = 50;

/**
 * Total blocking time: the part beyond 50 ms of each task, counted from the first paint. A page that shows
 * nothing (NaN) counts from its start.
 */
function blockingTime(tasks: Seen['tasks'], fcp: number): number {
  const from = Number.isNaN(fcp) ? 0 : fcp;
  const beyond = tasks.map(({ start, duration }) => {
    const visible = start + duration - Math.max(start, from);
    return Math.max(0, visible - LONG);
  });
  return beyond.reduce((sum, one) => sum + one, 0);
}

/** Records performance entries; runs in the page before its own scripts. */
function note(): void {
  const seen = { fcp: null, lcp: null, largest: '', shifts: [], tasks: [] } as {
    fcp: number | null;
    lcp: number | null;
    largest: string;
    shifts: number[];
    tasks: { start: number; duration: number }[];
  };
  Object.assign(window, { benchSeen: seen });
  const watch = (type: string, receive: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(receive)).observe({ type, buffered: true });
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

/** When the last picture in the viewport was received, ms; runs in the page. */
function lastPictureInView(): number {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  });
  const received = inView.flatMap(({ currentSrc }) => performance.getEntriesByName(currentSrc));
  return Math.max(...received.map((entry) => (entry as PerformanceResourceTiming).responseEnd));
}

/**
 * Visits a URL with Lighthouse's phone on Slow 4G and an empty cache until the network is idle; without
 * scrolling or clicking.
 */
export async function load(browser: Browser, url: string): Promise<Load> {
  const page = await openQuietPage(browser);
  try {
    const { session } = page;
    await onPhone(session);
    const traffic = await Traffic.of(session);
    await slowNetwork(session);
    await slowProcessor(session);
    await session.send('Page.enable');
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${note.toString()})()` });
    const { errorText } = await session.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await traffic.quiet();
    const seen = await page.evaluate(() => (window as unknown as { benchSeen: Seen }).benchSeen);
    const pictures = await page.evaluate(lastPictureInView);
    const { largest, shifts, tasks } = seen;
    const fcp = seen.fcp ?? Number.NaN;
    return {
      fcp,
      lcp: seen.lcp ?? Number.NaN,
      largest,
      pictures,
      shift: shifts.reduce((sum, one) => sum + one, 0),
      blocked: blockingTime(tasks, fcp),
      sent: traffic.all,
    };
  } finally {
    await page.close();
  }
}
