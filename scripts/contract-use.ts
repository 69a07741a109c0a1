import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints, type Endpoint } from '../packages/api/src/contract/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('packages/{app/src,api/src/client}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.(test|stories)\.tsx?$|\/(stories|testing|hostile)\//.test(path),
);

/** Text of each folder: of a feature, or of the layer of the file. A call and its flags are matched in it. */
const folders = new Map<string, string>();
for (const path of files) {
  const folder = path.split('/').slice(0, 5).join('/');
  folders.set(folder, (folders.get(folder) ?? '') + readFileSync(`${root}/${path}`, 'utf8'));
}

/** Names that a text imports from the contract as values. */
const callsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/import\s+\{([^}]*)\}\s+from\s+'(?:@tulpar\/api|\.\.)\/contract\b/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
    ),
  );
const sources = [...folders.values()].map((text) => ({ text, calls: callsIn(text) }));

/** Parameters that are spread from objects, such as the visitor's locale, and not named in the text. */
const SPREAD: ReadonlySet<string> = new Set(['currency', 'language', 'locale']);

/** Calls whose queries are built elsewhere in their folder: a mention of the flag there counts. */
const PUT_TOGETHER: ReadonlySet<string> = new Set(
  'categories games paymentMethods rounds statement statementLines'.split(' '),
);

/** The queries in a text: each from `query: {` to its closing brace, with at most one object inside. */
const queriesIn = (text: string) => text.match(/\bquery:\s*\{(?:[^{}]|\{[^{}]*\})*\}/g)?.join('\n') ?? '';

const names = (text: string, flag: string) =>
  flag.includes('[') ? text.includes(`'${flag}'`) : new RegExp(`\\b${flag}\\b\\s*[:,}]`).test(text);

/**
 * What the app never sends: calls of the contract by id, and flags of their queries as `call?flag`. A call
 * counts as used if the app or the client imports it; a flag, if a query in the folder of the call names it.
 */
export function unsent(): string[] {
  return Object.entries(endpoints)
    .flatMap(([id, { query }]: [string, Endpoint]) => {
      const users = sources.filter(({ calls }) => calls.has(id));
      if (users.length === 0) return [id];
      const text = users.map((user) => user.text).join('\n');
      const { shape = {} } = (query ?? {}) as { shape?: object };
      return Object.keys(shape)
        .filter((flag) => !SPREAD.has(flag) && !names(PUT_TOGETHER.has(id) ? text : queriesIn(text), flag))
        .map((flag) => `${id}?${flag}`);
    })
    .toSorted();
}
