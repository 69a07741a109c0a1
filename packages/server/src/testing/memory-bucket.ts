import { BucketError, type Bucket } from '../files/bucket.ts';

/** A bucket in memory that a test may take away. */
export function createMemoryBucket() {
  const objects = new Map<string, Uint8Array>();
  const state = { isAway: false };
  const attempt = async <Result>(call: () => Result): Promise<Result> => {
    if (state.isAway) throw new BucketError('The bucket is away');
    return call();
  };
  const bucket: Bucket = {
    put: (key, content) => attempt(() => void objects.set(key, content)),
    get: (key) => attempt(() => objects.get(key) ?? null),
    delete: (key) => attempt(() => void objects.delete(key)),
    close: () => undefined,
  };
  return { ...bucket, objects, state };
}
