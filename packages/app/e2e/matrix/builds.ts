import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const built = process.env['APP_DIR'] ?? join(root, 'packages/app/dist');

/** A build of the app in its own folder. */
export interface Build {
  readonly folder: string;
  /** Paths of its hashed files. */
  readonly assets: ReadonlySet<string>;
  /** File name of its entry script. */
  readonly entry: string;
}

function read(folder: string): Build {
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="(\/assets\/[^"]+\.js)"/.exec(document)?.[1];
  if (!entry) throw new Error(`The document in ${folder} names no script.`);
  const assets = globSync('assets/*', { cwd: folder }).map((name) => `/${name}`);
  return { folder, assets: new Set(assets), entry };
}

/** Two different builds of the app: the one under test, and one with another e-mail and brand. */
export async function twoBuilds(): Promise<{ old: Build; next: Build; dispose: () => void }> {
  const place = mkdtempSync(join(tmpdir(), 'tulpar-two-builds-'));
  const [old, next] = [join(place, 'old'), join(place, 'next')];
  cpSync(built, old, { recursive: true });
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      'packages/app',
      '--outDir',
      next,
      '--logLevel',
      'error',
    ],
    {
      cwd: root,
      env: { ...process.env, VITE_SUPPORT_EMAIL: 'next@tulpar.example', VITE_BRAND: 'tulpar-next' },
    },
  );
  return { old: read(old), next: read(next), dispose: () => rmSync(place, { recursive: true, force: true }) };
}

export function serveBuild(build: Build, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(build.folder, folder, { recursive: true });
}

/** URL path of the chunk of a source file. Throws if the file has no chunk. */
export function partAddress(source: string): string {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const part = manifest[source];
  if (!part) throw new Error(`No script of the build begins with ${source}.`);
  return `/${part.file}`;
}
