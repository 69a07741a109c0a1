import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints, type Endpoint } from '../packages/api/src/contract/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isProduction = (path: string) =>
  !/\.(test|stories)\.tsx?$/.test(path) && !/\/(stories|testing|hostile)\//.test(path);

/** Source text of one folder, and the calls of the contract that it imports as values. */
interface Source {
  readonly calls: ReadonlySet<string>;
  readonly text: string;
}

/** The unit in which a call and its parameters are matched: the feature, or the layer of the file. */
const folderOf = (path: string) => path.split('/').slice(0, 5).join('/');

function callsIn(text: string): string[] {
  const imports = text.matchAll(/import\s+\{([^}]*)\}\s+from\s+'@tulpar\/api\/contract'/g);
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] ?? ''),
  );
}

function sources(): readonly Source[] {
  const folders = new Map<string, { calls: Set<string>; text: string }>();
  for (const path of globSync('packages/app/src/**/*.{ts,tsx}', { cwd: root }).filter(isProduction)) {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    const folder = folders.get(folderOf(path)) ?? { calls: new Set<string>(), text: '' };
    for (const call of callsIn(text)) folder.calls.add(call);
    folder.text += text;
    folders.set(folderOf(path), folder);
  }
  return [...folders.values()];
}

/** Parameters that are spread from objects, such as the visitor's locale, and not named in the text. */
const SPREAD: ReadonlySet<string> = new Set(['currency', 'language', 'locale']);

/** Calls whose queries are built elsewhere in their folder: a mention of the flag there counts. */
const PUT_TOGETHER: ReadonlySet<string> = new Set([
  'categories',
  'games',
  'paymentMethods',
  'rounds',
  'statement',
  'statementLines',
]);

/** Contents of the queries in a text: each from `query: {` to its closing brace. */
function queriesIn(text: string): string {
  return [...text.matchAll(/\bquery:\s*\{/g)]
    .map(({ index, 0: head }) => {
      let end = index + head.length;
      for (let depth = 1; depth > 0 && end < text.length; end += 1)
        depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
      return text.slice(index + head.length, end);
    })
    .join('\n');
}

const flagsOf = ({ query }: Endpoint): string[] => {
  const shape = (query as { shape?: Readonly<Record<string, unknown>> } | undefined)?.shape ?? {};
  return Object.keys(shape).filter((flag) => !SPREAD.has(flag));
};

const names = (text: string, flag: string) =>
  flag.includes('[') ? text.includes(`'${flag}'`) : new RegExp(`\\b${flag}\\b\\s*[:,}]`).test(text);

/**
 * What the app never sends: calls of the contract by id, and flags of their queries as `call?flag`. A call
 * counts as used if the app or the client imports it; a flag, if a query in the folder of the call names it.
 */
export function unsent(): string[] {
  const all = sources();
  const client = globSync('packages/api/src/client/*.ts', { cwd: root })
    .filter(isProduction)
    .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
    .join('\n');
  return Object.entries(endpoints)
    .flatMap(([id, endpoint]: [string, Endpoint]) => {
      const makers = all.filter(({ calls }) => calls.has(id));
      const isClients = new RegExp(`import\\s+\\{[^}]*\\b${id}\\b[^}]*\\}\\s+from\\s+'\\.\\./contract`).test(
        client,
      );
      if (makers.length === 0 && !isClients) return [id];
      const texts = makers.map(({ text }) => text).join('\n');
      return flagsOf(endpoint)
        .filter((flag) => !names(PUT_TOGETHER.has(id) ? texts : queriesIn(texts), flag))
        .map((flag) => `${id}?${flag}`);
    })
    .toSorted();
}
