// Shared by `npm start` and `npm test` before anything is installed: plain JavaScript for Node 20 and newer.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pnpmVersion = '12.21.0';
const windows = process.platform === 'win32';

/** Environment in which every tool runs on the project's own Node. */
export function projectEnv(extra = {}) {
  const own = [join(root, 'node_modules', '.bin'), join(root, 'node_modules', 'node', 'bin')];
  return { ...process.env, ...extra, PATH: [...own, process.env.PATH ?? ''].join(delimiter) };
}

/** The project's own Node, from the npm package `node`. */
export const nodeBinary = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

export function giveUp(message) {
  console.error(`\n✗ ${message}`);
  process.exit(1);
}

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) giveUp(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
}

/** Prints the title of a step and its duration. */
export async function step(title, work) {
  const began = Date.now();
  process.stdout.write(`▸ ${title} …\n`);
  const result = await work();
  process.stdout.write(`  ${title}: ${result === false ? 'nothing to do' : 'done'}, ${seconds(began)}\n`);
  return result;
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs a command; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: windows, ...options });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

const skipped = new Set([
  'node_modules',
  'dist',
  'dist-server',
  '.cache',
  '.data',
  'test-results',
  'storybook-static',
]);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else if (entry.isFile()) yield full;
  }
}

/** One hash over the names and contents of files and folders. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Does the work only if its result is missing, or its inputs or settings have changed since its last success.
 * Resolves to false if nothing was done.
 */
async function whenChanged(stampFile, inputs, isThere, work, settings = '') {
  const now = fingerprint(inputs) + settings;
  if (isThere() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return false;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, now);
  return true;
}

/** Installs packages exactly as in the lockfile. */
export function install() {
  const manifests = ['ui', 'api', 'app', 'server'].map((name) => `packages/${name}/package.json`);
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests];
  return whenChanged(
    join(root, 'node_modules', '.installed'),
    inputs,
    () => existsSync(nodeBinary),
    async () => {
      const npx = windows ? 'npx.cmd' : 'npx';
      const args = ['--yes', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile', '--reporter=append-only'];
      const code = await run(npx, args, { env: { ...process.env, CI: 'true' } });
      if (code !== 0) giveUp('Installing failed: check the connection to the npm registry and start again.');
      const probe = spawnSync(nodeBinary, ['--version'], { encoding: 'utf8' });
      if (probe.status !== 0)
        giveUp('The project’s own Node does not run on this machine: see the message above.');
    },
  );
}

/** Settings of the build: those of the environment, by default with the server's minimum age and the sandbox's chat. */
export function buildSettings(env) {
  const own = Object.entries(env).filter(([name]) => name === 'BRAND' || name.startsWith('VITE_'));
  return {
    BRAND: 'tulpar',
    VITE_MIN_AGE: env.MIN_AGE ?? '',
    VITE_CHAT_SRC: env.SANDBOX === 'off' ? '' : '/sandbox/chat/widget.js',
    ...Object.fromEntries(own.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Builds app and rendering module. */
export function buildApp() {
  const settings = buildSettings(process.env);
  const inputs = [
    '.browserslistrc',
    'brands',
    'packages/app/src',
    'packages/app/public',
    'packages/app/worker',
    'packages/app/index.html',
    'packages/app/vite.config.ts',
    'packages/app/build',
    'packages/ui/src',
    'packages/api/src',
    'tailwind.config.ts',
    'pnpm-lock.yaml',
  ];
  return whenChanged(
    join(root, '.cache', 'app-build'),
    inputs,
    () =>
      ['dist/index.html', 'dist-server/entry-server.js'].every((file) =>
        existsSync(join(root, 'packages/app', file)),
      ),
    async () => {
      for (const entry of [[], ['--ssr', 'src/entry-server.tsx']]) {
        const code = await run('vite', ['build', 'packages/app', '--logLevel', 'warn', ...entry], {
          env: projectEnv(settings),
        });
        if (code !== 0) giveUp('Building the app failed: see the message above.');
      }
    },
    JSON.stringify(settings),
  );
}

/** Interval of checks whether this process still has the same parent, ms. */
const look = 500;

/** Ends the child with this process, and this process with its child. */
export function endTogether(child) {
  const stop = () => child.kill('SIGTERM');
  // Ctrl-C in a terminal also reaches the child; other signals must be forwarded. Sending one twice is harmless.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  // npm sends its signals to the shell that started this process. The shell forwards none: when it ends, this
  // process only has another parent.
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid === shell || stop(), look).unref();
}
