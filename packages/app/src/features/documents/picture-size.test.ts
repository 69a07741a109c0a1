import { expect, test } from 'vitest';
import { claimedSize } from './picture-size.ts';

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

test(
  'the size of a HEIC is the largest of those it names: of the whole picture, not of its tiles',
  { tags: ['KYC-06'] },
  () => {
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
  },
);
