import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by content key, written whole or not at all. */
export interface Store {
  /** The stored bytes, or those `make` returns; concurrent callers of one key share one call. */
  through(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A store in a folder. Losing the folder loses nothing but time. */
export function createStore(folder: string): Store {
  const running = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const directory = join(folder, name.slice(0, 2));
    const path = join(directory, name);
    try {
      return await readFile(path);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    const bytes = await make();
    await mkdir(directory, { recursive: true });
    const unfinished = join(directory, `.${randomUUID()}`);
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return bytes;
  }

  return {
    through(key, make) {
      const name = createHash('sha256').update(key).digest('hex');
      const known = running.get(name);
      if (known) return known;
      const work = readOrMake(name, make).finally(() => running.delete(name));
      running.set(name, work);
      return work;
    },
  };
}
