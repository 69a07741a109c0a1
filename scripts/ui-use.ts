import { globSync, readFileSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isProduction = (path: string) =>
  !/\.(test|stories)\.tsx?$/.test(path) && !/\/(stories|testing)\//.test(path);
const sources = (pattern: string) => globSync(pattern, { cwd: root }).filter(isProduction);
const importsOf = (path: string) =>
  [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(
    ([, name = '']) => name,
  );

/** Public paths of `@tulpar/ui` that no production file of the app reaches, directly or through another component. */
export function unusedComponents(): string[] {
  const { exports } = JSON.parse(readFileSync(`${root}/packages/ui/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  const folders = Object.entries(exports)
    .filter(([, file]) => file.endsWith('/index.ts'))
    .map(([name, file]) => ({ name: name.slice(2), folder: posix.join('packages/ui', dirname(file)) }));
  const waiting = new Set(
    sources('packages/app/src/**/*.{ts,tsx}')
      .flatMap(importsOf)
      .flatMap((name) => (name.startsWith('@tulpar/ui/') ? [name.slice('@tulpar/ui/'.length)] : [])),
  );
  // A set may grow while it is walked: what is added is walked too.
  for (const name of waiting) {
    const folder = folders.find((one) => one.name === name)?.folder;
    if (folder === undefined) continue;
    for (const path of sources(`${folder}/**/*.{ts,tsx}`)) {
      for (const target of importsOf(path).filter((one) => one.startsWith('.'))) {
        const file = posix.join(dirname(path), target);
        const used = folders.find((one) => !relative(one.folder, file).startsWith('..'));
        if (used !== undefined) waiting.add(used.name);
      }
    }
  }
  return folders
    .map(({ name }) => name)
    .filter((name) => !waiting.has(name))
    .toSorted();
}
