import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A free port below the ephemeral range, so that it is still free when a stopped server starts again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** A new database on the PostgreSQL of `DATABASE_URL`; undefined without it. */
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

class Program {
  readonly child: ChildProcess;
  said = '';

  constructor(words: readonly string[], settings: NodeJS.ProcessEnv) {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawn(process.execPath, words, { cwd: root, env: settings, stdio: [...stdio] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    this.child = child;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.hasEnded) return;
    const closed = once(this.child, 'close');
    this.child.kill(signal);
    await closed;
  }
}

/** The real server. Port and data persist over `stop`, `kill` and `start`. */
export class TulparServer {
  readonly origin: string;
  #program: Program | undefined;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #database: Awaited<ReturnType<typeof ownDatabase>>;
  readonly #settings: NodeJS.ProcessEnv;

  private constructor(
    port: number,
    dataDir: string,
    database: Awaited<ReturnType<typeof ownDatabase>>,
    settings: NodeJS.ProcessEnv,
  ) {
    this.#port = port;
    this.#settings = settings;
    this.#dataDir = dataDir;
    this.#database = database;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async create(settings: NodeJS.ProcessEnv = {}): Promise<TulparServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'tulpar-journey-'));
    const server = new TulparServer(await freePort(), dataDir, await ownDatabase(), settings);
    try {
      await server.start();
    } catch (error) {
      await server.dispose();
      throw error;
    }
    return server;
  }

  async start(): Promise<void> {
    this.check();
    if (this.#program) return;
    const { DATABASE_URL: _shared, ...inherited } = process.env;
    const settings = {
      ...inherited,
      NODE_ENV: 'production',
      ALLOW_UNSAFE: 'no-public-origin,sandbox,demo-player',
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      // All players of the tests register from one IP address.
      SIGN_UPS_PER_ADDRESS: '10000',
      DATA_DIR: this.#dataDir,
      ...this.#settings,
      ...(this.#database ? { DATABASE_URL: this.#database.url } : {}),
    };
    const server = new Program(['packages/server/src/main.ts'], settings);
    this.#program = server;
    // Wait for its own log line, because another process on the port would respond as well.
    await this.#until(async () => server.said.includes(' listens on '));
    await this.#until(async () => (await fetch(`${this.origin}/healthz`).catch(() => null))?.ok === true);
  }

  /** Throws with the output of a server that has ended unexpectedly. */
  check(): void {
    const ended = this.#program;
    if (!ended?.hasEnded) return;
    const { exitCode, signalCode } = ended.child;
    throw new Error(`The server has ended by itself (${exitCode ?? signalCode}):\n${ended.said}`);
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async dispose(): Promise<void> {
    await this.stop();
    await this.#database?.drop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const program = this.#program;
    this.#program = undefined;
    await program?.end(signal);
  }

  async #until(isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 180_000;
    while (!(await isSo())) {
      this.check();
      if (Date.now() > deadline) throw new Error(`The server did not start:\n${this.#program?.said ?? ''}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
