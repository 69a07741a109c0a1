import { setTimeout as wait } from 'node:timers/promises';
import type { Protocol } from './quiet-browser.ts';

/** Time without requests before the network counts as quiet, ms; long, because of the throttled CPU. */
const REST = 1500;
/** Longest wait for it, ms. */
const PATIENCE = 120_000;

/** The events of a player are one request that never ends. */
const isEndless = (url: string) => new URL(url).pathname === '/api/v1/events';

/** One request of a page. */
export interface Sent {
  readonly url: string;
  /** `Script`, `Image`, `Font`, `Fetch` …, as the browser calls it. */
  readonly kind: string;
  /** The type the answer named; '' until it has come. */
  readonly mime: string;
  /** Bytes on the wire, heads included. */
  readonly bytes: number;
}

/** Requests of a page from now on. */
export class Traffic {
  readonly #sent = new Map<string, Sent>();
  readonly #open = new Set<string>();
  #last = Date.now();

  private constructor(session: Protocol) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      this.#sent.set(requestId, { url: request.url, kind: type ?? 'Other', mime: '', bytes: 0 });
      // A frame's document ends in a process of its own, unheard.
      if (!isEndless(request.url) && type !== 'Document') this.#open.add(requestId);
      this.#last = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, response }) =>
      this.#change(requestId, { mime: response.mimeType }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.#change(requestId, { bytes: encodedDataLength });
      this.#end(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId));
  }

  /** Counts the requests of the session's page from here on. */
  static async of(session: Protocol): Promise<Traffic> {
    const traffic = new Traffic(session);
    await session.send('Network.enable');
    return traffic;
  }

  #change(id: string, what: Partial<Sent>): void {
    const known = this.#sent.get(id);
    if (known) this.#sent.set(id, { ...known, ...what });
  }

  #end(id: string): void {
    if (this.#open.delete(id)) this.#last = Date.now();
  }

  /** All requests so far. */
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
