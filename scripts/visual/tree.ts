import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What a story's picture can depend on; a change elsewhere (server, journeys, documents) needs no new build. */
const inputs = [
  '.storybook',
  'packages/api/src',
  'packages/api/package.json',
  'packages/app/src',
  'packages/app/package.json',
  'packages/ui/src',
  'packages/ui/package.json',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tailwind.config.ts',
];

/** No picture shows a test, and the styles are not made from them. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Path → the hash Git gives its contents. */
export type Files = Readonly<Record<string, string>>;

/** Runs Git in a folder and returns what it says, without the last line break. */
export function git(folder: string, args: readonly string[], input?: string): string {
  return execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input === undefined ? {} : { input }),
  }).replace(/\n$/, '');
}

/** Files of a commit that pictures can depend on. */
export function filesOfCommit(root: string, commit: string): Files {
  const lines = git(root, ['ls-tree', '-r', '-z', commit, '--', ...inputs])
    .split('\0')
    .filter(Boolean);
  return Object.fromEntries(
    lines
      .map((line) => {
        const [about = '', path = ''] = line.split('\t');
        return [path, about.split(' ')[2] ?? ''] as const;
      })
      .filter(([path]) => !isTest(path)),
  );
}

/** The same of a folder as it lies there: changed and new files count, ignored ones do not. */
export function filesOfFolder(folder: string): Files {
  const names = git(folder, ['ls-files', '-co', '--exclude-standard', '-z', '--', ...inputs]).split('\0');
  const paths = [...new Set(names)]
    .filter((path) => path && !isTest(path) && existsSync(join(folder, path)))
    .sort();
  const hashes = git(folder, ['hash-object', '--stdin-paths'], paths.join('\n')).split('\n');
  return Object.fromEntries(paths.map((path, at) => [path, hashes[at] ?? '']));
}

/** One name for a set of files: equal files have equal names, whichever commit or folder they come from. */
export function keyOf(files: Files): string {
  const hash = createHash('sha256');
  for (const path of Object.keys(files).sort()) hash.update(`${path}\0${files[path] ?? ''}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The full hash of a revision; throws a readable message when there is none. */
export function commitOf(root: string, revision: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  } catch {
    throw new Error(`There is no revision "${revision}" here.`);
  }
}

/**
 * What this tree is compared with when nobody says: where its branch left `main`. On `main` itself that is the
 * commit it stands on, so a changed tree is compared with its commit and an unchanged one with the commit before.
 */
export function defaultBase(root: string): string {
  const main = ['main', 'origin/main'].find((name) => {
    try {
      return commitOf(root, name) !== '';
    } catch {
      return false;
    }
  });
  const head = commitOf(root, 'HEAD');
  const base = main === undefined ? head : git(root, ['merge-base', main, head]);
  if (base !== head) return base;
  return keyOf(filesOfFolder(root)) === keyOf(filesOfCommit(root, head)) ? commitOf(root, 'HEAD~1') : head;
}
