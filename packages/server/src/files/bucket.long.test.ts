import { fileStorageContract, testFolder } from '../testing/file-storage.ts';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/index.ts';
import { plainPicture } from '../testing/fixtures.ts';
import { startProcess, type ServerProcess } from '../testing/process.ts';
import { signUpAt, type RemotePlayer } from '../testing/remote-player.ts';
import { createSharedDatabase } from '../testing/shared-database.ts';
import { canRunBucketService, startBucketService } from '../testing/own-services.ts';
import { BucketError, createBucket, type Bucket, createBucketStorage } from './storage.ts';

type Swift = Awaited<ReturnType<typeof startBucketService>>;

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe.runIf(canRunBucketService)('a bucket of OpenStack Swift', () => {
  let swift: Swift;
  let opened: OpenDatabase;
  let bucket: Bucket;
  beforeAll(async () => {
    swift = await startBucketService();
    opened = await openTestDatabase();
  });
  beforeEach(async () => {
    for (const [name, value] of Object.entries(swift.credentials)) vi.stubEnv(name, value);
    bucket = await createBucket(swift.bucket);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await opened.close();
    await swift.remove();
  });

  fileStorageContract(() => ({ storage: createBucketStorage(opened.db, bucket), db: opened.db }));

  it('is closed to strangers', async () => {
    await bucket.put('documents/private', Buffer.from('x'));
    const { endpoint, name } = swift.bucket;
    expect((await fetch(`${endpoint}/${name}/documents/private`)).ok).toBe(false);
  });

  it('says what is wrong without saying a secret', async () => {
    const missing = await createBucket({ ...swift.bucket, name: 'another' });
    expect(await problemOf(missing.get('x'))).toEqual(
      new BucketError('The bucket another cannot read a file (NoSuchBucket)'),
    );
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong-secret');
    const stranger = await createBucket(swift.bucket);
    const problem = await problemOf(stranger.put('x', Buffer.from('x')));
    expect(problem).toEqual(
      new BucketError('The bucket tulpar-files cannot store a file (SignatureDoesNotMatch)'),
    );
    expect(Object.keys(problem as object)).toEqual(['name']);
    expect((problem as Error).cause).toBeUndefined();
  });
});

describe('a service that accepts connections and never responds', () => {
  it('is given up within the time a client waits', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const bucket = await createBucket({ name: 'b-1', endpoint: `http://127.0.0.1:${port}`, region: 'r' });
    const began = performance.now();
    await expect(bucket.put('x', Buffer.from('x'))).rejects.toThrow(BucketError);
    expect(performance.now() - began).toBeLessThan(8_000);
    bucket.close();
    silent.close();
    vi.unstubAllEnvs();
  });
});

const server = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(server !== '' && canRunBucketService)('two servers with a bucket', () => {
  const folder = testFolder();
  let database: Awaited<ReturnType<typeof createSharedDatabase>>;
  let swift: Swift;
  let settings: (name: string) => Record<string, string>;
  let first: ServerProcess;
  let second: ServerProcess;
  let origin: string;
  let other: string;
  let player: RemotePlayer;

  beforeAll(async () => {
    database = await createSharedDatabase(server);
    swift = await startBucketService();
    const secret = randomUUID();
    settings = (name) => ({
      DATABASE_URL: database.url,
      SECRET: secret,
      DATA_DIR: join(folder, name),
      LOG_LEVEL: 'debug',
      S3_BUCKET: swift.bucket.name,
      S3_ENDPOINT: swift.bucket.endpoint,
      ...swift.credentials,
    });
    first = startProcess(settings('first'));
    origin = await first.origin;
    second = startProcess(settings('second'));
    other = await second.origin;
    player = await signUpAt(origin);
  });
  afterAll(async () => {
    await Promise.all([first, second].map((one) => one.stop()));
    await swift.remove();
    await database.drop();
  });

  const objects = async (prefix: string) => {
    const list = new ListObjectsV2Command({ Bucket: swift.bucket.name, Prefix: prefix });
    return ((await swift.client.send(list)).Contents ?? []).map(({ Key = '' }) => Key);
  };
  const upload = async (picture: Uint8Array, key: string = randomUUID()) => {
    const body = new FormData();
    body.append('documents[0]', new File([Buffer.from(picture)], 'passport.jpg', { type: 'image/jpeg' }));
    body.append('document_type', 'Passport');
    const path = `${origin}/api/v1/profile/documents/upload`;
    const headers = { ...player.authorization, 'Idempotency-Key': key };
    return await fetch(path, { method: 'POST', headers, body });
  };
  const picture = (at: string, width = 264) =>
    fetch(`${at}/cdn/objects/tulpar.webp?format=webp&quality=70&width=${width}`);

  it('let a moderator at one see what a player sent to the other', async () => {
    expect((await upload(await plainPicture('jpeg', 300, 200))).status).toBe(200);
    const [row] = await database.query<{ key: string; content: unknown }>(
      `select key, content from document_files f join documents d on d.file_key = f.key where document_name = 'passport.jpg'`,
    );
    expect(row?.content).toBeNull();
    expect(await objects('documents/')).toEqual([`documents/${row?.key}`]);
    const answer = await fetch(`${other}/sandbox/document-files/${row?.key}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  });

  it('convert a picture once', async () => {
    const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString('base64');
    const converted = await bytes(await picture(origin));
    const [key = '', ...rest] = await objects('pictures/');
    expect(rest).toEqual([]);
    expect(await bytes(await picture(other))).toBe(converted);
    // A server with an empty folder takes what is in the bucket.
    const Body = Buffer.from('from the bucket');
    await swift.client.send(new PutObjectCommand({ Bucket: swift.bucket.name, Key: key, Body }));
    rmSync(join(folder, 'second', 'cdn-cache'), { recursive: true });
    expect(await (await picture(other)).text()).toBe('from the bucket');
  });

  it('refuse uploads while it is away and serve everything else', async () => {
    const [content, key] = [await plainPicture('jpeg', 310, 200), randomUUID()];
    await swift.stop();
    const refused = await upload(content, key);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ message: 'SERVER_BUSY' });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect((await picture(origin, 352)).status).toBe(200);
    await swift.start();
    expect((await upload(content, key)).status).toBe(200);
    expect(await objects('documents/')).toHaveLength(2);
  });

  it('are examined by the doctor', async () => {
    const main = fileURLToPath(new URL('../maintenance/main.ts', import.meta.url));
    const examine = (changes: Readonly<Record<string, string>>) =>
      new Promise<string>((resolve) => {
        const env = { PATH: process.env['PATH'], ...settings('first'), ...changes };
        const words = [main, 'doctor', origin];
        execFile(process.execPath, words, { env }, (_error, stdout, stderr) => resolve(stdout + stderr));
      });
    const sound = await examine({});
    expect(sound).toMatch(/^✓ bucket$/m);
    expect(sound).toMatch(/^✓ files$/m);
    expect(await objects('doctor/')).toEqual([]);
    const wrong = await examine({ AWS_SECRET_ACCESS_KEY: 'another-secret' });
    expect(wrong).toMatch(
      /^✗ bucket: The bucket tulpar-files cannot store a file \(SignatureDoesNotMatch\)$/m,
    );
    expect(await examine({ S3_BUCKET: '', S3_ENDPOINT: '' })).toMatch(
      /^✗ files: \d are in a bucket: set S3_BUCKET$/m,
    );
  });

  it('write no credentials to their logs', async () => {
    for (const one of [first, second]) one.kill('SIGINT');
    for (const { stderr, stdout } of await Promise.all([first.ended, second.ended]))
      for (const secret of Object.values(swift.credentials)) expect(stderr + stdout).not.toContain(secret);
    expect((await first.ended).stderr).toContain('BucketError');
  });
});
