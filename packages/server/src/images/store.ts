import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '../files/storage.ts';
import type { Log } from '../ports.ts';

/** Files by key, written atomically. */
export interface Store {
  /** The stored bytes, otherwise those that `make` returns; concurrent calls with a key share one `make`. */
  through(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** Size in bytes by path in the folder, least recently used first. */
type Sizes = Map<string, number>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Sizes of files that an earlier process stored, oldest first. */
async function readSizes(folder: string): Promise<Sizes> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const files: { name: string; size: number; at: number }[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile()) files.push({ name, size: found.size, at: found.mtimeMs });
  }
  return new Map(files.sort((one, other) => one.at - other.at).map(({ name, size }) => [name, size]));
}

/**
 * Caches files in a folder of at most `quota` bytes; the least recently used files are deleted first. The folder may
 * be deleted at any time; a full disk only prevents storing new files.
 */
export function createStore(folder: string, quota = Infinity, shared: SharedImages | null = null): Store {
  const running = new Map<string, Promise<Buffer>>();
  let total = 0;
  let reading: Promise<Sizes> | undefined;
  const sizes = () =>
    (reading ??= readSizes(folder).then((found) => {
      for (const size of found.values()) total += size;
      return found;
    }));

  const forget = (known: Sizes, path: string) => {
    total -= known.get(path) ?? 0;
    known.delete(path);
  };
  const touch = (known: Sizes, path: string, size: number) => {
    forget(known, path);
    known.set(path, size);
    total += size;
  };

  async function keep(known: Sizes, path: string, bytes: Buffer): Promise<void> {
    const unfinished = join(folder, `.${randomUUID()}`);
    try {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, path));
    } catch {
      await rm(unfinished, { force: true });
      return;
    }
    touch(known, path, bytes.byteLength);
    for (const oldest of known.keys()) {
      if (total <= quota) break;
      forget(known, oldest);
      await rm(join(folder, oldest), { force: true });
    }
  }

  async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = await sizes();
    try {
      const stored = await readFile(join(folder, path));
      touch(known, path, stored.byteLength);
      return stored;
    } catch (error) {
      if (!isMissing(error)) throw error;
      forget(known, path);
    }
    const found = await shared?.get(path);
    const bytes = found ? Buffer.from(found) : await make();
    await keep(known, path, bytes);
    if (!found) await shared?.put(path, bytes);
    return bytes;
  }

  return {
    through(key, make) {
      const name = createHash('sha256').update(key).digest('hex');
      const known = running.get(name);
      if (known) return known;
      const work = readOrMake(join(name.slice(0, 2), name), make).finally(() => running.delete(name));
      running.set(name, work);
      return work;
    },
  };
}

/** Time for which the bucket is not used after a failure, ms. */
const pause = 30_000;

/** Converted images shared by all servers. */
export interface SharedImages {
  get(name: string): Promise<Uint8Array | null>;
  put(name: string, content: Uint8Array): Promise<unknown>;
}

/** Never rejects: without the bucket each server converts its own images. */
export function createSharedImages(
  bucket: Pick<Bucket, 'put' | 'get'>,
  log: Pick<Log, 'warn'>,
  elapsed: () => number = () => performance.now(),
): SharedImages {
  let pausedUntil = -Infinity;
  const attempt = async <Result>(call: () => Promise<Result>): Promise<Result | null> => {
    if (elapsed() < pausedUntil) return null;
    try {
      return await call();
    } catch (error) {
      pausedUntil = elapsed() + pause;
      log.warn({ err: error }, 'images are converted without the bucket');
      return null;
    }
  };
  const objectOf = (name: string) => `pictures/${name}`;
  return {
    get: (name) => attempt(() => bucket.get(objectOf(name))),
    put: (name, content) => attempt(() => bucket.put(objectOf(name), content)),
  };
}
