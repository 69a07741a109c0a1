import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const balancer = fileURLToPath(new URL('../../../../scripts/round-robin.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ServerProcess {
  /** Origin of the server; rejects if the process ends before it listens. */
  readonly origin: Promise<string>;
  readonly ended: Promise<Ended>;
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): void;
  /** Ends the process with SIGTERM. */
  stop(): Promise<Ended>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

async function isListening(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Resolves once a process accepts connections on a local port. */
export async function untilListening(port: number): Promise<void> {
  while (!(await isListening(port))) await wait(50);
}

/** Starts a balancer in front of servers on these local ports. */
export const startBalancer = (port: number, servers: readonly number[]): ServerProcess =>
  start([balancer, String(port), ...servers.map(String)], {});

/** Starts the server with only these environment variables and the defaults in `start`. */
export const startProcess = (settings: Readonly<Record<string, string>>): ServerProcess =>
  start([main], settings);

function start(words: readonly string[], settings: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, words, {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      SEED_GAMES: '20',
      SIGN_UPS_PER_ADDRESS: '10000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    stdout,
    stderr,
  }));
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      stdout += part.toString();
      const found = /listens on (\S+)\n/.exec(stdout)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr.on('data', (part: Buffer) => {
      stderr += part.toString();
    });
    void ended.then((end) => reject(new Error(`the server ended with ${end.code}: ${end.stderr}`)));
  });
  // Callers that only use `ended` must not cause an unhandled rejection.
  origin.catch(() => undefined);
  return {
    origin,
    ended,
    kill: (signal) => child.kill(signal),
    async stop() {
      child.kill('SIGTERM');
      return await ended;
    },
  };
}
