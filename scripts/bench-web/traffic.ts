import { setTimeout as wait } from 'node:timers/promises';
import type { Protocol } from './quiet-browser.ts';

/** Time without requests until the network counts as idle, ms; long because of the throttled CPU. */
const REST = 1500;
const PATIENCE = 120_000;

/** The event stream is one request that never ends. */
const isEndless = (url: string) => new URL(url).pathname === '/api/v1/events';

export interface Sent {
  readonly url: string;
  /** Resource type as reported by the browser. */
  readonly kind: string;
  /** Bytes on the wire, headers included. */
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
      this.#sent.set(requestId, { url: request.url, kind: type ?? 'Other', bytes: 0 });
      // The document of an iframe ends in another process, so its end is not reported.
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
