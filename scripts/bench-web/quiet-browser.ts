import * as chromeLauncher from 'chrome-launcher';
import type { CDPSession } from 'playwright';
import { wholeChromiumLaunch } from '../chromium.ts';

export type Protocol = Pick<CDPSession, 'send' | 'on'>;

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

type Send = (method: string, params?: object) => Promise<unknown>;
type Hear = (event: string, listener: (params: unknown) => void) => void;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The connection to a browser, with one session per page. */
class Line {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<(params: unknown) => void>>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser is gone.'));
    });
  }

  static async to(address: string): Promise<Line> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('The browser does not answer.')));
    });
    return new Line(socket);
  }

  #take({ id, sessionId, method, params, result, error }: Message): void {
    if (id === undefined) {
      for (const listener of this.#listeners.get(`${sessionId} ${method}`) ?? []) listener(params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  /** Session of a page, or of the browser itself. */
  session(sessionId?: string): Protocol {
    const send: Send = (method, params = {}) =>
      new Promise((resolve, reject) => {
        this.#last += 1;
        this.#waiting.set(this.#last, { resolve, reject });
        this.#socket.send(JSON.stringify({ id: this.#last, method, params, sessionId }));
      });
    const on: Hear = (event, listener) => {
      const name = `${sessionId} ${event}`;
      this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener));
    };
    // Playwright's types describe the parameters and result of every method.
    return { send, on } as unknown as Protocol;
  }

  close(): void {
    this.#socket.close();
  }
}

/** A page of a `QuietBrowser`, with an empty cache. */
export interface QuietPage {
  readonly session: Protocol;
  /** Runs a self-contained function in the page. Throws what it throws. */
  readonly evaluate: <T>(work: () => T | Promise<T>) => Promise<T>;
  readonly close: () => Promise<unknown>;
}

/**
 * A browser without Playwright's instrumentation. Playwright listens to the console and errors of every page,
 * which makes V8 parse a script again to locate each error object created during its start: two thirds of the
 * time of the app's first script, which players do not have.
 */
export class QuietBrowser {
  readonly #line: Line;
  readonly #kill: () => void;

  private constructor(line: Line, kill: () => void) {
    this.#line = line;
    this.#kill = kill;
  }

  static async launch(): Promise<QuietBrowser> {
    const { executablePath, args = [] } = wholeChromiumLaunch();
    const chrome = await chromeLauncher.launch({
      ...(executablePath ? { chromePath: executablePath } : {}),
      chromeFlags: ['--headless=new', ...args],
    });
    try {
      const answer = await fetch(`http://127.0.0.1:${chrome.port}/json/version`);
      const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
      return new QuietBrowser(await Line.to(webSocketDebuggerUrl), () => chrome.kill());
    } catch (error) {
      chrome.kill();
      throw error;
    }
  }

  /** An empty page in its own browser context. */
  async open(): Promise<QuietPage> {
    const browser = this.#line.session();
    const { browserContextId } = await browser.send('Target.createBrowserContext');
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const session = this.#line.session(sessionId);
    return {
      session,
      evaluate: async <T>(work: () => T | Promise<T>) => {
        const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
          expression: `(${work.toString()})()`,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value as T;
      },
      close: () => browser.send('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  close(): void {
    this.#line.close();
    this.#kill();
  }
}
