import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A port nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** A database of this run's own on the PostgreSQL that `DATABASE_URL` names; undefined without it. */
async function ownDatabase(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const shared = process.env['DATABASE_URL'];
  if (!shared) return undefined;
  const name = `tulpar_journey_${process.pid}_${Date.now()}`;
  const command = async (sql: string) => {
    const client = new pg.Client({ connectionString: shared });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await command(`create database ${name}`);
  const url = new URL(shared);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(`drop database ${name} with (force)`) };
}

/**
 * The real server with data of its own. It keeps its port and data over `stop`, `kill` and `start`, as a machine
 * would over a restart.
 */
export class TulparServer {
  readonly origin: string;
  #child: ChildProcess | undefined;
  #output = '';
  readonly #port: number;
  readonly #dataDir: string;
  readonly #database: Awaited<ReturnType<typeof ownDatabase>>;

  private constructor(port: number, dataDir: string, database: Awaited<ReturnType<typeof ownDatabase>>) {
    this.#port = port;
    this.#dataDir = dataDir;
    this.#database = database;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async create(): Promise<TulparServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'tulpar-journey-'));
    const server = new TulparServer(await freePort(), dataDir, await ownDatabase());
    await server.start();
    return server;
  }

  /** Starts the server and resolves once it answers. */
  async start(): Promise<void> {
    if (this.#child) return;
    const { DATABASE_URL: _shared, ...inherited } = process.env;
    const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
      cwd: root,
      env: {
        ...inherited,
        NODE_ENV: 'production',
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        ...(this.#database ? { DATABASE_URL: this.#database.url } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    await this.#untilHealthy(child);
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async dispose(): Promise<void> {
    await this.stop();
    await this.#database?.drop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    // It may have ended by itself.
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  async #untilHealthy(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + 90_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${this.origin}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not start:\n${this.#output}`);
  }
}
