import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyOf, packedAnswer } from './answer.ts';

const headers = { 'Cache-Control': 'no-store', ETag: 'W/"1"' };
const textOf = (length: number) => JSON.stringify({ text: 'ә'.repeat(length) });

describe('the answer of a read', () => {
  it('is packed for who takes it, with its own length and its tag', async () => {
    const body = textOf(2_000);
    const answer = packedAnswer(bodyOf(body), 'br, gzip, deflate', headers);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(body);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-encoding': 'gzip',
      'content-length': String(bytes.length),
      'content-type': 'application/json; charset=utf-8',
      etag: 'W/"1"',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['short', 100, 'gzip'],
    ['too long to be packed on the spot', 40_000, 'gzip'],
    ['for who asks for nothing', 2_000, null],
    ['for who refuses', 2_000, 'gzip;q=0, br'],
    ['for who takes something else', 2_000, 'x-gzip-not, br'],
  ])('is left as it is: %s', async (_, length, accepted) => {
    const body = textOf(length);
    const answer = packedAnswer(bodyOf(body), accepted, headers);
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(answer.headers.get('Content-Length')).toBe(String(Buffer.byteLength(body)));
    expect(await answer.text()).toBe(body);
  });
});
