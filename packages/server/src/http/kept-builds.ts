import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Builds whose files are there, the one that is served included (REACH-10). */
const KEPT = 3;
/** A folder that is still being filled. */
const UNFINISHED = '.part';

/** Files of former builds, which open pages still load. */
export interface KeptBuilds {
  /** Keeps the files of the build that is served now under a name that no other build has. */
  remember(name: string): Promise<void>;
  /** Folders with an `assets` folder each, the newest first. */
  folders(): Promise<readonly string[]>;
}

/** Keeps builds below a folder of the server's own, which outlives the folder of the built app. */
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
      // A build that comes back is the newest again.
      await utimes(target, new Date(), new Date());
      for (const old of (await list()).slice(KEPT)) await rm(old, { recursive: true, force: true });
      known = null;
    },
    folders: () => (known ??= list()),
  };
}
