import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, startProcess } from '../src/testing/process.ts';
import { createClient } from './client.ts';
import type { Client } from './client.ts';
import type { Recording } from './recording.ts';

/** A server under load, in a process of its own. */
export interface Target {
  readonly client: Client;
  /** Where it listens. */
  readonly origin: string;
  /** Processor time it has spent, ms. */
  spent(): Promise<number>;
  stop(): Promise<void>;
}

async function readSpent(url: string): Promise<number> {
  const text = await (await fetch(url)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1000;
}

/** The art of a new lobby is drawn after the start; longest it is waited for, ms. */
const longestDrawing = 20_000;

async function untilQuiet(target: Target): Promise<void> {
  const deadline = Date.now() + longestDrawing;
  let last = await target.spent();
  while (Date.now() < deadline) {
    await wait(500);
    const now = await target.spent();
    if (now - last < 100) return;
    last = now;
  }
}

/** The server as `npm start` runs it, with data of its own; resolves once it has drawn its art. */
export async function startOurs(databaseUrl: string | null): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tulpar-bench-'));
  const metricsPort = await freePort();
  const running = startProcess({
    NODE_ENV: 'production',
    ALLOW_UNSAFE: 'no-public-origin,sandbox,demo-player',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SEED_GAMES: '5',
    SIGN_UPS_PER_ADDRESS: '100000',
    METRICS_PORT: String(metricsPort),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const end = async () => {
    running.kill('SIGTERM');
    await running.ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const origin = await running.origin;
    const client = createClient(origin);
    const target: Target = {
      client,
      origin,
      spent: () => readSpent(`http://127.0.0.1:${metricsPort}/metrics`),
      stop: async () => {
        client.close();
        await end();
      },
    };
    await untilQuiet(target);
    return target;
  } catch (error) {
    await end();
    throw error;
  }
}

/** The bare server that answers what was recorded. */
export async function startBare(recording: Recording): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'tulpar-bench-bare-'));
  const file = join(folder, 'recording.json');
  await writeFile(file, JSON.stringify(recording));
  const script = fileURLToPath(new URL('./bare.ts', import.meta.url));
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const [said] = (await Promise.race([
    once(child.stdout, 'data'),
    closed.then(() => Promise.reject(new Error('The bare server did not start'))),
  ])) as [Buffer];
  const origin = /listens on (\S+)/.exec(said.toString())?.[1] ?? '';
  const client = createClient(origin);
  return {
    client,
    origin,
    spent: () => readSpent(`${origin}/metrics`),
    stop: async () => {
      client.close();
      child.kill();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
