import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { cardPicture } from '#app/stories/card-picture.ts';
import { preparePicture } from './prepare-picture.ts';

test('a picture over 4096 px is judged before it is scaled', { tags: ['KYC-07', 'KYC-08'] }, async () => {
  const steps: unknown[] = [];
  const large = await cardPicture('large.jpeg', { blur: 70, width: 5000, height: 3000 });
  const prepared = await preparePicture(large, ({ problems }) => steps.push(problems));
  steps.push('ready');
  expect(steps).toEqual([['blurred'], 'ready']);
  if (typeof prepared === 'string') throw new Error(prepared);
  const { width, height } = await createImageBitmap(prepared.file);
  expect([prepared.file.name, prepared.file.type, width, height]).toEqual([
    'large.jpg',
    'image/jpeg',
    4096,
    2458,
  ]);
});

test('a scaled picture is a JPEG of quality 0.85', { tags: ['KYC-07'] }, async () => {
  const large = await cardPicture('large.jpg', { width: 4200, height: 2000 });
  const prepared = await preparePicture(large, () => undefined);
  if (typeof prepared === 'string') throw new Error(prepared);
  const bitmap = await createImageBitmap(large);
  const canvas = new OffscreenCanvas(4096, 1950);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const sizeOf = async (quality: number) =>
    (await canvas.convertToBlob({ type: 'image/jpeg', quality })).size;
  expect(prepared.file.size).toBeGreaterThan(await sizeOf(0.8));
  expect(prepared.file.size).toBeLessThan(await sizeOf(0.9));
});

test('a picture within the limits is unchanged', { tags: ['KYC-07'] }, async () => {
  const small = await cardPicture('small.jpg');
  const prepared = await preparePicture(small, () => undefined);
  if (typeof prepared === 'string') throw new Error(prepared);
  expect([prepared.file.type, prepared.problems]).toEqual(['image/jpeg', []]);
  expect(await prepared.file.arrayBuffer()).toEqual(await small.arrayBuffer());
});

test('a HEIC that claims too many pixels is refused before it is decoded', { tags: ['KYC-06'] }, async () => {
  const bytes = new Uint8Array(64);
  bytes.set(new TextEncoder().encode('\0\0\0\u0018ftypheic'));
  bytes.set(new TextEncoder().encode('ispe'), 28);
  new DataView(bytes.buffer).setUint32(36, 30_000);
  new DataView(bytes.buffer).setUint32(40, 20_000);
  const claims = new File([bytes], 'large.heic', { type: 'image/heic' });
  expect(await preparePicture(claims, () => undefined)).toBe('FILE_TOO_LARGE');
});

test('what is transparent is white', { tags: ['INPUT-08'] }, async () => {
  const canvas = new OffscreenCanvas(4200, 1000);
  canvas.getContext('2d')?.fillRect(0, 0, 100, 100);
  const clear = new File([await canvas.convertToBlob({ type: 'image/png' })], 'clear.png', {
    type: 'image/png',
  });
  const prepared = await preparePicture(clear, () => undefined);
  if (typeof prepared === 'string') throw new Error(prepared);
  expect([prepared.file.type, prepared.problems.includes('dark')]).toEqual(['image/jpeg', false]);
  const bitmap = await createImageBitmap(prepared.file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  expect([...(context?.getImageData(3000, 500, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
});

test('a picture is known by its content, not by its name and type', { tags: ['INPUT-08'] }, async () => {
  for (const type of ['application/octet-stream', '', 'image/png', 'application/pdf']) {
    const bare = new File([await cardPicture('x.jpg')], 'IMG-0042', { type });
    const prepared = await preparePicture(bare, () => undefined);
    if (typeof prepared === 'string') throw new Error(prepared);
    expect([prepared.file.name, prepared.file.type]).toEqual(['IMG-0042.jpg', 'image/jpeg']);
  }
  const page = new File(['<!doctype html>'], 'a.jpg', { type: 'image/jpeg' });
  expect(await preparePicture(page, () => undefined)).toBe('FILE_TYPE');
});

test('a HEIC this browser cannot decode is refused as one', { tags: ['INPUT-08', 'KYC-06'] }, async () => {
  const photo = new File(['\0\0\0\u0018ftypheic\0\0\0\0heicmif1'], 'IMG_0001', { type: '' });
  expect(await preparePicture(photo, () => undefined)).toBe('FILE_HEIC');
});

test('a picture is read when it is picked, and may be gone afterwards', { tags: ['INPUT-07'] }, async () => {
  const bytes = new Uint8Array(await (await cardPicture('x.jpg', { width: 400, height: 300 })).arrayBuffer());
  const path = './picked.jpg';
  const onDisk = async () => {
    await commands.writeFile(path, btoa(String.fromCharCode(...bytes)), { encoding: 'base64' });
    const input = document.body.appendChild(document.createElement('input'));
    input.type = 'file';
    await userEvent.upload(input, path);
    const [file] = input.files ?? [];
    input.remove();
    if (!file) throw new Error('No file');
    return file;
  };
  const prepared = await preparePicture(await onDisk(), () => undefined);
  await commands.removeFile(path);
  if (typeof prepared === 'string') throw new Error(prepared);
  expect((await prepared.file.arrayBuffer()).byteLength).toBe(bytes.length);
  const lost = await onDisk();
  await commands.removeFile(path);
  expect(await preparePicture(lost, () => undefined)).toBe('FILE_GONE');
});
