import type { Document, UploadState } from '@tulpar/api/contract';
import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type AnyBody } from '../../testing/index.ts';
import { noisyPicture, plainPicture } from '../../testing/fixtures.ts';
import { deleteOldData } from '../../retention.ts';

const base = '/api/v1/profile/documents/uploads';
const partSize = 256 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type State = UploadState & AnyBody;
type Finished = { readonly data: Document[] } & AnyBody;

describe('uploads in parts', () => {
  const server = testServer();
  let token: string;
  /** About 650 KB: needs three parts. */
  let large: Buffer;
  beforeAll(async () => {
    large = await noisyPicture(900, 720);
  });
  beforeEach(async () => {
    token = (await server.signUp()).access;
  });

  const start = (bytes: Uint8Array, changes: Readonly<Record<string, unknown>> = {}, as = token) =>
    server.post<State>(
      base,
      {
        document_type: 'Passport',
        name: 'front.jpg',
        type: 'image/jpeg',
        size: bytes.byteLength,
        sha256: sha256(bytes),
        ...changes,
      },
      { token: as },
    );
  const sendPart = (id: string, bytes: Uint8Array, offset: number, length = partSize, key = randomUUID()) => {
    const form = new FormData();
    form.append('offset', String(offset));
    form.append('data', new File([Buffer.from(bytes.subarray(offset, offset + length))], 'part'));
    return server.post<State>(`${base}/${id}/parts`, form, { token, key });
  };
  const finish = (id: string, key = randomUUID()) =>
    server.post<Finished>(`${base}/${id}/finish`, undefined, { token, key });
  const open = async (as = token) =>
    (await server.get<{ data: UploadState[] }>(base, { token: as })).body.data;
  const sendAll = async (bytes: Uint8Array, changes: Readonly<Record<string, unknown>> = {}) => {
    const { upload_id: id } = (await start(bytes, changes)).body;
    for (let at = 0; at < bytes.byteLength; at += partSize) await sendPart(id, bytes, at);
    return id;
  };
  /** Number of stored rows of an upload, and of its parts. */
  const rows = async (id: string) => {
    const { db } = server.deps;
    const uploads = await db.selectFrom('document_uploads').select('id').where('id', '=', id).execute();
    const parts = db.selectFrom('document_upload_parts').select('position').where('upload_id', '=', id);
    return [uploads.length, (await parts.execute()).length];
  };

  it('a picture arrives in ordered parts and becomes a document', { tags: ['KYC-11'] }, async () => {
    const { status, body } = await start(large, { side: 'back', message: 'new' });
    expect([status, body]).toEqual([
      200,
      {
        upload_id: body.upload_id,
        document_type: 'Passport',
        side: 'back',
        name: 'front.jpg',
        size: large.byteLength,
        received: 0,
        part_size: partSize,
        expires_at: new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString(),
      },
    ]);
    expect(large.byteLength).toBeGreaterThan(2 * partSize);
    const received: number[] = [];
    for (let at = 0; at < large.byteLength; at += partSize)
      received.push((await sendPart(body.upload_id, large, at)).body.received);
    expect(received).toEqual([partSize, 2 * partSize, large.byteLength]);
    const finished = await finish(body.upload_id);
    expect(finished.body.data).toMatchObject([
      { document_name: 'front.jpg', document_type: 'Passport', side: 'back', status: 'process' },
    ]);
    const { file_key: key } = await server.row('documents', { id: finished.body.data[0]?.id ?? 0 });
    const picture = await server.deps.files.get(key);
    expect(await sharp(Buffer.from(picture ?? [])).metadata()).toMatchObject({ width: 900, height: 720 });
    expect([await open(), await rows(body.upload_id)]).toEqual([[], [0, 0]]);
  });

  it('a part at a wrong offset gets a 409 with the expected one', { tags: ['KYC-11'] }, async () => {
    const { upload_id: id } = (await start(large)).body;
    await sendPart(id, large, 0);
    for (const offset of [0, partSize - 1, 2 * partSize]) {
      const { status, body } = await sendPart(id, large, offset);
      expect([status, body.message, body.details]).toEqual([409, 'UPLOAD_OFFSET', { received: partSize }]);
    }
    const early = await finish(id);
    expect([early.status, early.body.details]).toEqual([409, { received: partSize }]);
    expect(await open()).toMatchObject([{ upload_id: id, received: partSize }]);
  });

  it('a part repeated with its key is stored once, also in parallel', { tags: ['KYC-11'] }, async () => {
    const { upload_id: id } = (await start(large)).body;
    const key = randomUUID();
    const first = await sendPart(id, large, 0, partSize, key);
    const again = await sendPart(id, large, 0, partSize, key);
    expect([again.body, again.headers.get('Idempotent-Replayed')]).toEqual([first.body, 'true']);
    const both = await Promise.all([sendPart(id, large, partSize), sendPart(id, large, partSize)]);
    // The refused one had an outdated offset (409), or came while the player's other part was being received (429).
    const [done, refused] = both.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([409, 429]).toContain(refused);
    expect(await open()).toMatchObject([{ received: 2 * partSize }]);
  });

  it('parts of any size make the same picture, and never a row each', { tags: ['KYC-11'] }, async () => {
    const { upload_id: id } = (await start(large)).body;
    for (let at = 0; at < large.byteLength; at += 50_000) await sendPart(id, large, at, 50_000);
    expect((await rows(id))[1]).toBeLessThan(5);
    expect((await finish(id)).body.data).toHaveLength(1);
  });

  it('parts of a byte are refused; the last may be of any size', { tags: ['KYC-11'] }, async () => {
    const end = large.byteLength - 1;
    const { upload_id: id } = (await start(large)).body;
    for (const length of [1, 16 * 1024 - 1]) {
      const { status, body } = await sendPart(id, large, 0, length);
      expect([length, status, body.errors]).toEqual([length, 422, { data: ['FIELD_INVALID'] }]);
    }
    expect([await open(), await rows(id)]).toMatchObject([[{ received: 0 }], [1, 0]]);
    expect((await sendPart(id, large, 0, 16 * 1024)).body.received).toBe(16 * 1024);
    for (let at = 16 * 1024; at < end; at += partSize)
      await sendPart(id, large, at, Math.min(partSize, end - at));
    expect((await sendPart(id, large, end, 1)).body.received).toBe(large.byteLength);
    expect((await finish(id)).body.data).toHaveLength(1);
  });

  it('a part too large or beyond the end is refused with 413', { tags: ['KYC-11'] }, async () => {
    const { upload_id: id } = (await start(large)).body;
    const huge = await sendPart(id, large, 0, partSize + 1);
    expect([huge.status, huge.body.message]).toEqual([413, 'BODY_TOO_LARGE']);
    const whole = await sendPart(id, large, 0, large.byteLength);
    expect([whole.status, whole.body.message]).toEqual([413, 'BODY_TOO_LARGE']);
    const small = (await start(large, { size: 10 })).body.upload_id;
    expect((await sendPart(small, large, 0, 11)).status).toBe(413);
    expect((await open()).map(({ received }) => received)).toEqual([0, 0]);
  });

  it('an upload can resume for a day, then it expires', { tags: ['KYC-12'] }, async () => {
    const { upload_id: id } = (await start(large)).body;
    server.clock.pass(24 * 3_600_000 - 1000);
    await deleteOldData(server.deps);
    expect((await rows(id))[0]).toBe(1);
    server.clock.pass(1000);
    await deleteOldData(server.deps);
    expect((await rows(id))[0]).toBe(0);
  });

  it('other bytes than those announced are refused with FILE_HASH', { tags: ['KYC-15'] }, async () => {
    const id = await sendAll(large, { sha256: sha256(Buffer.from('other')) });
    const { status, body } = await finish(id);
    expect([status, body.errors, body.details]).toEqual([
      422,
      { documents: ['FILE_HASH'] },
      { files: [{ index: 0, code: 'FILE_HASH' }] },
    ]);
    expect(await rows(id)).toEqual([0, 0]);
    expect((await finish(id)).body.message).toBe('UPLOAD_NOT_FOUND');
  });

  it('what cannot become a document is refused before a byte is sent', { tags: ['KYC-11'] }, async () => {
    const cases: [Record<string, unknown>, Record<string, string[]>][] = [
      [{ size: 0 }, { size: ['FILE_EMPTY'] }],
      [{ size: 20 * 1024 * 1024 + 1 }, { size: ['FILE_TOO_LARGE'] }],
      [{ type: 'image/webp' }, { type: ['FILE_TYPE'] }],
      [{ sha256: 'x' }, { sha256: ['FIELD_INVALID'] }],
      [{ side: 'left' }, { side: ['UNKNOWN_VALUE'] }],
      [{ replaces_id: 1 }, { replaces_id: ['UNKNOWN_VALUE'] }],
    ];
    for (const [changes, errors] of cases) {
      const { status, body } = await start(large, changes);
      expect([changes, status, body.errors]).toEqual([changes, 422, errors]);
    }
    expect(await open()).toEqual([]);
  });

  it('ten uploads may be open; cancelling one makes room', { tags: ['KYC-11'] }, async () => {
    const ids: string[] = [];
    for (let at = 0; at < 10; at++) ids.push((await start(large)).body.upload_id);
    expect((await start(large)).body.errors).toEqual({ documents: ['FILES_TOO_MANY'] });
    for (const id of [ids[0], ids[0], 'upl_unknown'])
      expect((await server.post(`${base}/${id}/cancel`, undefined, { token })).status).toBe(200);
    expect(await open()).toHaveLength(9);
    expect((await start(large)).status).toBe(200);
    for (const { upload_id: id } of await open())
      await server.post(`${base}/${id}/cancel`, undefined, { token });
  });

  it('at most 30 documents wait, however they came', { tags: ['KYC-16'] }, async () => {
    const small = await plainPicture();
    for (let at = 0; at < 30; at++) await finish(await sendAll(small, { name: `${at}.jpg` }));
    expect((await start(small)).body.errors).toEqual({ documents: ['FILES_TOO_MANY'] });
    // A picture already among them may be sent again; another picture with the same name may not.
    const again = await finish(await sendAll(small, { name: '29.jpg' }));
    expect(again.body.data).toMatchObject([{ document_name: '29.jpg', status: 'process' }]);
    const other = await finish(await sendAll(large, { name: '29.jpg' }));
    expect(other.body.errors).toEqual({ documents: ['FILES_TOO_MANY'] });
  });

  it('a player has a hundred pictures redrawn an hour at most', { tags: ['KYC-11', 'KYC-16'] }, async () => {
    for (let at = 0; at < 100; at++) expect((await finish('upl_unknown')).status).toBe(404);
    const refused = await finish('upl_unknown');
    expect([refused.status, refused.body.message]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const form = new FormData();
    form.append('document_type', 'Passport');
    form.append('documents[0]', new File([await plainPicture()], 'front.jpg', { type: 'image/jpeg' }));
    const upload = () => server.send('uploadDocuments', token, form);
    expect((await upload()).status).toBe(429);
    server.clock.pass(61 * 60_000);
    token = (await server.signUp()).access;
    expect((await upload()).status).toBe(200);
  });

  it('an upload is finished once', { tags: ['KYC-11'] }, async () => {
    const id = await sendAll(large);
    const key = randomUUID();
    const first = await finish(id, key);
    expect((await finish(id, key)).body).toEqual(first.body);
    const again = await finish(id);
    expect([again.status, again.body.message]).toEqual([404, 'UPLOAD_NOT_FOUND']);
    const other = await sendAll(large);
    const two = await Promise.all([finish(other), finish(other)]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
