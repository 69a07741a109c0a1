import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Number of stored builds, including the served one (REACH-10). */
const KEPT = 3;
/** Suffix of an incomplete folder. */
const UNFINISHED = '.part';

/** Files of former builds, which open pages still load. */
export interface KeptBuilds {
  /** Copies the served build under a unique name. */
  remember(name: string): Promise<void>;
  /** Folders with an `assets` folder each, newest first. */
  folders(): Promise<readonly string[]>;
}

/** Stores builds in a folder of the server, because the folder of the built app is replaced. */
export function createKeptBuilds(appDir: string, keepDir: string): KeptBuilds {
  let known: Promise<readonly string[]> | null = null;

  const list = async (): Promise<string[]> => {
    const names = await readdir(keepDir).catch(() => []);
    const dated = await Promise.all(
      names
        .filter((name) => !name.endsWith(UNFINISHED))
        .map(async (name) => ({ path: join(keepDir, name), at: (await stat(join(keepDir, name))).mtimeMs })),
    );
    return dated.toSorted((one, other) => other.at - one.at).map(({ path }) => path);
  };

  return {
    async remember(name) {
      const target = join(keepDir, name);
      const isThere = await stat(target).catch(() => null);
      if (isThere === null) {
        await rm(target + UNFINISHED, { recursive: true, force: true });
        await mkdir(target + UNFINISHED, { recursive: true });
        await cp(join(appDir, 'assets'), join(target + UNFINISHED, 'assets'), { recursive: true });
        await rename(target + UNFINISHED, target);
      }
      // A build that is served again becomes the newest.
      await utimes(target, new Date(), new Date());
      for (const old of (await list()).slice(KEPT)) await rm(old, { recursive: true, force: true });
      known = null;
    },
    folders: () => (known ??= list()),
  };
}
