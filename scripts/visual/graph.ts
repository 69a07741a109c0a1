/** What a build knows about its stories and modules. Names are paths relative to the root, starting with `./`. */
export interface Graph {
  /** Story id → its story file. */
  readonly stories: Readonly<Record<string, StoryEntry>>;
  /** Module → the modules it imports, at once or later. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Modules that every story shows: the preview, its styles, tokens, fonts, and the tools that build them. */
  readonly everywhere: readonly string[];
  /** Own module → hash of its contents. A module from outside has none: its path carries its version. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** A story as the index of a build names it. */
export interface StoryEntry {
  readonly title: string;
  readonly name: string;
  readonly file: string;
}

interface Stats {
  readonly modules: readonly {
    readonly name: string;
    readonly reasons?: readonly { readonly moduleName?: string | null }[];
  }[];
}

const storyList = '/virtual:/@storybook/builder-vite/storybook-stories.js';
const isPreview = (name: string) =>
  name !== storyList &&
  (name.startsWith('./.storybook/') || name.startsWith('/virtual:') || name === './iframe.html');

/** Turns Storybook's list of importers around. */
export function importsOf(stats: Stats): Record<string, string[]> {
  const imports: Record<string, string[]> = {};
  for (const { name, reasons } of stats.modules) {
    imports[name] ??= [];
    for (const { moduleName } of reasons ?? []) {
      if (typeof moduleName === 'string') (imports[moduleName] ??= []).push(name);
    }
  }
  return imports;
}

/** Where the preview begins: whatever of it the graph knows. The list of all stories is not part of it. */
export const previewRoots = (imports: Graph['imports']): string[] => Object.keys(imports).filter(isPreview);

/** Everything the given modules bring along, themselves included. */
export function reached(imports: Graph['imports'], from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name) || name === storyList) continue;
    seen.add(name);
    waiting.push(...(imports[name] ?? []));
  }
  return seen;
}

/** Files that a style sheet or a module takes along without importing them as modules. */
export function namedFiles(text: string): string[] {
  const patterns = [
    /@(?:import|config|plugin|reference)\s+['"](\.[^'"]+)['"]/g,
    /url\(\s*['"]?(\.[^'")]+)['"]?\s*\)/g,
    /new URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g,
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}

type Print = ReadonlyMap<string, string>;

function printOf(graph: Graph, names: Iterable<string>): Print {
  return new Map([...names].map((name) => [name, graph.hashes[name] ?? '']));
}

function differing(before: Print, after: Print): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/**
 * Story → the modules it imports, or every story imports, that differ between two builds: changed, gone, new, or
 * from outside in another version. A story without an entry must look as it did. Stories of both builds are answered.
 */
export function causes(before: Graph, after: Graph): Map<string, readonly string[]> {
  const everywhere = differing(printOf(before, before.everywhere), printOf(after, after.everywhere));
  const perFile = new Map<string, readonly string[]>();
  const of = (file: string) => {
    const known = perFile.get(file);
    if (known) return known;
    const own = differing(
      printOf(before, reached(before.imports, [file])),
      printOf(after, reached(after.imports, [file])),
    );
    const all = [...new Set([...own, ...everywhere])];
    perFile.set(file, all);
    return all;
  };
  const found = new Map<string, readonly string[]>();
  for (const [id, story] of Object.entries({ ...before.stories, ...after.stories })) {
    const why = of(story.file);
    if (why.length > 0) found.set(id, why);
  }
  return found;
}
