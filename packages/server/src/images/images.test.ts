import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueRows } from '../db/seed/index.ts';
import { templates } from '../domain/offers/templates.ts';
import type { Images } from '../ports.ts';
import { createMemoryBucket } from '../testing/file-storage.ts';
import { createImages, createSharedImages, byteRange } from './index.ts';
import { FILES, readKey, SYMBOLS, SIZES } from './keys.ts';
import { createStore } from './store.ts';

let dataDir: string;
let images: Images;
let lookups = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tulpar-images-'));
  images = createImages({
    dataDir,
    hasGame: async (slug) => {
      lookups += 1;
      return slug === 'wild-berkut';
    },
  });
});
afterAll(async () => {
  await images.close();
  await rm(dataDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  images.handle(new Request(`http://server.example/cdn/${path}`, { headers }));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const cached = async () => {
  const names = await readdir(join(dataDir, 'cdn-cache'), { recursive: true });
  return names.filter((name) => name.includes('/'));
};

describe('the image address', () => {
  it('renders a tile in the requested width, cached forever', { tags: ['API-51'] }, async () => {
    const response = await get('games/wild-berkut/card.webp?format=webp&quality=70&width=460');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const bytes = await bytesOf(response);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 460, height: 614 });
    expect(bytes.length).toBeLessThan(45_000);
  });

  it(
    'gives a video of less than 150 kB, complete and in parts',
    { tags: ['API-51', 'BANNER-02'] },
    async () => {
      const video = 'banners/moving/cashback.webm';
      const complete = await get(video);
      const bytes = await bytesOf(complete);
      expect(complete.status).toBe(200);
      expect(Object.fromEntries(complete.headers)).toMatchObject({
        'content-type': 'video/webm',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(bytes.length).toBeLessThan(150_000);
      const part = await get(video, { Range: 'bytes=100-199' });
      expect(part.status).toBe(206);
      expect(part.headers.get('Content-Range')).toBe(`bytes 100-199/${bytes.length}`);
      expect(await bytesOf(part)).toEqual(bytes.subarray(100, 200));
      expect((await get(video, { Range: 'bytes=999999-' })).status).toBe(416);
      const tag = complete.headers.get('ETag') ?? '';
      expect((await get(video, { Range: 'bytes=0-9', 'If-Range': tag })).status).toBe(206);
      expect((await get(video, { Range: 'bytes=0-9', 'If-Range': '"former"' })).status).toBe(200);
      expect((await get(video, { 'If-None-Match': tag })).status).toBe(304);
      expect((await get('banners/moving/../moving/cashback.html')).status).toBe(404);
    },
  );

  it('answers a second request from the disk with the same bytes', { tags: ['API-51'] }, async () => {
    const first = await bytesOf(await get('games/wild-berkut/card.webp?width=176'));
    const files = await cached();
    const second = await bytesOf(await get('games/wild-berkut/card.webp?width=176'));
    expect(second.equals(first)).toBe(true);
    expect(await cached()).toEqual(files);
  });

  it('serves AVIF to browsers that support it, else WebP', { tags: ['API-51', 'FIRST-07'] }, async () => {
    const address = 'games/wild-berkut/card.webp?format=webp&quality=70&width=296';
    const other = await get(address, { Accept: 'image/webp,*/*;q=0.8' });
    const modern = await get(address, { Accept: 'image/avif,image/webp,*/*;q=0.8' });
    expect([other, modern].map(({ headers }) => [headers.get('Content-Type'), headers.get('Vary')])).toEqual([
      ['image/webp', 'Accept'],
      ['image/avif', 'Accept'],
    ]);
    expect(modern.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(modern.headers.get('ETag')).not.toBe(other.headers.get('ETag'));
    const [large, small] = [await bytesOf(other), await bytesOf(modern)];
    expect(await sharp(small).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 296 });
    expect(small.length).toBeLessThan(large.length * 0.9);
    const jpeg = await get('games/wild-berkut/card.webp?format=jpeg&width=296', { Accept: 'image/avif' });
    expect([jpeg.headers.get('Content-Type'), jpeg.headers.get('Vary')]).toEqual(['image/jpeg', null]);
    expect((await get('games/wild-berkut/card.webp?format=avif')).status).toBe(400);
  });

  it('gives 304 for a picture the browser has', { tags: ['API-51'] }, async () => {
    const etag = (await get('games/wild-berkut/card.webp?width=132')).headers.get('ETag') ?? '';
    const again = await get('games/wild-berkut/card.webp?width=132', { 'If-None-Match': etag });
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
    for (const tags of [`"other", ${etag}`, `W/${etag},"other"`, '*'])
      expect((await get('games/wild-berkut/card.webp?width=132', { 'If-None-Match': tags })).status).toBe(
        304,
      );
    expect((await get('games/wild-berkut/card.webp?width=132', { 'If-None-Match': '"other"' })).status).toBe(
      200,
    );
  });

  it('stores one file per different output, for any requested numbers', { tags: ['SEC-15'] }, async () => {
    const before = new Set(await cached());
    const convert = (query: string) => get(`games/wild-berkut/symbols/emblem.webp?${query}`);
    const numbers = Array.from({ length: 60 }, (_, at) => 1 + at * 29);
    for (const format of ['webp', 'jpeg', 'png'])
      for (const number of numbers)
        for (const query of [
          `width=${number}`,
          `height=${number}`,
          `width=${number}&height=${1_740 - number}`,
        ])
          await convert(`format=${format}&quality=${1 + (number % 100)}&${query}`);
    const made = (await cached()).filter((name) => !before.has(name));
    // At most four widths up to the source's 160 px, each with three qualities in two formats, and one in PNG.
    expect(made.length).toBeLessThanOrEqual(4 * (3 * 2 + 1));
    const bytes = await bytesOf(await convert('width=1000&height=60'));
    const { width, height } = await sharp(bytes).metadata();
    expect([width <= 160, height >= 60]).toEqual([true, true]);
  });

  it('never makes a picture larger than it is drawn', { tags: ['API-51'] }, async () => {
    const bytes = await bytesOf(await get('games/wild-berkut/symbols/emblem.webp?width=1180'));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, hasAlpha: true });
  });

  it('sends svg keys as they are, and one raster icon', { tags: ['API-51'] }, async () => {
    const svg = await get('providers/yurtlight/icon.svg');
    expect([svg.status, svg.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(svg.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const png = await bytesOf(await get('providers/yurtlight/icon.png'));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png' });
    for (const key of ['payments/card.svg', 'legal/age.svg']) expect((await get(key)).status).toBe(200);
  });

  it.each([
    'games/no-such-game/card.webp',
    'providers/no-such-studio/icon.svg',
    'payments/gold.svg',
    'games/wild-berkut/card.png',
    'games/wild-berkut/../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    'games/..%2fwild-berkut/card.webp',
    'games/wild-berkut%00/card.webp',
    '%',
    '',
    'banners/__proto__.webp',
    'offers/constructor-s.webp',
    'objects/hasOwnProperty.webp',
    'games/wild-berkut/toString',
    `games/${'a'.repeat(500)}/card.webp`,
  ])('knows no %s', { tags: ['API-51'] }, async (path) => {
    const before = await cached();
    expect((await get(path)).status).toBe(404);
    expect(await cached()).toEqual(before);
  });

  it.each(['width=abc', 'width=-1', 'width=0', 'height=1e3', 'format=svg', 'format=avif', 'quality=1e3'])(
    'refuses %s',
    { tags: ['SEC-15'] },
    async (query) => {
      const before = await cached();
      expect((await get(`games/wild-berkut/card.webp?${query}`)).status).toBe(400);
      expect(await cached()).toEqual(before);
    },
  );

  it('checks the catalogue for the game', async () => {
    const before = lookups;
    await get('games/never-heard-of/card.webp');
    expect(lookups).toBe(before + 1);
  });

  it('answers other methods with 405', async () => {
    const response = await images.handle(
      new Request('http://server.example/cdn/legal/age.svg', { method: 'POST' }),
    );
    expect(response.status).toBe(405);
  });

  it('gives a transparent object for a slide', async () => {
    const bytes = await bytesOf(await get('banners/tournament.webp?width=264'));
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it('draws the backdrop of a game wider than its cover', async () => {
    const bytes = await bytesOf(await get('games/wild-berkut/stage.webp?width=1180'));
    expect((await sharp(bytes).metadata()).width).toBe(1_180);
    expect(bytes.length).toBeLessThan(45_000);
  });

  it('has a picture for every key of the catalogue, the cash box and the bonuses', () => {
    const rows = catalogueRows(400, 'Tulpar');
    const keys = [
      ...rows.banners.map(({ image }) => image ?? ''),
      ...rows.footer_icons.map(({ image }) => image),
      ...rows.providers.flatMap(({ slug }) => [`providers/${slug}/icon.svg`, `providers/${slug}/icon.png`]),
      ...rows.games.flatMap(({ slug }) => [`games/${slug}/card.webp`, `games/${slug}/alternative.webp`]),
      ...SYMBOLS.map((symbol) => `games/wild-berkut/symbols/${symbol}.webp`),
      ...templates.flatMap(({ code }) => [
        `welcome/${code}.webp`,
        `welcome/${code}-promo.webp`,
        `offers/${code}-s.webp`,
        `offers/${code}-b.webp`,
      ]),
    ];
    const files = keys.map((key) => readKey(key)?.file ?? '');
    expect(keys.filter((_, at) => !existsSync(join(FILES, files[at] || 'none')))).toEqual([]);
  });

  it('gives a game its own cover, or a shared one that fits its name', () => {
    const fileOf = (slug: string) => readKey(`games/${slug}/card.webp`)?.file ?? '';
    expect(fileOf('wild-berkut')).toBe('games/covers/wild-berkut.webp');
    expect(fileOf('gentle-lantern-2')).toMatch(/^games\/covers\/lantern-\d\.webp$/);
    expect(fileOf('yurt-dash')).toMatch(/^games\/covers\/dash-\d\.webp$/);
    expect(fileOf('of-another-operator')).toMatch(/^games\/covers\/[a-z]+-\d\.webp$/);
  });
});

describe('the store', () => {
  it('makes a picture once for many simultaneous requests', async () => {
    const store = createStore(join(dataDir, 'store'));
    let made = 0;
    const make = async () => {
      made += 1;
      return Buffer.from('picture');
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => store.through('key', make)));
    expect([made, new Set(all.map(String)).size]).toEqual([1, 1]);
  });

  it('stays within its quota: what was used longest ago goes', { tags: ['SEC-15'] }, async () => {
    const folder = join(dataDir, 'small');
    const make = async () => Buffer.alloc(1_000);
    const never = () => Promise.reject(new Error('made again'));
    const store = createStore(folder, 3_500);
    for (const key of ['a', 'b', 'c']) await store.through(key, make);
    await store.through('a', never);
    await store.through('d', make);
    for (const key of ['a', 'c', 'd']) await store.through(key, never);
    await expect(store.through('b', never)).rejects.toThrow('made again');
    // A new process counts existing files.
    const next = createStore(folder, 3_500);
    for (const key of ['e', 'f']) await next.through(key, make);
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.includes('/'))).toHaveLength(3);
  });

  it('keeps nothing of a making that failed', async () => {
    const store = createStore(join(dataDir, 'failing'));
    await expect(store.through('key', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    await expect(store.through('key', async () => Buffer.from('ok'))).resolves.toEqual(Buffer.from('ok'));
  });
});

describe('images that servers share', () => {
  const never = () => Promise.reject(new Error('converted again'));
  const make = async () => Buffer.from('picture');
  const folderOf = (name: string) => join(dataDir, name);

  it('are converted by one server for all', async () => {
    const shared = createSharedImages(createMemoryBucket(), { warn: () => expect.fail('logged') });
    await createStore(folderOf('first'), Infinity, shared).through('key', make);
    const second = createStore(folderOf('second'), Infinity, shared);
    await expect(second.through('key', never)).resolves.toEqual(Buffer.from('picture'));
    // Repeated requests use the cached file of the own folder, not the bucket.
    const alone = createStore(folderOf('second'));
    await expect(alone.through('key', never)).resolves.toEqual(Buffer.from('picture'));
  });

  it('are converted by each server while the bucket is away, which is tried once in 30 s', async () => {
    const bucket = createMemoryBucket();
    bucket.state.isAway = true;
    const [warnings, time] = [[] as unknown[], { now: 0 }];
    const log = { warn: (...words: unknown[]) => void warnings.push(words) };
    const shared = createSharedImages(bucket, log, () => time.now);
    const store = createStore(folderOf('third'), Infinity, shared);
    await expect(store.through('one', make)).resolves.toEqual(Buffer.from('picture'));
    await store.through('two', make);
    expect(warnings).toHaveLength(1);
    bucket.state.isAway = false;
    time.now = 30_000;
    await store.through('three', make);
    expect([warnings.length, bucket.objects.size]).toEqual([1, 1]);
  });
});

describe('conversions', () => {
  it('answers 503 once too many conversions wait', { tags: ['SEC-15'] }, async () => {
    const busy = createImages({
      dataDir: join(dataDir, 'busy'),
      mostWaiting: 3,
      hasGame: async () => true,
    });
    const answers = await Promise.all(
      SIZES.slice(0, 12).map((width) =>
        busy.handle(new Request(`http://server.example/cdn/objects/tulpar.webp?width=${width}`)),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(
      Array.from({ length: 7 }, () => [503, '2']),
    );
    await busy.close();
  });
});

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-5000', { first: 90, last: 99 }],
  ['bytes=-30', { first: 70, last: 99 }],
  ['bytes=-5000', { first: 0, last: 99 }],
])('%s of 100 bytes', { tags: ['API-51'] }, (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it.each([null, '', 'bytes=', 'bytes=-', 'bytes=5-4', 'bytes=0-1,4-5', 'lines=0-5', 'bytes=a-b'])(
  '%s is answered with the whole file',
  { tags: ['API-51'] },
  (header) => {
    expect(byteRange(header, 100)).toBe('whole');
  },
);

it.each(['bytes=100-', 'bytes=-0', 'bytes=100-200'])('%s is outside', { tags: ['API-51'] }, (header) => {
  expect(byteRange(header, 100)).toBe('outside');
});
