import { describe, expect, it } from 'vitest';
import { hashParts, multipartLimit, readParts, valueOfParts, withUploadSlot } from './multipart.ts';

const body = (boundary: string, name = 'documents[0]') =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc\r\n--${boundary}--\r\n`,
  );
const read = (bytes: Uint8Array, boundary: string) =>
  readParts(bytes, `multipart/form-data; boundary=${boundary}`);

describe('bodies with files', () => {
  it('are the same by their parts, whatever stands between them', { tags: ['API-20'] }, async () => {
    const hashes = [];
    for (const boundary of ['one', 'two']) hashes.push(await hashParts(await read(body(boundary), boundary)));
    expect(hashes[0]).toBe(hashes[1]);
    expect(await hashParts(await read(body('one', 'other'), 'one'))).not.toBe(hashes[0]);
  });

  it('give lists in the order of their numbers, and of a plain name the first', { tags: ['API-20'] }, () => {
    const value = valueOfParts([
      ['documents[2]', 'c'],
      ['documents[0]', 'a'],
      ['document_type', 'Passport'],
      ['document_type', 'other'],
      ['__proto__', 'x'],
    ]);
    expect(value['documents']).toEqual(['a', 'c']);
    expect(value['document_type']).toBe('Passport');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it(
    'are turned away while too many of them are in memory, and let in again afterwards',
    { tags: ['X36', 'API-20'] },
    async () => {
      const request = new Request('http://127.0.0.1/', {
        method: 'POST',
        headers: { 'Content-Length': String(multipartLimit) },
      });
      const ends: (() => void)[] = [];
      const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
      const running = [1, 2, 3].map(() => withUploadSlot(request, multipartLimit, work));
      await expect(withUploadSlot(request, multipartLimit, work)).rejects.toMatchObject({ status: 429 });
      for (const end of ends) end();
      expect(await Promise.all(running)).toEqual(['done', 'done', 'done']);
      expect(await withUploadSlot(request, multipartLimit, async () => 'again')).toBe('again');
    },
  );
});
