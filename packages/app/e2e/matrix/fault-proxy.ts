import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** Selects requests; all given conditions must match. */
export interface When {
  readonly method?: string;
  /** Path without query, or a pattern for the path with it. */
  readonly path: string | RegExp;
  /** Access token of the request. */
  readonly token?: string;
  /** Number of matching requests to let through first. */
  readonly skip?: number;
  /** Number of requests to affect; default all. */
  readonly times?: number;
}

/** A response before it is forwarded. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Fault =
  /** The server processes the request, but the connection breaks before its response. */
  | { readonly kind: 'loseAnswer' }
  /** Holds the request or the response until the gate opens, even if the client has given up. */
  | { readonly kind: 'hold'; readonly what: 'request' | 'answer'; readonly gate: Gate }
  /** The proxy responds instead of the server. */
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** The response is modified. */
  | { readonly kind: 'change'; readonly change: (answer: Answer) => Answer };

/** Blocks waiters until it is opened. */
export class Gate {
  #open: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });
  open(): void {
    this.#open();
  }
}

/** One recorded request. */
export interface Passed {
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Body of the server's original response; text responses only. */
  answer: string | null;
}

interface Rule {
  readonly when: When;
  readonly fault: Fault;
  met: number;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

function bodyOf(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => resolve(Buffer.concat(parts)));
    message.on('error', reject);
    message.on('close', () => reject(new Error('The message broke off.')));
  });
}

/** Headers that apply to one connection, or to a body that was modified. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

/** Proxy between browser and server that records requests and injects faults. */
export class FaultProxy {
  readonly passed: Passed[] = [];
  #rules: Rule[] = [];
  #gates: Gate[] = [];
  readonly #open = new Map<Passed, 'pending' | 'held'>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server;
  readonly #target: URL;
  #waiting: (() => void)[] = [];

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((incoming, outgoing) => {
      this.#pass(incoming, outgoing).catch(() => outgoing.destroy());
    });
  }

  static async create(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Adds a fault; the newest matching rule applies. */
  on(when: When, fault: Fault): void {
    this.#rules.unshift({ when, fault, met: 0 });
    if (fault.kind === 'hold') this.#gates.push(fault.gate);
  }

  /** Rejects this access token in all calls from now on; login and refresh are not below `/api/v1`. */
  expire(token: string): void {
    this.on(
      { path: /^\/api\/v\d\//, token },
      { kind: 'answer', status: 401, body: { message: 'AUTH_TOKEN_EXPIRED' } },
    );
  }

  /** Recorded requests that match. */
  requests(method: string, path: string | RegExp): Passed[] {
    return this.passed.filter((one) => fits({ method, path }, one));
  }

  /** Resolves when no request is pending, except those on hold and streams. */
  async quiet(): Promise<void> {
    while ([...this.#open.values()].includes('pending')) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Removes all faults and recorded requests. */
  clear(): void {
    this.#rules = [];
    for (const gate of this.#gates) gate.open();
    this.#gates = [];
    this.passed.length = 0;
  }

  async dispose(): Promise<void> {
    this.clear();
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #ruleFor(passed: Passed): Fault | undefined {
    for (const rule of this.#rules) {
      const { skip = 0, times = Infinity } = rule.when;
      if (rule.met >= skip + times || !fits(rule.when, passed)) continue;
      rule.met += 1;
      if (rule.met > skip) return rule.fault;
    }
    return undefined;
  }

  #mark(passed: Passed, state: 'pending' | 'held' | 'done'): void {
    if (state === 'done') this.#open.delete(passed);
    else this.#open.set(passed, state);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Browsers repeat a request that fails on a reused connection, which would change the counts.
    outgoing.setHeader('Connection', 'close');
    const body = await bodyOf(incoming);
    const { method = 'GET', url = '/', headers } = incoming;
    const passed: Passed = { method, url, headers, body: body.toString(), answer: null };
    this.passed.push(passed);
    this.#mark(passed, 'pending');
    outgoing.on('close', () => this.#mark(passed, 'done'));
    const fault = this.#ruleFor(passed);
    if (fault?.kind === 'answer') {
      outgoing.writeHead(fault.status, { 'Content-Type': 'application/json' });
      return void outgoing.end(JSON.stringify(fault.body));
    }
    const held = async (what: 'request' | 'answer') => {
      if (fault?.kind === 'hold' && fault.what === what) await this.#held(passed, outgoing, fault.gate);
    };
    await held('request');
    const answer = await this.#forward(passed, body, fault !== undefined);
    if (!fault) return this.#pipe(passed, answer, outgoing);
    const text = (await bodyOf(answer)).toString();
    passed.answer = text;
    await held('answer');
    if (fault.kind === 'loseAnswer') return void outgoing.destroy();
    const own = { status: answer.statusCode ?? 502, headers: answer.headers, body: text };
    const given = fault.kind === 'change' ? fault.change(own) : own;
    const endToEnd = Object.entries(given.headers).filter(([name]) => !HOP.has(name));
    const bytes = Buffer.from(given.body);
    outgoing.writeHead(given.status, {
      ...Object.fromEntries(endToEnd),
      ...(given.status === 304 ? {} : { 'Content-Length': bytes.length }),
    });
    outgoing.end(bytes);
  }

  async #held(passed: Passed, outgoing: ServerResponse, gate: Gate): Promise<void> {
    this.#mark(passed, 'held');
    await gate.opened;
    if (!outgoing.destroyed) this.#mark(passed, 'pending');
  }

  async #forward(passed: Passed, body: Buffer, isRead: boolean): Promise<IncomingMessage> {
    const { method, url } = passed;
    const headers = { ...passed.headers };
    // Bodies that are read here must not be compressed.
    if (isRead) delete headers['accept-encoding'];
    const { hostname, port } = this.#target;
    const forwarded = forward({ hostname, port, method, path: url, headers, agent: this.#agent });
    const answered = once(forwarded, 'response') as Promise<[IncomingMessage]>;
    forwarded.end(body);
    const [answer] = await answered;
    return answer;
  }

  #pipe(passed: Passed, answer: IncomingMessage, outgoing: ServerResponse): void {
    if (answer.headers['content-type']?.startsWith('text/event-stream')) this.#mark(passed, 'held');
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
    answer.on('error', () => outgoing.destroy());
    outgoing.on('close', () => answer.destroy());
    answer.pipe(outgoing);
  }
}

function fits({ method, path, token }: When, { method: sent, url, headers }: Passed): boolean {
  if (method !== undefined && method !== sent) return false;
  if (token !== undefined && headers.authorization !== `Bearer ${token}`) return false;
  return typeof path === 'string' ? pathOf(url) === path : path.test(url);
}
