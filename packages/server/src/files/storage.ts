import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import type { FileStorage } from '../ports.ts';
import { sha256 } from '../secrets.ts';
import type { Bucket } from './bucket.ts';

/** A file is in a bucket, and this server has none. */
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

/** Files in the database, so that every server has them. */
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
 * Files in a bucket. The row is written before the object and deleted after it, so that no object is without
 * one. Files stored before the bucket was configured remain in their rows.
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
