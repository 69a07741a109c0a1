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

/** Starts a program of this repository and gathers what it says. */
function run(
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
  hear: (text: string) => void,
): ChildProcess {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => hear(chunk.toString()));
  return child;
}

/**
 * How many servers answer together behind a balancer: `SERVERS`, else one without a balancer. More than one needs
 * the PostgreSQL of `DATABASE_URL`.
 */
const serverCount = Number(process.env['SERVERS'] ?? '1');

/**
 * The real server, or several behind one address, with data of its own. It keeps its port and data over `stop`, `kill` and `start`, as a machine
 * would over a restart.
 */
export class TulparServer {
  readonly origin: string;
  #children: ChildProcess[] = [];
  #output = '';
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

  /** Starts one; `settings` are environment variables of its own. */
  static async create(settings: NodeJS.ProcessEnv = {}): Promise<TulparServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'tulpar-journey-'));
    const server = new TulparServer(await freePort(), dataDir, await ownDatabase(), settings);
    try {
      await server.start();
    } catch (error) {
      // Of several, one may run though another did not start.
      await server.dispose();
      throw error;
    }
    return server;
  }

  /** Starts the server and resolves once it answers. */
  async start(): Promise<void> {
    if (this.#children.length > 0) return;
    if (serverCount > 1 && !this.#database) throw new Error('SERVERS needs DATABASE_URL.');
    const ports =
      serverCount > 1 ? await Promise.all(Array.from({ length: serverCount }, freePort)) : [this.#port];
    for (const port of ports) this.#startServer(port);
    await Promise.all(ports.map((port) => this.#untilHealthy(`http://127.0.0.1:${port}`)));
    if (serverCount === 1) return;
    const words = ['scripts/round-robin.ts', String(this.#port), ...ports.map(String)];
    this.#children.push(run(words, process.env, (text) => (this.#output += text)));
    await this.#untilHealthy(this.origin);
  }

  #startServer(port: number): void {
    const { DATABASE_URL: _shared, SERVERS: _servers, ...inherited } = process.env;
    const settings = {
      ...inherited,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#dataDir,
      ...this.#settings,
      ...(this.#database ? { DATABASE_URL: this.#database.url } : {}),
      ...(serverCount > 1 ? { PROXIES: '1', PUBLIC_ORIGIN: this.origin } : {}),
    };
    this.#children.push(run(['packages/server/src/main.ts'], settings, (text) => (this.#output += text)));
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends one of several as a power cut does; the others and the balancer go on. */
  async killOne(): Promise<void> {
    const [one, ...others] = this.#children;
    if (!one || serverCount < 2) throw new Error('There is only one server.');
    this.#children = others;
    const closed = once(one, 'close');
    one.kill('SIGKILL');
    await closed;
  }

  async dispose(): Promise<void> {
    await this.stop();
    await this.#database?.drop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** The balancer goes first: whoever asks then finds nobody, as when the one server is away. */
  async #end(signal: NodeJS.Signals): Promise<void> {
    const children = this.#children.toReversed();
    this.#children = [];
    for (const child of children) {
      // It may have ended by itself.
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
    }
  }

  async #untilHealthy(origin: string): Promise<void> {
    const deadline = Date.now() + 180_000;
    while (Date.now() < deadline) {
      if (this.#children.some((child) => child.exitCode !== null)) break;
      const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not start:\n${this.#output}`);
  }
}
