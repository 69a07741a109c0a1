import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** How a process ended and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A server started as its own process. */
export interface ServerProcess {
  /** Where it listens; rejects when it ends before it does. */
  readonly origin: Promise<string>;
  readonly ended: Promise<Ended>;
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): void;
}

/** Starts the server with these settings and no others. */
export function startProcess(settings: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', SEED_GAMES: '20', ...settings },
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
  // Whoever waits only for the end must not meet an unhandled rejection.
  origin.catch(() => undefined);
  return { origin, ended, kill: (signal) => child.kill(signal) };
}
