/** The parts of Vite's manifest that are used here, by source file or by chunk. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly src?: string;
      readonly css?: readonly string[];
      /** Keys of statically imported chunks. */
      readonly imports?: readonly string[];
    }
  >
>;

const ENTRY = 'index.html';
const LOBBY = 'src/pages/lobby/index.ts';
function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no ${key}.`);
  return found;
}

/** Everything reachable from the starts, themselves included, in breadth-first order. */
export function reach<T>(starts: Iterable<T>, next: (one: T) => Iterable<T>): T[] {
  const met = new Set<T>(starts);
  // A Set iterates over elements added during iteration.
  for (const one of met) for (const other of next(one)) met.add(other);
  return [...met];
}

/** Files of the given chunks and their static imports. */
function filesWith(manifest: Manifest, keys: readonly string[]): string[] {
  const all = reach(keys, (key) => chunk(manifest, key).imports ?? []);
  return [...new Set(all.map((key) => chunk(manifest, key).file))];
}

/** Scripts that run before a guest sees the lobby, with the messages of one language. */
export function firstLoad(manifest: Manifest, language: string): string[] {
  return filesWith(manifest, [ENTRY, LOBBY, `src/messages/${language}.json`]);
}

/** Scripts of the login page with the Russian messages. A guest's first page preloads them (`preload.ts`). */
export function loginPage(manifest: Manifest): string[] {
  const texts = ['src/messages/ru.json', 'src/messages/ru-pages.json'];
  return filesWith(manifest, [ENTRY, 'src/pages/login/LoginPage.tsx', ...texts]);
}

export const styles = (manifest: Manifest): string[] => [...(chunk(manifest, ENTRY).css ?? [])];

export function fontsOf(manifest: Manifest, language: string): string[] {
  return Object.values(manifest).flatMap(({ file, src }) =>
    src?.endsWith(`-${language}.woff2`) ? [file] : [],
  );
}
