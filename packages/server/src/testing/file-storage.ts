import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import type { FileStorage } from '../ports.ts';
import { randomToken, sha256 } from '../secrets.ts';
import { BucketError, type Bucket } from '../files/storage.ts';

/** A folder that is removed after the tests of the file or group. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Tests that every storage of files must pass. */
export function fileStorageContract(open: () => { storage: FileStorage; db: Kysely<Database> }): void {
  const expiresAt = new Date('2026-01-12T11:00:00.000Z');
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));

  it('returns the bytes that were stored, and null for an unknown key', async () => {
    const { storage } = open();
    const [key, empty] = [randomToken(), randomToken()];
    await storage.put(key, content, expiresAt);
    await storage.put(empty, new Uint8Array(), expiresAt);
    expect(Buffer.from((await storage.get(key)) ?? []).equals(content)).toBe(true);
    expect((await storage.get(empty))?.byteLength).toBe(0);
    expect(await storage.get(randomToken())).toBeNull();
  });

  it('stores the hash and the expiry with the file', async () => {
    const { storage, db } = open();
    const key = randomToken();
    await storage.put(key, content, expiresAt);
    const row = await db
      .selectFrom('document_files')
      .select(['sha256', 'expires_at'])
      .where('key', '=', key)
      .executeTakeFirst();
    expect(row).toEqual({ sha256: sha256(content), expires_at: expiresAt });
  });

  it('deletes a file once and for all', async () => {
    const { storage } = open();
    const key = randomToken();
    await storage.put(key, content, expiresAt);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
  });

  it('never replaces a file', async () => {
    const { storage } = open();
    const key = randomToken();
    await storage.put(key, content, expiresAt);
    await expect(storage.put(key, Buffer.from('other'), expiresAt)).rejects.toThrow(/document_files_pkey/);
    expect((await storage.get(key))?.byteLength).toBe(content.byteLength);
  });

  it('returns a file that was stored in the database before', async () => {
    const { storage, db } = open();
    const key = randomToken();
    await db
      .insertInto('document_files')
      .values({ key, content: Buffer.from('x') })
      .execute();
    expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('x');
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
  });
}

/** A bucket in memory that a test can make unreachable. */
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
