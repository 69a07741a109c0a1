import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOperator, createTestServer, type TestServer } from '../../testing/index.ts';
import { createMemoryBucket } from '../../testing/file-storage.ts';
import { plainPicture } from '../../testing/fixtures.ts';
import { deleteUnusedFiles } from './documents.ts';

const hour = 3_600_000;

describe('documents in a bucket', () => {
  const bucket = createMemoryBucket();
  let server: TestServer;
  let player: { readonly token: string; readonly id: number };
  beforeAll(async () => {
    server = await createTestServer({ bucket });
  });
  beforeEach(async () => {
    player = await enter();
    bucket.state.isAway = false;
    bucket.objects.clear();
  });
  afterAll(() => server.close());

  const enter = async () => {
    const { access: token } = await server.signUp();
    const id = await server.idOf(token);
    return { token, id };
  };
  let size = 40;
  const picture = () => plainPicture('jpeg', (size += 1), 30);
  const upload = (content: Uint8Array, { token = player.token, key = randomUUID() } = {}) =>
    server.upload(token, content, key);
  const documents = async () =>
    await server.deps.db
      .selectFrom('documents')
      .innerJoin('document_files', 'document_files.key', 'documents.file_key')
      .select(['key', 'content', 'expires_at'])
      .where('player_id', '=', player.id)
      .execute();
  const download = (key: string) => server.app.request(`${server.origin}/sandbox/document-files/${key}`);
  const afterTheirTime = async () => {
    server.clock.pass(hour);
    await deleteUnusedFiles(server.deps);
  };

  it('are objects, which moderators get through the server', { tags: ['KYC-11'] }, async () => {
    expect((await upload(await picture())).status).toBe(200);
    const [document] = await documents();
    expect(document).toMatchObject({ content: null, expires_at: null });
    expect([...bucket.objects.keys()]).toEqual([`documents/${document?.key}`]);
    const answer = await download(document?.key ?? '');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual([...bucket.objects.values()][0]);
    await afterTheirTime();
    expect(bucket.objects.size).toBe(1);
  });

  it('are refused while it is away, and taken when repeated', { tags: ['KYC-11'] }, async () => {
    const [content, key] = [await picture(), randomUUID()];
    bucket.state.isAway = true;
    const refused = await upload(content, { key });
    expect([refused.status, refused.body.message, refused.headers.get('Retry-After')]).toEqual([
      503,
      'SERVER_BUSY',
      '1',
    ]);
    expect(await documents()).toEqual([]);
    bucket.state.isAway = false;
    const taken = await upload(content, { key });
    expect([taken.status, taken.body.data.length]).toEqual([200, 1]);
    expect(await documents()).toHaveLength(1);
  });

  it('keep the parts of an upload that could not be finished', { tags: ['KYC-11', 'KYC-12'] }, async () => {
    const content = await picture();
    const base = '/api/v1/profile/documents/uploads';
    const asPlayer = { token: player.token };
    const begun = await server.post<{ upload_id: string }>(
      base,
      {
        document_type: 'Passport',
        name: 'passport.jpg',
        size: content.byteLength,
        type: 'image/jpeg',
        sha256: Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('hex'),
      },
      asPlayer,
    );
    const path = `${base}/${begun.body.upload_id}`;
    const part = new FormData();
    part.append('offset', '0');
    part.append('data', new File([content], 'part'));
    expect((await server.post(`${path}/parts`, part, asPlayer)).status).toBe(200);
    bucket.state.isAway = true;
    expect((await server.post(`${path}/finish`, undefined, asPlayer)).status).toBe(503);
    bucket.state.isAway = false;
    expect((await server.post(`${path}/finish`, undefined, asPlayer)).status).toBe(200);
    expect(await documents()).toHaveLength(1);
  });

  it('leave nothing when their documents could not be added', { tags: ['KYC-16'] }, async () => {
    await server.deps.files.put('unused', await picture(), new Date(server.clock.now().getTime() + hour));
    await deleteUnusedFiles(server.deps);
    expect(bucket.objects.size).toBe(1);
    server.clock.pass(hour);
    bucket.state.isAway = true;
    await expect(deleteUnusedFiles(server.deps)).rejects.toThrow('away');
    bucket.state.isAway = false;
    await deleteUnusedFiles(server.deps);
    expect(bucket.objects.size).toBe(0);
    expect(await server.deps.files.get('unused')).toBeNull();
  });

  it('are deleted with the player, later if it is away', { tags: ['SEC-18'] }, async () => {
    await upload(await picture());
    const [document] = await documents();
    const operator = createOperator(server);
    const page = `/sandbox/players/${player.id}`;
    expect(await operator.act(page, `${page}/erase`, { confirm: String(player.id) })).toMatchObject({
      done: 'erase',
    });
    expect(await documents()).toEqual([]);
    bucket.state.isAway = true;
    await expect(deleteUnusedFiles(server.deps)).rejects.toThrow('away');
    bucket.state.isAway = false;
    await deleteUnusedFiles(server.deps);
    expect(bucket.objects.size).toBe(0);
    expect((await download(document?.key ?? '')).status).toBe(404);
  });

  it('of an excluded player are recognised', { tags: ['SEC-17'] }, async () => {
    const content = await picture();
    expect((await upload(content)).status).toBe(200);
    await server.send('selfExclude', player.token, { months: null });
    const { token } = await enter();
    const refused = await upload(content, { token });
    expect([refused.status, refused.body.message]).toEqual([409, 'PLAYER_RESTRICTED']);
    expect(bucket.objects.size).toBe(1);
  });
});
