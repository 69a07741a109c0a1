import { expect, test } from 'vitest';
import { claimedSize, fitInto, needsRedraw, pictureKind } from './accepted-files.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xc0, 1, 2];
const frame = (marker: number) => [0xff, marker, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3];
const sizeOf = (...bytes: number[]) => claimedSize('jpeg', Uint8Array.from(bytes));

test('reads the size of a JPEG from its frame, past the segments before it', { tags: ['KYC-06'] }, () => {
  // A frame marker inside an EXIF segment must be ignored.
  expect(sizeOf(...jpeg, ...frame(0xc0))).toEqual({ width: 4000, height: 3000 });
  expect(sizeOf(...jpeg, 0xff, ...frame(0xc2))).toEqual({ width: 4000, height: 3000 });
  expect(sizeOf(...jpeg, 0xff, 0xc4, 0, 3, 7, ...frame(0xc1))).toEqual({ width: 4000, height: 3000 });
});

test('what is cut off, or no JPEG any more, has no size', { tags: ['KYC-06'] }, () => {
  expect(sizeOf(...jpeg)).toBeNull();
  expect(sizeOf(...jpeg, ...frame(0xc0).slice(0, 8))).toBeNull();
  expect(sizeOf(...jpeg, 1, ...frame(0xc0))).toBeNull();
  expect(sizeOf()).toBeNull();
});

test('reads the size of a PNG from its header', { tags: ['KYC-06'] }, () => {
  const head = new Uint8Array(64);
  new DataView(head.buffer).setUint32(16, 50_000);
  new DataView(head.buffer).setUint32(20, 40_000);
  expect(claimedSize('png', head)).toEqual({ width: 50_000, height: 40_000 });
  expect(claimedSize('png', head.subarray(0, 23))).toBeNull();
});

test('the size of a HEIC is that of the whole picture, not of its tiles', { tags: ['KYC-06'] }, () => {
  const box = (width: number, height: number) => {
    const bytes = new Uint8Array(20);
    bytes.set([0, 0, 0, 20, 0x69, 0x73, 0x70, 0x65]);
    new DataView(bytes.buffer).setUint32(12, width);
    new DataView(bytes.buffer).setUint32(16, height);
    return [...bytes];
  };
  const begins = [...new TextEncoder().encode('\0\0\0\u0018ftypheic')];
  const named = Uint8Array.from([...begins, ...box(512, 512), ...box(30_000, 20_000), ...box(320, 240)]);
  expect(claimedSize('heic', named)).toEqual({ width: 30_000, height: 20_000 });
  expect(claimedSize('heic', named.subarray(0, begins.length + 19))).toBeNull();
  expect(claimedSize('heic', Uint8Array.from(begins))).toBeNull();
});

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('the type of a picture is that of its content, not its name', { tags: ['KYC-06', 'VALID-25'] }, () => {
  expect(pictureKind(bytes('\u00ff\u00d8\u00ff\u00e0jfif'))).toBe('jpeg');
  expect(pictureKind(bytes('\u0089PNG\r\n\u001a\n'))).toBe('png');
  expect(pictureKind(bytes('\0\0\0\u0018ftypheic'))).toBe('heic');
  const others = ['%PDF-1.7....', 'RIFF....WEBP', '<svg xmlns="', 'GIF89a......', '\0\0\0\u0018ftypmp42', ''];
  for (const other of others) expect(pictureKind(bytes(other))).toBeNull();
});

test('over 4 MB or 4096 px is resized to at most 4096 px', { tags: ['KYC-07'] }, () => {
  const four = 4 * 1024 * 1024;
  expect(needsRedraw('jpeg', four, 4096, 4096)).toBe(false);
  expect(needsRedraw('jpeg', four + 1, 100, 100)).toBe(true);
  expect(needsRedraw('png', 10, 100, 4097)).toBe(true);
  expect(needsRedraw('heic', 10, 100, 100)).toBe(true);
  expect(fitInto(8192, 4096, 4096)).toEqual({ width: 4096, height: 2048 });
  expect(fitInto(300, 200, 4096)).toEqual({ width: 300, height: 200 });
  expect(fitInto(10_000, 1, 4096)).toEqual({ width: 4096, height: 1 });
});
