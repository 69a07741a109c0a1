import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/index.ts';
import { fileStorageContract, createMemoryBucket } from '../testing/file-storage.ts';
import { createBucketStorage, createDatabaseStorage } from './storage.ts';

const expiresAt = new Date('2026-01-12T11:00:00.000Z');
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('the database as storage', () => {
  fileStorageContract(() => ({ storage: createDatabaseStorage(opened.db), db: opened.db }));
});

describe('a bucket as storage', () => {
  fileStorageContract(() => ({
    storage: createBucketStorage(opened.db, createMemoryBucket()),
    db: opened.db,
  }));

  const rowOf = (key: string) =>
    opened.db.selectFrom('document_files').select('content').where('key', '=', key).executeTakeFirst();

  it('leaves the row of an object that may exist, so that it is deleted later', async () => {
    const bucket = createMemoryBucket();
    const storage = createBucketStorage(opened.db, bucket);
    bucket.state.isAway = true;
    await expect(storage.put('unfinished', Buffer.from('x'), expiresAt)).rejects.toThrow('away');
    expect(await rowOf('unfinished')).toEqual({ content: null });
    await expect(storage.delete('unfinished')).rejects.toThrow('away');
    expect(await rowOf('unfinished')).toEqual({ content: null });
    bucket.state.isAway = false;
    await storage.delete('unfinished');
    expect(await rowOf('unfinished')).toBeUndefined();
  });

  it('does not lose its objects when the setting is missing', async () => {
    const bucket = createMemoryBucket();
    await createBucketStorage(opened.db, bucket).put('remote', Buffer.from('x'), expiresAt);
    const without = createDatabaseStorage(opened.db);
    await expect(without.get('remote')).rejects.toThrow('set S3_BUCKET');
    await expect(without.delete('remote')).rejects.toThrow('set S3_BUCKET');
    expect(await rowOf('remote')).toEqual({ content: null });
  });
});
