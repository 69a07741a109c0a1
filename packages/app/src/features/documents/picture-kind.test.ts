import { expect, test } from 'vitest';
import { fitInto, needsRedraw, pictureKind } from './picture-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test(
  'the type of a picture is that of its content, whatever its name',
  { tags: ['KYC-06', 'VALID-25'] },
  () => {
    expect(pictureKind(bytes('\u00ff\u00d8\u00ff\u00e0jfif'))).toBe('jpeg');
    expect(pictureKind(bytes('\u0089PNG\r\n\u001a\n'))).toBe('png');
    expect(pictureKind(bytes('\0\0\0\u0018ftypheic'))).toBe('heic');
    const others = [
      '%PDF-1.7....',
      'RIFF....WEBP',
      '<svg xmlns="',
      'GIF89a......',
      '\0\0\0\u0018ftypmp42',
      '',
    ];
    for (const other of others) expect(pictureKind(bytes(other))).toBeNull();
  },
);

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
