import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that counts the server's bytes, including requests of a worker, which pages do not see. */
export class CountingLine {
  /** Bytes from the server since the last `reset`, response headers included. */
  bytes = 0;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isCut = false;

  private constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      for (const end of [near, far]) {
        this.#open.add(end);
        end.on('close', () => this.#open.delete(end));
        // `pipe` ends the other side.
        end.on('error', () => end.destroy());
      }
      far.on('data', (part) => (this.bytes += part.length));
      near.pipe(far).pipe(near);
    });
  }

  static async create(target: string): Promise<CountingLine> {
    const line = new CountingLine(target);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The line does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Interrupts or restores the connection. */
  cut(isCut = true): void {
    this.#isCut = isCut;
    if (isCut) for (const end of this.#open) end.destroy();
  }

  async dispose(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
