import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const file = join(root, '.cache/sbom/tulpar.cdx.json');

/** Permissive licences. */
const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
]);
/** Licences that are allowed for separate programs and unmodified libraries. */
const libraries = new Set(['LGPL-3.0-or-later', 'MPL-2.0']);

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

/** Whether an expression is allowed: one operand of `A OR B`, both of `A AND B`. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((id) => allowed.has(id.trim()) || libraries.has(id.trim())),
    );

const licenceOf = ({ licenses = [] }: Component) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ');

let components: readonly Component[] = [];
beforeAll(() => {
  mkdirSync(join(root, '.cache/sbom'), { recursive: true });
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const words = [
    '--yes',
    packageManager,
    '-r',
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--prod',
    '--out',
    file,
  ];
  execFileSync('npx', words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  ({ components } = JSON.parse(readFileSync(file, 'utf8')) as { components: readonly Component[] });
});

it('writes a CycloneDX list of everything that is shipped', () => {
  const names = components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
  expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'zod', '@radix-ui/react-dialog']));
});

it('ships nothing whose licence binds the operator', () => {
  const bad = components.filter((one) => !isAllowed(licenceOf(one)));
  expect(bad.map((one) => `${one.group ?? ''} ${one.name}@${one.version}: ${licenceOf(one)}`)).toEqual([]);
  expect([isAllowed('AGPL-3.0-only'), isAllowed(''), isAllowed('(MIT OR GPL-3.0-only)')]).toEqual([
    false,
    false,
    true,
  ]);
});
