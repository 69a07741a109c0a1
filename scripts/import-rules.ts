import { posix } from 'node:path';

/** A source file and the specifiers it imports. `path` is relative to the repository, with slashes. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
}

/** Feature → features it may import, always through their `index.ts`. An unused edge is an error too. */
export const featureEdges: Readonly<Record<string, readonly string[]>> = {
  'app-offer': ['session'],
  banners: ['bonuses'],
  bonuses: ['app-offer', 'session'],
  breaks: ['chat', 'session'],
  'cash-box': ['app-offer', 'bonuses', 'chat', 'limits', 'session'],
  'confirm-email': ['session'],
  content: ['chat'],
  documents: ['session'],
  games: ['bonuses', 'session'],
  limits: ['app-offer', 'bonuses'],
  news: ['session'],
  notifications: ['chat', 'push', 'session'],
  'password-reset': ['session'],
  profile: ['password-reset', 'session'],
  reviews: ['session'],
  search: ['games'],
  session: ['chat', 'push'],
  statement: ['session'],
  tournaments: ['games', 'session'],
  'vip-club': ['chat', 'session'],
};

const isTest = (path: string) =>
  /\.(test|stories|keys\.stories)\.tsx?$/.test(path) || path.includes('/e2e/') || path.includes('/testing/');

/** A pattern that no import, written `file → target`, may match; files are written without `packages/` and `src/`. */
type Rule = readonly [forbidden: RegExp, why: string];

const rules: readonly Rule[] = [
  [/^(ui|api)\/.* → @tulpar\//, 'ui and api import no package of this repository'],
  [/^app\/.* → @tulpar\/(?!ui\/|api\/)/, 'app imports ui and api'],
  [/^server\/.* → @tulpar\/(?!api\/)/, 'server imports api'],
];

const STATE = 'jotai($|\\/)|jotai-|@tanstack\\/(react-query|query-core)|react-intl';

/** Rules that do not apply to the files of `isTest`. */
const productionRules: readonly Rule[] = [
  [
    new RegExp(`^ui/.* → (react-router|react-router-dom|react-hook-form|zod|${STATE})`),
    'ui knows no router, state, language or API',
  ],
  [
    new RegExp(`^(api|server)/.* → (react($|\\/)|react-dom|${STATE}|@tanstack\\/)`),
    'api and server know no React and no state of it',
  ],
  [/^(?!app\/stories\/).* → @tulpar\/api\/samples$/, 'samples are for stories and tests only'],
  [/^server\/.* → @tulpar\/api\/client$/, 'the server knows the contract, not the client'],
  [/^([a-z]+)\/.* → (?!\1\/)(app|ui|api|server)\//, 'a path must not leave its package'],
  [/^api\/contract\/.* → api\/(client|samples|openapi)\//, 'the contract knows nothing built on it'],
  [/^api\/client\/.* → api\/(samples|openapi)\//, 'the client knows the contract only'],
  [/^server\/domain\/.* → server\/(http|events|sandbox)\//, 'domain must not import what serves it'],
  [/^server\/events\/.* → server\/(http|sandbox)\//, 'events must not import http or sandbox'],
  [/^server\/http\/.* → server\/sandbox\//, 'http must not import sandbox'],
  [/^server\/db\/.* → server\/(http|events|sandbox)\//, 'db must not import what uses it'],
  [
    /^app\/(?!stories\/|platform\/network\/(?:api|command)\.ts).* → app\/platform\/network\/client\.ts/,
    'calls are made through network/api.ts (reads) and network/command.ts',
  ],
  [/^app\/platform\/.* → app\/(features|pages|shell)\//, 'platform must not import the product'],
  [/^app\/features\/.* → app\/(pages|shell)\//, 'features must not import pages or shell'],
  [/^app\/pages\/.* → app\/shell\//, 'pages must not import shell'],
  [/^app\/pages\/([^/]+)\/.* → app\/pages\/(?!\1\/)/, 'a page must not import another page'],
  [
    /^app\/features\/([^/]+)\/.* → app\/features\/(?!\1\/)[^/]+\/(?!index\.ts$)/,
    'another feature is used through its index.ts only',
  ],
  [
    /^app\/(?!features\/|stories\/).* → app\/features\/[^/]+\/(?!(index|pages)\.ts$)/,
    'a feature is used through its index.ts or pages.ts only',
  ],
];

/** Path of an imported file, relative to the repository; undefined for packages. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  if (specifier.startsWith('#app/')) return `packages/app/src/${specifier.slice('#app/'.length)}`;
  return undefined;
}

const short = (path: string) => path.replace(/^packages\/([a-z]+)\/(?:src\/)?/, '$1/');

/** Every import that breaks a rule or has no edge, and every unused edge, one line each. */
export function violations(
  files: readonly SourceFile[],
  edges: Readonly<Record<string, readonly string[]>>,
): string[] {
  const found: string[] = [];
  const walked = new Set<string>();
  for (const { path, imports } of files) {
    const applied = isTest(path) ? rules : [...rules, ...productionRules];
    for (const specifier of imports) {
      const edge = `${short(path)} → ${short(resolve(path, specifier) ?? specifier)}`;
      for (const [forbidden, why] of applied)
        if (forbidden.test(edge)) found.push(`${path}: "${specifier}": ${why}`);
      const [, from, to] = /^app\/features\/([^/]+)\/.* → app\/features\/([^/]+)\//.exec(edge) ?? [];
      if (!from || !to || from === to || isTest(path)) continue;
      walked.add(`${from} → ${to}`);
      if (!edges[from]?.includes(to))
        found.push(`${path}: "${specifier}": the edge ${from} → ${to} is not declared`);
    }
  }
  for (const [from, targets] of Object.entries(edges))
    for (const to of targets)
      if (!walked.has(`${from} → ${to}`))
        found.push(`scripts/import-rules.ts: nobody walks the edge ${from} → ${to}`);
  return found;
}

/** Import cycles inside the given packages, one line each. Type imports count, too. */
export function importCycles(files: readonly SourceFile[], packages: readonly string[]): string[] {
  const graph = new Map<string, readonly string[]>();
  for (const { path, imports } of files) {
    if (!packages.some((name) => path.startsWith(`packages/${name}/src/`))) continue;
    graph.set(
      path,
      imports.flatMap((specifier) => resolve(path, specifier) ?? []),
    );
  }
  const found: string[] = [];
  const finished = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string) => {
    const start = trail.indexOf(path);
    if (start !== -1) {
      found.push(`import cycle: ${[...trail.slice(start), path].join(' → ')}`);
      return;
    }
    if (finished.has(path)) return;
    trail.push(path);
    for (const target of graph.get(path) ?? []) visit(target);
    trail.pop();
    finished.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return found;
}
