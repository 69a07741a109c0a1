import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** One request of a page to the API, ms of the page's own time. */
export interface Ask {
  readonly path: string;
  readonly at: number;
  /** When its answer had been read, or it had failed; null until then. */
  readonly over: number | null;
}

declare global {
  interface Window {
    tulparAsks: Ask[];
  }
}

/**
 * What a page asks the API for, noted in the page where it is asked: with its time standing still that is exact, while
 * the wire hears of a request later, and on a busy machine much later.
 */
export class PageAsks {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Of every document the page opens from now on. */
  static async of(page: Page): Promise<PageAsks> {
    await page.addInitScript(() => {
      const own = window.fetch;
      window.tulparAsks = [];
      window.fetch = async (input, init) => {
        const { pathname: path } = new URL(input instanceof Request ? input.url : input, location.href);
        // Events are one request that never ends.
        if (!path.startsWith('/api/') || path === '/api/v1/events') return own(input, init);
        const ask: { -readonly [name in keyof Ask]: Ask[name] } = { path, at: Date.now(), over: null };
        window.tulparAsks.push(ask);
        try {
          const response = await own(input, init);
          await response.clone().arrayBuffer();
          return response;
        } finally {
          ask.over = Date.now();
        }
      };
    });
    return new PageAsks(page);
  }

  /** In order. */
  async list(path: string): Promise<Ask[]> {
    return (await this.#page.evaluate(() => window.tulparAsks)).filter((ask) => ask.path === path);
  }

  async count(path: string): Promise<number> {
    return (await this.list(path)).length;
  }

  /** Waits, with the page's time as it is, until the page has the answer to everything it has asked for. */
  async answered(): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(() => window.tulparAsks.filter(({ over }) => over === null)))
      .toEqual([]);
  }

  now(): Promise<number> {
    return this.#page.evaluate(() => Date.now());
  }

  /** Lets the page's time run up to a moment, and what falls due until then begin. */
  async runTo(moment: number): Promise<void> {
    await this.#page.clock.runFor(Math.max(0, moment - (await this.now())));
  }

  /**
   * Stops the page's time. To do so it jumps ahead, by which whatever is under way meets its time limit: what follows
   * from that has come and gone when this is done, so that from here on the page asks only what it is made to ask.
   */
  async standStill(): Promise<void> {
    await this.#page.clock.pauseAt((await this.now()) + 60_000);
    for (let seconds = 0; seconds < 15; seconds += 1) {
      await this.answered();
      await this.#page.clock.runFor(1000);
    }
    await this.answered();
  }
}
