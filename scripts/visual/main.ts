import { cpSync, rmSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { execFileSync, spawnSync } from 'node:child_process';

const root = resolve(import.meta.dirname, '../..');
/** A worktree of the base. It is reused, so that the next run finds its packages and references. */
const baseTree = join(root, '.cache/visual/base');
const written = join(baseTree, '.cache/visual/written.json');

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const vitest = (command: string) => ['node_modules/vitest/vitest.mjs', command, '--project=visual'];

/** Story files that a change since the base can affect, or all; `filters` are parts of paths. */
function storyFiles(base: string | undefined, filters: readonly string[]): string[] {
  const args = [
    ...vitest('list'),
    ...filters,
    '--filesOnly',
    '--json',
    ...(base ? [`--changed=${base}`] : []),
  ];
  const text = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const listed = JSON.parse(text.slice(text.indexOf('['))) as { file: string }[];
  return listed.map(({ file }) => relative(root, file));
}

const takePictures = (tree: string, files: readonly string[], ...options: string[]): number =>
  spawnSync(process.execPath, [...vitest('run'), ...files, ...options], { cwd: tree, stdio: 'inherit' })
    .status ?? 1;

/** Checks out the base in its worktree and writes missing references; `files` have their current names. */
function writeReferences(base: string, files: readonly string[]): void {
  git('worktree', 'prune');
  if (!existsSync(baseTree)) git('worktree', 'add', '--detach', baseTree, base);
  git('-C', baseTree, 'checkout', '--quiet', '--detach', '--force', base);
  // Take the screenshots of the base and of the change with the same code.
  for (const path of ['scripts/visual', 'scripts/chromium.ts', 'vitest.config.ts'])
    cpSync(join(root, path), join(baseTree, path), { recursive: true });
  const install = 'const { install } = await import("./scripts/workspace.mjs"); await install();';
  const options = { cwd: baseTree, stdio: 'inherit' } as const;
  if (spawnSync(process.execPath, ['--input-type=module', '-e', install], options).status !== 0)
    throw new Error('The packages of the base could not be installed');

  const key = [
    base,
    ...['camera', 'project'].map((name) => readFileSync(join(root, `scripts/visual/${name}.ts`))),
  ].join();
  const known = existsSync(written)
    ? (JSON.parse(readFileSync(written, 'utf8')) as [string, ...string[]])
    : [];
  const done = known[0] === key ? known.slice(1) : [];
  if (done.length === 0) rmSync(join(baseTree, '.cache/visual/references'), { recursive: true, force: true });
  const moves = git('diff', '--name-status', '--find-renames', '--diff-filter=R', base).split('\n');
  const moved = new Map(moves.map((line) => line.split('\t').slice(1).reverse() as [string, string]));
  const missing = files
    .map((file) => moved.get(file) ?? file)
    .filter((file) => !done.includes(file) && existsSync(join(baseTree, file)));
  // The next run retries files of a failed run.
  if (missing.length > 0 && takePictures(baseTree, missing, '--update=all') !== 0) return;
  writeFileSync(written, JSON.stringify([key, ...done, ...missing]));
}

/** `npm run visual -- [--base REV] [--all] [parts of paths of story files]` */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, all: { type: 'boolean' } },
});

/** The merge base with main; on main, its last commit, or the one before if nothing has changed. */
function defaultBase(): string {
  const base = git('merge-base', 'main', 'HEAD');
  return base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '' ? 'HEAD~1' : base;
}

const base = git('rev-parse', values.base ?? defaultBase());
const files = storyFiles(values.all ? undefined : base, positionals);
console.log(`${files.length} story files to compare with ${base.slice(0, 10)}`);
if (files.length > 0) {
  console.log('▸ Writing the references …');
  writeReferences(base, files);
  const references = '.cache/visual/references';
  rmSync(join(root, references), { recursive: true, force: true });
  cpSync(join(baseTree, references), join(root, references), { recursive: true });
  console.log('▸ Comparing …');
  const reporters = ['--reporter=default', '--reporter=html'];
  const pictures = '--attachmentsDir=.cache/visual/pictures';
  process.exitCode = takePictures(root, files, '--update=none', pictures, ...reporters);
  console.log('Report: npx vite preview --outDir .vitest');
}
