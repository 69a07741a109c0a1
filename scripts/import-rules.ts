import { posix } from 'node:path';

/** A source file and the specifiers it imports. `path` is relative to the repository, with slashes. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
}

/** Package → packages of this repository it may import. */
const packageEdges: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  api: [],
  app: ['ui', 'api'],
  server: ['api'],
};

/** Package → dependencies it must not use. */
const forbiddenPackages: Readonly<Record<string, RegExp>> = {
  ui: /^(react-router|react-router-dom|jotai|jotai-.*|@tanstack\/(react-query|query-core)|react-intl|react-hook-form|zod)($|\/)/,
  api: /^(react|react-dom|jotai|@tanstack\/.*|react-intl)($|\/)/,
  server: /^(react|react-dom|jotai|@tanstack\/.*|react-intl)($|\/)/,
};

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
  games: ['bonuses'],
  limits: ['app-offer', 'bonuses'],
  news: ['session'],
  notifications: ['chat', 'push', 'session'],
  'password-reset': ['session'],
  profile: ['password-reset', 'session'],
  reviews: ['session'],
  search: ['games'],
  session: ['chat', 'push'],
  tournaments: ['games', 'session'],
  'vip-club': ['chat', 'session'],
};

const isTest = (path: string) =>
  /\.(test|stories|keys\.stories)\.tsx?$/.test(path) || path.includes('/e2e/') || path.includes('/testing/');

interface Place {
  readonly package: string;
  /**
   * The first folder below `src`: `platform`, `features`, `pages`, `shell`, `domain`, `http`, `contract` …
   */
  readonly layer: string;
  /** The folder inside the layer, if the file is in one. */
  readonly folder: string | undefined;
  /** The file name if the file is directly in that folder. */
  readonly top: string | undefined;
}

function parseSourcePath(path: string): Place | undefined {
  const match = /^packages\/([^/]+)\/(?:src|e2e)\/(.+)$/.exec(path);
  if (!match?.[1] || !match[2]) return undefined;
  const parts = match[2].split('/');
  const layer = parts.length > 1 ? (parts[0] ?? '') : '';
  return {
    package: match[1],
    layer,
    folder: parts.length > 2 ? parts[1] : undefined,
    top: parts.length === 3 ? parts[2] : undefined,
  };
}

/** Repository path of an import; undefined for other packages. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  if (specifier.startsWith('#app/')) return `packages/app/src/${specifier.slice('#app/'.length)}`;
  return undefined;
}

function crossPackage(file: SourceFile, here: Place, specifier: string): string | undefined {
  const named = /^@tulpar\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (!named?.[1]) {
    const forbidden = forbiddenPackages[here.package];
    return forbidden?.test(specifier) && !isTest(file.path)
      ? `${here.package} must not know ${specifier}`
      : undefined;
  }
  const target = named[1];
  if (!(packageEdges[here.package] ?? []).includes(target))
    return `${here.package} must not import ${target}`;
  if (named[2] === 'samples' && !isTest(file.path) && here.layer !== 'stories')
    return 'samples are for stories and tests only';
  if (here.package === 'server' && named[2] === 'client' && !isTest(file.path))
    return 'the server knows the contract, not the client';
  return undefined;
}

const appOrder = ['platform', 'features', 'pages', 'shell'];

function insideApp(here: Place, there: Place, from: string): string | undefined {
  if (here.layer === 'stories' || isTest(from)) return undefined;
  if (there.layer === 'platform' && there.folder === 'network' && there.top === 'client.ts') {
    const isAllowed = /\/platform\/network\/(?:api|command)\.ts$/.test(from);
    if (!isAllowed) return 'calls are made through network/api.ts (reads) and network/command.ts';
  }
  const mine = appOrder.indexOf(here.layer);
  const theirs = appOrder.indexOf(there.layer);
  if (mine >= 0 && theirs > mine) return `${here.layer} must not import ${there.layer}`;
  if (here.layer === 'pages' && there.layer === 'pages' && here.folder !== there.folder)
    return 'a page must not import another page';
  const visiting = there.layer === 'features' && !(here.layer === 'features' && here.folder === there.folder);
  return visiting && !isEntryPoint(here, there)
    ? `feature ${there.folder ?? '?'} is used through its index.ts only`
    : undefined;
}

function isEntryPoint(here: Place, there: Place): boolean {
  if (there.top === 'index.ts') return true;
  if (here.layer === 'features') return false;
  return there.top === 'pages.ts';
}

/** Folder of the server → folders its production code must not import. */
const serverBounds: Readonly<Record<string, readonly string[]>> = {
  domain: ['http', 'events', 'sandbox'],
  events: ['http', 'sandbox'],
  http: ['sandbox'],
  db: ['http', 'events', 'sandbox'],
};

function insideServer(here: Place, there: Place, from: string): string | undefined {
  if (isTest(from)) return undefined;
  if ((serverBounds[here.layer] ?? []).includes(there.layer))
    return `${here.layer} must not import ${there.layer}`;
  return undefined;
}

function insideApi(here: Place, there: Place, from: string): string | undefined {
  if (isTest(from)) return undefined;
  if (here.layer === 'contract' && ['client', 'samples', 'openapi'].includes(there.layer))
    return `contract must not import ${there.layer}`;
  if (here.layer === 'client' && ['samples', 'openapi'].includes(there.layer))
    return `client must not import ${there.layer}`;
  return undefined;
}

/** Every import that breaks a rule, one line each. */
export function violations(
  files: readonly SourceFile[],
  edges: Readonly<Record<string, readonly string[]>>,
): string[] {
  const found: string[] = [];
  const walked = new Set<string>();
  for (const file of files) {
    const here = parseSourcePath(file.path);
    if (!here) continue;
    const complain = (specifier: string, why: string | undefined) => {
      if (why) found.push(`${file.path}: "${specifier}": ${why}`);
    };
    for (const specifier of file.imports) {
      const target = resolve(file.path, specifier);
      if (target === undefined) {
        complain(specifier, crossPackage(file, here, specifier));
        continue;
      }
      const there = parseSourcePath(target);
      if (!target.startsWith(`packages/${here.package}/`)) {
        if (!isTest(file.path)) complain(specifier, 'a path must not leave its package');
        continue;
      }
      if (!there) continue;
      if (here.package === 'app') complain(specifier, insideApp(here, there, file.path));
      if (here.package === 'server') complain(specifier, insideServer(here, there, file.path));
      if (here.package === 'api') complain(specifier, insideApi(here, there, file.path));
      const crossing =
        here.package === 'app' &&
        here.layer === 'features' &&
        there.layer === 'features' &&
        here.folder !== there.folder;
      if (crossing && here.folder && there.folder && !isTest(file.path)) {
        walked.add(`${here.folder} → ${there.folder}`);
        if (!(edges[here.folder] ?? []).includes(there.folder))
          complain(specifier, `the edge ${here.folder} → ${there.folder} is not declared`);
      }
    }
  }
  for (const [from, targets] of Object.entries(edges)) {
    for (const to of targets)
      if (!walked.has(`${from} → ${to}`))
        found.push(`scripts/import-rules.ts: nobody walks the edge ${from} → ${to}`);
  }
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
