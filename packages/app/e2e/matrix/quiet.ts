import { expect, type Page, type Request } from '@playwright/test';

/** Time without requests before a page counts as idle, ms. */
const REST = 500;

/** Whether a request is the event stream, which never ends. */
const isEndless = (request: Request) => new URL(request.url()).pathname === '/api/v1/events';

interface Traffic {
  readonly open: Set<Request>;
  last: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts the pending requests of a page from its start. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { open: new Set(), last: Date.now() };
  traffic.set(page, seen);
  const touch = () => (seen.last = Date.now());
  page.on('request', (request) => {
    if (isEndless(request)) return;
    seen.open.add(request);
    touch();
  });
  const end = (request: Request) => {
    if (seen.open.delete(request)) touch();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // Requests of a former document never report an end.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.open.clear();
  });
}

/** Waits until a page has had no pending requests for a short time; the event stream does not count. */
export async function quiet(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (!seen) throw new Error('The traffic of this page is not watched.');
  await page.waitForLoadState('load');
  const deadline = Date.now() + 150_000;
  for (;;) {
    const left = seen.open.size > 0 ? REST : seen.last + REST - Date.now();
    if (left <= 0) return;
    if (Date.now() > deadline) {
      throw new Error(`Still asking for ${[...seen.open].map((request) => request.url()).join(', ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, 100)));
  }
}

/** Waits until the worker controls the page and has cached what was loaded before. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('files')).keys()).length))
    .toBeGreaterThan(1);
  await quiet(page);
}
