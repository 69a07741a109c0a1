import { cp, mkdir, readdir, rename, rm, stat, utimes, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Number of stored builds, including the one being served (REACH-10). */
const MAX_BUILDS = 3;
/** Suffix of a folder while it is being copied. */
const UNFINISHED = '.part';

/** Files of earlier builds, which pages opened with these builds still load. */
export interface BuildArchive {
  /** Copies the `assets` of the build being served, under a name that identifies the build. */
  remember(name: string): Promise<void>;
  /** Folders with an `assets` folder each, newest first. */
  folders(): Promise<readonly string[]>;
}

/** Stores builds in `archiveDir`, because the next build replaces the files in `appDir`. */
export function createBuildArchive(appDir: string, archiveDir: string): BuildArchive {
  let known: Promise<readonly string[]> | null = null;

  const list = async (): Promise<string[]> => {
    const names = await readdir(archiveDir).catch(() => []);
    const dated = await Promise.all(
      names
        .filter((name) => !name.endsWith(UNFINISHED))
        .map(async (name) => ({
          path: join(archiveDir, name),
          at: (await stat(join(archiveDir, name))).mtimeMs,
        })),
    );
    return dated.toSorted((one, other) => other.at - one.at).map(({ path }) => path);
  };

  return {
    async remember(name) {
      const target = join(archiveDir, name);
      const isThere = await stat(target).catch(() => null);
      if (isThere === null) {
        await rm(target + UNFINISHED, { recursive: true, force: true });
        await mkdir(target + UNFINISHED, { recursive: true });
        await cp(join(appDir, 'assets'), join(target + UNFINISHED, 'assets'), { recursive: true });
        await rename(target + UNFINISHED, target);
      }
      // An earlier build that is served again counts as the newest.
      await utimes(target, new Date(), new Date());
      for (const old of (await list()).slice(MAX_BUILDS)) await rm(old, { recursive: true, force: true });
      known = null;
    },
    folders: () => (known ??= list()),
  };
}

/** Release information of an app build (API-50). */
interface AppRelease {
  readonly version: string;
  readonly sizeBytes: number;
}

/** Files that a browser needs to install the app. */
const NEEDED = ['manifest.webmanifest', 'sw.js'];

function fieldsOf(text: string): AppRelease | null {
  const { version, size_bytes: size } = JSON.parse(text) as { version?: unknown; size_bytes?: unknown };
  if (typeof version !== 'string' || version === '') return null;
  return typeof size === 'number' && Number.isSafeInteger(size) && size > 0
    ? { version, sizeBytes: size }
    : null;
}

/** Release information of the served build; null without a valid `release.json` or if not installable (REACH-01). */
export async function readAppRelease(folder: string): Promise<AppRelease | null> {
  try {
    const [text] = await Promise.all([
      readFile(join(folder, 'release.json'), 'utf8'),
      ...NEEDED.map((name) => stat(join(folder, name))),
    ]);
    return fieldsOf(text);
  } catch {
    return null;
  }
}
