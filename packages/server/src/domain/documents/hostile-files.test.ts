import type { Document } from '@tulpar/api/contract';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../attacks/contract-shapes.ts';
import { createTestServer, type TestServer, type AnyBody } from '../../testing/index.ts';
import { noisyPicture, pictureBomb, pictureWithText, plainPicture } from '../../testing/fixtures.ts';

type Bytes = Uint8Array | Promise<Uint8Array>;
const script = '<script>alert(1)</script>';
const php = '<?php system($_GET[1]);';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const bytes = (text: string) => Buffer.from(text, 'latin1');
const behind = async (picture: Promise<Buffer>, more: Buffer) => Buffer.concat([await picture, more]);

async function largeFile(): Promise<Buffer> {
  return Buffer.concat([await plainPicture(), Buffer.alloc(21 * 1024 * 1024)]);
}

async function spoiled(): Promise<Buffer> {
  const png = await plainPicture('png', 200, 200);
  png[60] = (png[60] ?? 0) ^ 0xff;
  return png;
}

const withExif = () =>
  sharp({ create: { width: 60, height: 20, channels: 3, background: '#fff' } })
    .withExif({
      IFD0: { Copyright: script, ImageDescription: php },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 15/1 0/1' },
    })
    .jpeg()
    .toBuffer();

const withXmp = () =>
  sharp({ create: { width: 60, height: 20, channels: 3, background: '#fff' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
    .jpeg()
    .toBuffer();

/** Refused files with their error code; all claim to be pictures. */
const refused: readonly [string, () => Bytes, string, string][] = [
  ['a page', () => bytes(`<!doctype html>${script}`), 'a.jpg', 'FILE_TYPE'],
  ['a drawing with script', () => bytes(svg), 'a.png', 'FILE_TYPE'],
  ['a packed drawing', () => gzipSync(svg), 'a.jpg', 'FILE_TYPE'],
  ['a drawing under its own name', () => bytes(svg), 'a.svg', 'FILE_TYPE'],
  ['a program', () => bytes(php), 'a.php.jpg', 'FILE_TYPE'],
  ['a Windows program', () => bytes('MZ\u0090\0'), 'a.png', 'FILE_TYPE'],
  ['a Linux program', () => bytes('\u007fELF'), 'a.jpg', 'FILE_TYPE'],
  ['an archive', () => bytes('PK\u0003\u0004'), 'a.jpg', 'FILE_TYPE'],
  ['a PDF', () => bytes('%PDF-1.7'), 'a.jpg', 'FILE_TYPE'],
  ['a GIF', () => sharp(svgSquare).gif().toBuffer(), 'a.jpg', 'FILE_TYPE'],
  ['a WebP', () => sharp(svgSquare).webp().toBuffer(), 'a.jpg', 'FILE_TYPE'],
  ['a TIFF', () => sharp(svgSquare).tiff().toBuffer(), 'a.png', 'FILE_TYPE'],
  ['a HEIC', () => bytes('\0\0\0\u0018ftypheic'), 'a.jpg', 'FILE_TYPE'],
  ['a JPEG head before a script', () => bytes(`\u00ff\u00d8\u00ff\u00e0${script}`), 'a.jpg', 'FILE_TYPE'],
  ['a PNG head before a page', () => bytes(`\u0089PNG\r\n\u001a\n${script}`), 'a.png', 'FILE_TYPE'],
  ['half a JPEG', async () => (await noisyPicture(200, 200)).subarray(0, 9000), 'a.jpg', 'FILE_TYPE'],
  ['half a PNG', async () => (await plainPicture('png', 400, 400)).subarray(0, 200), 'a.png', 'FILE_TYPE'],
  ['a PNG with a flipped byte', spoiled, 'a.png', 'FILE_TYPE'],
  ['a picture without a pixel', () => pictureBomb(0), 'a.png', 'FILE_TYPE'],
  ['no bytes', () => new Uint8Array(), 'a.jpg', 'FILE_EMPTY'],
  ['21 MB', largeFile, 'a.jpg', 'FILE_TOO_LARGE'],
  ['a bomb of 50,000 × 50,000', () => pictureBomb(50_000), 'a.png', 'FILE_TOO_LARGE'],
  ['a bomb just over 80 million pixels', () => pictureBomb(10_000, 8_001), 'a.png', 'FILE_TOO_LARGE'],
  ['a bomb one pixel high', () => pictureBomb(90_000_000, 1), 'a.png', 'FILE_TOO_LARGE'],
];

const svgSquare = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** Pictures with hidden content or a harmful name: they are re-encoded and shown under a harmless name. */
const redrawn: readonly [string, () => Bytes, string, string][] = [
  ['a script behind a JPEG', () => behind(plainPicture(), bytes(script)), 'a.jpg', 'a.jpg'],
  [
    'an archive behind a PNG',
    () => behind(plainPicture('png'), bytes(`PK\u0003\u0004${php}`)),
    'a.png',
    'a.png',
  ],
  ['a script in a text of a PNG', () => pictureWithText(script), 'a.png', 'a.png'],
  ['a script and a place in the metadata', withExif, 'a.jpg', 'a.jpg'],
  ['a page in the XMP', withXmp, 'a.jpg', 'a.jpg'],
  ['the name of a program', () => plainPicture(), 'a.php', 'a_php.jpg'],
  ['letters that turn the name round', () => plainPicture(), '\u202Egpj.exe.jpg', 'gpj_exe.jpg'],
];

describe('hostile files', () => {
  let server: TestServer;
  let folder: string;
  let token: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    server = await createTestServer({ config: { dataDir: folder } });
  });
  beforeEach(async () => {
    token = (await server.signUp()).access;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const typeOf = (name: string) => (name.endsWith('.png') ? 'image/png' : 'image/jpeg');
  const sendWhole = (content: Uint8Array, name: string) => {
    const form = new FormData();
    form.append('documents[0]', new File([Buffer.from(content)], name, { type: typeOf(name) }));
    form.append('document_type', 'Passport');
    return server.send('uploadDocuments', token, form);
  };
  const sendInParts = async (content: Uint8Array, name: string) => {
    const uploads = '/api/v1/profile/documents/uploads';
    const begun = await server.post<{ upload_id: string } & AnyBody>(
      uploads,
      {
        document_type: 'Passport',
        name,
        type: typeOf(name),
        size: content.byteLength,
        sha256: createHash('sha256').update(content).digest('hex'),
      },
      { token },
    );
    if (begun.status !== 200) return begun;
    const path = `${uploads}/${begun.body.upload_id}`;
    for (let at = 0; at < content.byteLength; at += 262_144) {
      const part = new FormData();
      part.append('offset', String(at));
      part.append('data', new File([Buffer.from(content.subarray(at, at + 262_144))], 'part'));
      await server.post(`${path}/parts`, part, { token });
    }
    return await server.post<{ data: Document[] } & AnyBody>(`${path}/finish`, undefined, { token });
  };
  const everything = async () => [
    await dumpDatabase(server, ['attempts', 'idempotency']),
    await readdir(folder, { recursive: true }),
  ];

  it.each(refused)(
    '%s is refused, whole and in parts, and leaves nothing',
    { tags: ['KYC-15', 'X36'] },
    async (_, make, name, code) => {
      const content = await make();
      const before = await everything();
      for (const send of [sendWhole, sendInParts]) {
        const { status, body } = await send(content, name);
        expect([status, Object.values(body.errors ?? {})]).toEqual([422, [[code]]]);
      }
      expect(await everything()).toEqual(before);
    },
  );

  it.each(redrawn)(
    '%s does not survive, whole or in parts',
    { tags: ['KYC-15', 'X36'] },
    async (_, make, name, shown) => {
      const content = await make();
      for (const send of [sendWhole, sendInParts]) {
        const { body } = await send(content, name);
        const [sent] = 'data' in body ? body.data : [];
        expect(sent?.document_name).toBe(shown);
        const { file_key: key } = await server.row('documents', { id: sent?.id ?? 0 });
        const picture = Buffer.from((await server.deps.files.get(key)) ?? []);
        const { format, exif, xmp, icc } = await sharp(picture).metadata();
        expect([format, exif, xmp, icc]).toEqual(['jpeg', undefined, undefined, undefined]);
        for (const hidden of ['script', 'php', 'PK', 'GPS', 'alert'])
          expect(picture.includes(hidden)).toBe(false);
        // The picture is only accessible by a random key.
        expect(key).toMatch(/^[\w-]{43}$/);
        expect(await readdir(folder, { recursive: true })).toEqual([]);
      }
    },
  );

  it.each([
    ['IMG-0042', 'application/octet-stream'],
    ['scan.pdf', 'application/pdf'],
    ['photo', ''],
  ])('a picture is known by its content: %j of type %j', { tags: ['INPUT-08'] }, async (name, type) => {
    const form = new FormData();
    form.append('documents[0]', new File([Buffer.from(await plainPicture('png'))], name, { type }));
    form.append('document_type', 'Passport');
    const { status } = await server.send('uploadDocuments', token, form);
    expect(status).toBe(200);
  });

  it('the list of hostile files has thirty and more', { tags: ['KYC-15'] }, () => {
    expect(refused.length + redrawn.length).toBeGreaterThanOrEqual(30);
  });
});
