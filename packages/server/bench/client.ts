import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** An answer with what it cost. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  /** As it came: packed when the server packed it. */
  readonly body: Buffer;
  /** From writing the request to the end of the answer, ms. */
  readonly ms: number;
  /** Both ways on the connection, heads included. */
  readonly bytes: number;
}

export interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a phone's browser sends along. */
export const browserHeaders: Readonly<Record<string, string>> = {
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate, br',
  'Accept-Language': 'ru',
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

/** A client of one server, with keep-alive connections. */
export interface Client {
  ask(path: string, ask?: Ask): Promise<Answer>;
  close(): void;
}

/** A connection that is idle for so long, ms, is left: servers hang up after five seconds. */
const mostIdle = 2_000;

/** Makes a client; `origin` without a path. */
export function createClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: mostIdle });
  return {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        let start = performance.now();
        let before = 0;
        const sent = request(`${origin}${path}`, {
          agent,
          method,
          headers: {
            ...browserHeaders,
            ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        });
        sent.on('socket', (socket) => {
          before = socket.bytesRead + socket.bytesWritten;
          start = performance.now();
        });
        sent.on('response', (answer) => {
          const { socket } = answer;
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              rawHeaders: answer.rawHeaders,
              body: Buffer.concat(parts),
              ms: performance.now() - start,
              bytes: socket.bytesRead + socket.bytesWritten - before,
            }),
          );
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
