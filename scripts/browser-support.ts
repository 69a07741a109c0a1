import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  BrowserName,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';
import { parseSync, Visitor } from 'oxc-parser';

/** Names of browsers in the compatibility data, by their name in `.browserslistrc`. */
const NAMES: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  samsung: ['samsunginternet_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
};

/**
 * Oldest version of each browser: it comes last in the list and replaces the newer ones. A range such as `17.0-17.1`
 * begins with its oldest version.
 */
const oldest = new Map(
  browserslist(undefined, { path: import.meta.dirname })
    .map((one) => one.split(/[ -]/))
    .map(([name = '', version = '']) => [name, version] as const),
);
const targets = [...oldest].flatMap(([name, version]) =>
  (NAMES[name] ?? []).map((browser) => ({ browser, version })),
);

function isAtMost(version: string, limit: string): boolean {
  const [[major = 0, minor = 0], [most = 0, mostMinor = 0]] = [version, limit].map((one) =>
    one.replace('≤', '').split('.').map(Number),
  ) as [number[], number[]];
  return major < most || (major === most && minor <= mostMinor);
}

function supports(statement: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (typeof added !== 'string' || flags || prefix || other) return false;
  return isAtMost(added, version) && !(typeof removed === 'string' && isAtMost(removed, version));
}

/** Supported browsers that lack a feature; empty for features missing in the compatibility data. */
function lacking(feature: Identifier | undefined): string[] {
  const { __compat: compat } = feature ?? {};
  if (!compat) return [];
  return targets.flatMap(({ browser, version }) => {
    const found: SupportStatement | [] = compat.support[browser] ?? [];
    const statements = Array.isArray(found) ? found : [found];
    return statements.some((one) => supports(one, version)) ? [] : [browser];
  });
}

const isNewer = (feature: Identifier | undefined) => lacking(feature).length > 0;

const { api, javascript } = bcd;
const builtins = (javascript['builtins'] ?? {}) as Record<string, Identifier>;

/** Global objects by the interface they implement. */
const OBJECTS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
};

const globalFeature = (name: string): Identifier | undefined =>
  builtins[name] ?? api[name] ?? api['Window']?.[name];

/** A member of a global: `URL.canParse`, `Intl.Segmenter`, `navigator.locks`. */
function memberFeature(object: string, name: string): Identifier | undefined {
  if (/^(?:globalThis|window|self)$/.test(object)) return globalFeature(name);
  const owner = api[OBJECTS[object] ?? object];
  return builtins[object]?.[name] ?? owner?.[`${name}_static`] ?? owner?.[name];
}

/** Interfaces whose methods are recognized by name; method names of other interfaces are too common. */
const INTERFACES = [
  'AbortSignal',
  'Blob',
  'Document',
  'DocumentFragment',
  'Element',
  'FormData',
  'Headers',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLFormElement',
  'Node',
  'Request',
  'Response',
  'URLSearchParams',
];

const members = (owner: Identifier | undefined): [string, Identifier][] =>
  Object.entries((owner ?? {}) as Record<string, Identifier>).filter(([name]) => name !== '__compat');
const prototypes = Object.values(builtins)
  .flatMap(members)
  .filter(([, { __compat }]) => String(__compat?.spec_url).includes('.prototype.'));
const methodNames = new Set(
  [...INTERFACES.flatMap((name) => members(api[name])), ...prototypes].map(([name]) => name),
);
/** Names of methods that at least one interface has in every supported browser. */
const oldNames = new Set(
  [...Object.values(api as Record<string, Identifier>).flatMap(members), ...prototypes]
    .filter(([, one]) => !isNewer(one))
    .map(([name]) => name),
);

/**
 * APIs that a script uses and a supported browser lacks: `URL.canParse`, `.toSorted()`. The receiver of a
 * method call is unknown, so a name counts only if every interface with it is newer.
 */
export function newerApis(file: string, code: string): Set<string> {
  const found = new Set<string>();
  const look = (name: string, feature: Identifier | undefined) => {
    if (isNewer(feature)) found.add(name);
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier' || object.type !== 'Identifier') return;
      look(`${object.name}.${property.name}`, memberFeature(object.name, property.name));
    },
    CallExpression({ callee, optional }) {
      if (callee.type === 'Identifier') return look(callee.name, globalFeature(callee.name));
      if (optional || callee.type !== 'MemberExpression' || callee.computed) return;
      const { name } = callee.property as { name: string };
      if (methodNames.has(name) && !oldNames.has(name)) found.add(`.${name}()`);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') look(callee.name, globalFeature(callee.name));
    },
    Literal(node) {
      // Newer syntax of patterns: sets (flag `v`) and inline flags.
      if (!('regex' in node)) return;
      if (node.regex.flags.includes('v')) found.add('/v');
      if (/\(\?[ims]*-?[ims]+:/.test(node.regex.pattern)) found.add('/(?i:)/');
    },
  }).visit(parseSync(file, code).program);
  return found;
}
