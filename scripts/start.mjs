// `npm start`: install what is missing, build what changed, then serve app, API and sandbox on one origin.
import { spawn } from 'node:child_process';
import { buildApp, install, nodeBinary, projectEnv, requireNode, root, step } from './workspace.mjs';

requireNode();
await step('Packages', install);
await step('App', buildApp);
process.stdout.write('▸ Server …\n');

// Reachable from this machine alone, the demonstration is no danger.
const isLocal = ['127.0.0.1', 'localhost', '::1', ''].includes(process.env.HOST ?? '');
const unsafe = process.env.ALLOW_UNSAFE ?? (isLocal ? 'no-public-origin,sandbox,demo-player' : '');

const server = spawn(nodeBinary, ['packages/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv({ NODE_ENV: process.env.NODE_ENV ?? 'production', ALLOW_UNSAFE: unsafe }),
});
// Ctrl-C in a terminal reaches the server by itself; a signal to this process alone is passed on. Twice is harmless.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
server.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
