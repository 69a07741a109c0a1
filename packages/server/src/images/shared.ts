import type { Bucket } from '../files/storage.ts';
import type { Log } from '../ports.ts';

/** How long conversions do without the bucket after a failure, ms. */
const pause = 30_000;

/** Converted images that all servers share. */
export interface SharedImages {
  get(name: string): Promise<Uint8Array | null>;
  put(name: string, content: Uint8Array): Promise<unknown>;
}

/** Never rejects: without the bucket each server converts images for itself. */
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
