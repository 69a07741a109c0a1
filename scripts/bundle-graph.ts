import { reach } from '../packages/app/build/reach.ts';

/** The parts of Vite's manifest that are read here, by source file or by chunk. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly src?: string;
      readonly css?: readonly string[];
      /** Keys of the chunks that come with this one. */
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

/** Files of the given chunks and of everything that comes with them. */
function filesWith(manifest: Manifest, keys: readonly string[]): string[] {
  const all = reach(keys, (key) => chunk(manifest, key).imports ?? []);
  return [...new Set(all.map((key) => chunk(manifest, key).file))];
}

/** Scripts that the main page runs before it shows its first screen to a guest, with the texts of one language. */
export function firstLoad(manifest: Manifest, language: string): string[] {
  return filesWith(manifest, [ENTRY, LOBBY, `src/messages/${language}.ts`]);
}

/** The style sheet. */
export const styles = (manifest: Manifest): string[] => [...(chunk(manifest, ENTRY).css ?? [])];

/** Font files of a language. */
export function fontsOf(manifest: Manifest, language: string): string[] {
  return Object.values(manifest).flatMap(({ file, src }) =>
    src?.endsWith(`-${language}.woff2`) ? [file] : [],
  );
}
