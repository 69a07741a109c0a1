import type { Page, Request } from 'playwright';

/** Longest wait for a file of this machine, ms. */
const LOAD_MS = 10_000;

/** What a page loads at the moment. */
export interface Loads {
  /** Waits until nothing is on its way; for some time only, should something never come. */
  readonly over: () => Promise<void>;
  /** Whether anything is. */
  readonly isOpen: () => boolean;
  /** A page is left: nothing of it comes any more. */
  readonly forget: () => void;
}

/** What belongs to a page without being an answer to it; of a module on its way the page itself sees nothing. */
const parts = new Set(['script', 'stylesheet', 'image', 'font']);

/** Follows what a page loads. */
export function follow(page: Page): Loads {
  const open = new Set<Request>();
  let tell = () => {};
  const end = (request: Request) => {
    open.delete(request);
    if (open.size === 0) tell();
  };
  page.on('request', (request) => parts.has(request.resourceType()) && open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    isOpen: () => open.size > 0,
    forget: () => open.clear(),
    async over() {
      if (open.size === 0) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        tell = resolve;
        timer = setTimeout(resolve, LOAD_MS);
      });
      clearTimeout(timer);
    },
  };
}
