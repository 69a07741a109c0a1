import { parseSync } from 'oxc-parser';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Exported names of a module, types marked; follows re-exports. */
function namesOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      const from = entry.moduleRequest?.value;
      if (entry.exportName.kind === 'Name')
        return [`${entry.isType ? 'type ' : ''}${entry.exportName.name ?? ''}`];
      if (entry.exportName.kind === 'Default') return ['default'];
      return from?.startsWith('.') ? namesOf(join(dirname(file), from)) : [`* from ${from ?? '?'}`];
    }),
  );
}

it.each(['ui', 'api'])('@tulpar/%s gives away these names by these paths, and no others', async (name) => {
  const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const lines = Object.entries(manifest.exports).flatMap(([path, source]) => {
    if (!/\.tsx?$/.test(source)) return [path];
    const names = namesOf(join(root, name, source)).sort();
    return [path, ...names.map((one) => `  ${one}`)];
  });
  await expect(
    `${lines.join('\n')}\n`,
    'If the change is wanted: vitest run --project node --update=all scripts/packages',
  ).toMatchFileSnapshot(`surface/${name}.txt`);
});

it('has every component in the table of its README', () => {
  const readme = readFileSync(join(root, 'ui', 'README.md'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(root, 'ui', 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const paths = Object.entries(manifest.exports).filter(
    ([path, source]) => /\.tsx?$/.test(source) && path !== './testing',
  );
  expect(paths.map(([path]) => path.slice(2)).filter((path) => !readme.includes(`| \`${path}\``))).toEqual(
    [],
  );
});
