import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `pnpm dev`: the server restarts and the app reloads on changes. The app is on `PORT` (default 3000), the
 * server on the next port.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? '127.0.0.1';
const serverPort = port + 1;

const children: ChildProcess[] = [];
let ending = false;

function start(command: string, args: string[], env: Record<string, string>): void {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  children.push(child);
  child.on('close', (code) => {
    if (ending) return;
    ending = true;
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 1;
  });
}

process.on('SIGINT', () => {
  ending = true;
});
process.on('SIGTERM', () => {
  ending = true;
  for (const child of children) child.kill('SIGTERM');
});

const watched = ['packages/server/src', 'packages/api/src'].map((path) => `--watch-path=${path}`);
start(process.execPath, [...watched, 'packages/server/src/main.ts'], {
  NODE_ENV: 'development',
  HOST: host,
  PORT: String(serverPort),
  PUBLIC_ORIGIN: `http://${host}:${port}`,
});
start('vite', ['packages/app', '--host', host, '--port', String(port), '--strictPort'], {
  SERVER_URL: `http://${host}:${serverPort}`,
  VITE_MIN_AGE: process.env['VITE_MIN_AGE'] ?? process.env['MIN_AGE'] ?? '',
  VITE_CHAT_SRC: process.env['VITE_CHAT_SRC'] ?? '/sandbox/chat/widget.js',
});
