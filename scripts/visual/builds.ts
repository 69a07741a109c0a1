import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { importsOf, namedFiles, previewRoots, reached, type Graph, type StoryEntry } from './graph.ts';
import { commitOf, filesOfCommit, filesOfFolder, git, keyOf, type Files } from './tree.ts';

/** A built Storybook. */
export interface Build {
  /** Name of its inputs: two builds with one key are one build. */
  readonly key: string;
  /** What a person would call it: a short commit, or the working tree. */
  readonly label: string;
  readonly folder: string;
  readonly graph: Graph;
}

/** Tools whose version shows in every picture and in no module. */
const tools = ['tailwindcss', '@tailwindcss/vite', 'vite', 'storybook', '@storybook/react-vite'];

/** Grows when the way of building or the shape of `graph.json` changes. */
const RECIPE = 1;

async function runIn(folder: string, command: readonly string[], log: string): Promise<void> {
  const own = [dirname(process.execPath), join(folder, 'node_modules', '.bin')];
  const chunks: Buffer[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: {
        ...process.env,
        CI: 'true',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        PATH: [...own, process.env['PATH'] ?? ''].join(delimiter),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, Buffer.concat(chunks));
  throw new Error(`Storybook did not build in ${folder}: see ${log}.`);
}

function readGraph(source: string, built: string, files: Files): Graph {
  const json = (name: string) => JSON.parse(readFileSync(join(built, name), 'utf8')) as never;
  const imports = importsOf(json('preview-stats.json'));
  const textOf = (name: string) => readFileSync(join(source, name), 'utf8');
  const hashOf = (name: string) => files[name.slice(2)];
  const waiting = [...new Set([...Object.keys(imports), './.storybook/main.ts'])];
  const asked = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (asked.has(name) || !/\.(css|tsx?)$/.test(name) || hashOf(name) === undefined) continue;
    asked.add(name);
    for (const named of namedFiles(textOf(name))) {
      const target = `./${join(dirname(name), named)}`;
      (imports[name] ??= []).push(target);
      waiting.push(target);
    }
  }
  const versions = tools.flatMap((tool) => {
    const file = join(source, 'node_modules', tool, 'package.json');
    if (!existsSync(file)) return [];
    return [`tool:${tool}@${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`];
  });
  const everywhere = [...reached(imports, previewRoots(imports)), './.storybook/main.ts', ...versions];
  const hashes: Record<string, string> = {};
  for (const name of [...Object.keys(imports), ...Object.values(imports).flat(), './.storybook/main.ts']) {
    const hash = hashOf(name);
    if (hash !== undefined) hashes[name] = hash;
  }
  const { entries } = json('index.json') as {
    entries: Record<string, { type: string; title: string; name: string; importPath: string }>;
  };
  const stories: Record<string, StoryEntry> = {};
  for (const [id, { type, title, name, importPath }] of Object.entries(entries)) {
    if (type === 'story') stories[id] = { title, name, file: importPath };
  }
  return { stories, imports, everywhere: [...new Set(everywhere)].sort(), hashes };
}

/** The build of a folder's present contents, made when nobody has made it yet. */
async function buildFolder(cache: string, source: string, files: Files, label: string): Promise<Build> {
  const key = keyOf(files);
  const folder = join(cache, 'builds', `${key}-${RECIPE}`);
  const graphFile = join(folder, 'graph.json');
  if (!existsSync(graphFile)) {
    const fresh = `${folder}.${process.pid}`;
    rmSync(fresh, { recursive: true, force: true });
    const storybook = join('node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
    // `--test` leaves out documentation and accessibility checks: less to load, the same pictures.
    const args = ['build', '--output-dir', fresh, '--stats-json', '--test', '--quiet'];
    await runIn(source, [storybook, ...args], join(cache, `build-${key}.log`));
    writeFileSync(join(fresh, 'graph.json'), JSON.stringify(readGraph(source, fresh, files)));
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  }
  return { key, label, folder, graph: JSON.parse(readFileSync(graphFile, 'utf8')) as Graph };
}

/** The build of a folder as it lies there. */
export const buildOfFolder = (cache: string, source: string, label = 'working tree'): Promise<Build> =>
  buildFolder(cache, source, filesOfFolder(source), label);

/** Takes away what an interrupted run has left. */
function clearAbandoned(root: string, worktrees: string): void {
  if (!existsSync(worktrees)) return;
  for (const name of readdirSync(worktrees)) {
    try {
      process.kill(Number(name.split('.')[1]), 0);
    } catch {
      rmSync(join(worktrees, name), { recursive: true, force: true });
      git(root, ['worktree', 'prune']);
    }
  }
}

/** A commit's own folder with its own packages installed, for as long as `work` takes. */
export async function inWorktree<Result>(
  root: string,
  cache: string,
  commit: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  clearAbandoned(root, join(cache, 'worktrees'));
  const folder = join(cache, 'worktrees', `${commit}.${process.pid}`);
  git(root, ['worktree', 'add', '--detach', '--force', folder, commit]);
  try {
    const install = 'const { install } = await import("./scripts/workspace.mjs"); await install();';
    await runIn(folder, ['--input-type=module', '-e', install], join(cache, `install-${commit}.log`));
    return await work(folder);
  } finally {
    git(root, ['worktree', 'remove', '--force', folder]);
  }
}

/** The build of a commit. The commit is unpacked and installed only when nothing equal has been built before. */
export async function buildOfCommit(root: string, cache: string, revision: string): Promise<Build> {
  const commit = commitOf(root, revision);
  const files = filesOfCommit(root, commit);
  const label = commit.slice(0, 10);
  const known = join(cache, 'builds', `${keyOf(files)}-${RECIPE}`, 'graph.json');
  if (existsSync(known)) return buildFolder(cache, root, files, label);
  return inWorktree(root, cache, commit, (folder) => buildFolder(cache, folder, files, label));
}
