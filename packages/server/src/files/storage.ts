import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import type { FileStorage } from '../ports.ts';
import { sha256 } from '../secrets.ts';
import type { BucketConfig } from '../config.ts';

/** Maximum duration of a call including its retry, ms; shorter than clients wait for a response. */
const patience = 5_000;

/** Objects by key in an S3-compatible bucket. A failed call rejects with `BucketError`. */
export interface Bucket {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null for a missing object. */
  get(key: string): Promise<Uint8Array | null>;
  /** Does nothing for a missing object. */
  delete(key: string): Promise<void>;
  close(): void;
}

/** A failed call of the bucket; the message contains no key of a file and no credentials. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

/** Uses only the name of the original error, which may contain the access key and the signed text. */
function bucketError(what: string, { name }: BucketConfig, error: unknown): BucketError {
  const why = error instanceof Error ? error.name : String(error);
  const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : '';
  return new BucketError(`The bucket ${name} cannot ${what} (${why}${code})`);
}

/** Opens a bucket with the AWS SDK's usual credentials: environment, files, or the role of the machine. */
export async function createBucket(config: BucketConfig): Promise<Bucket> {
  // Load the SDK only here: it takes half a second and 36 MB, and most servers have no bucket.
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { name, endpoint, region } = config;
  const client = new S3Client({
    region,
    // Storage services other than AWS rarely have a host name per bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Storage services other than AWS refuse checksums at the end of a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const within = () => ({ abortSignal: AbortSignal.timeout(patience) });

  return {
    async put(key, content) {
      try {
        await client.send(new PutObjectCommand({ Bucket: name, Key: key, Body: content }), within());
      } catch (error) {
        throw bucketError('store a file', config, error);
      }
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }), within());
        return Body === undefined ? null : await Body.transformToByteArray();
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw bucketError('read a file', config, error);
      }
    },
    async delete(key) {
      try {
        await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }), within());
      } catch (error) {
        throw bucketError('delete a file', config, error);
      }
    },
    close: () => client.destroy(),
  };
}

/** A file is in a bucket, but this server has no bucket configured. */
class NoBucketError extends Error {
  override readonly name = 'NoBucketError';
  override readonly message = 'A file is in a bucket: set S3_BUCKET to the one it was stored in';
}

/** Every file has a row; `content` is null if the file is in a bucket. */
const rowsOf = (db: Kysely<Database>) => ({
  add: (key: string, content: Uint8Array, expires_at: Date, isInBucket: boolean) =>
    db
      .insertInto('document_files')
      .values({ key, content: isInBucket ? null : content, sha256: sha256(content), expires_at })
      .execute(),
  find: (key: string) =>
    db.selectFrom('document_files').select('content').where('key', '=', key).executeTakeFirst(),
  remove: (key: string) => db.deleteFrom('document_files').where('key', '=', key).execute(),
});

/** Files stored in the database, where every server can read them. */
export function createDatabaseStorage(db: Kysely<Database>): FileStorage {
  const rows = rowsOf(db);
  const find = async (key: string) => {
    const row = await rows.find(key);
    if (row?.content === null) throw new NoBucketError();
    return row?.content ?? null;
  };
  return {
    async put(key, content, expiresAt) {
      await rows.add(key, content, expiresAt, false);
    },
    get: find,
    async delete(key) {
      await find(key);
      await rows.remove(key);
    },
  };
}

/**
 * Files stored in a bucket. The row is written before the object and deleted after it, so that every object has
 * a row. Files from before the bucket was configured remain in their rows.
 */
export function createBucketStorage(db: Kysely<Database>, bucket: Bucket): FileStorage {
  const rows = rowsOf(db);
  const objectOf = (key: string) => `documents/${key}`;
  return {
    async put(key, content, expiresAt) {
      await rows.add(key, content, expiresAt, true);
      await bucket.put(objectOf(key), content);
    },
    async get(key) {
      const row = await rows.find(key);
      return row === undefined ? null : (row.content ?? (await bucket.get(objectOf(key))));
    },
    async delete(key) {
      const row = await rows.find(key);
      if (row?.content === null) await bucket.delete(objectOf(key));
      await rows.remove(key);
    },
  };
}
