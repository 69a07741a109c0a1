import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { matchesTag } from '../http/answer.ts';
import { decodePath } from '../http/static.ts';
import { BusyError, createLimiter } from '../queues.ts';
import type { Images } from '../ports.ts';
import { FILES, readKey, type Subject, outputWidth, readVariant, type Variant } from './keys.ts';
import { type SharedImages, createStore } from './store.ts';

/** First and last byte of a part of a file, counted from 0. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes: one part; `whole` if there is no, an invalid or more than one
 * range; `outside` if the file has no such part.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'whole' | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first < size ? { first, last } : 'outside';
}

export { createSharedImages } from './store.ts';

export interface ImagesOptions {
  /** The server's data folder; images are cached in its folder `cdn-cache`. */
  readonly dataDir: string;
  /** Maximum size of the folder `cdn-cache`, bytes. */
  readonly cacheQuota?: number;
  /** Converted images that all servers share; null: each server converts images for itself. */
  readonly shared?: SharedImages | null;
  /** Maximum waiting conversions; further requests get 503. */
  readonly mostWaiting?: number;
  readonly hasGame: (slug: string) => Promise<boolean>;
}

// One thread per image, because two are converted at a time and requests need the other cores.
sharp.concurrency(1);
sharp.cache(false);

/** Increment it if a file or its conversion changes; otherwise the stored old conversions would be sent. */
const PICTURES_VERSION = '2';
/** px; wide enough for a game frame on any screen. */
const BACKDROP_WIDTH = 1_180;

const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;
/** Content type of files sent unchanged, by extension. */
const FIXED: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.webm': 'video/webm' };
/** Browsers cache a URL for a year, so a changed image reaches returning visitors only under a new key. */
const FOREVER = 'public, max-age=31536000, immutable';

const refusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { message, request_id: '' },
    { status, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers } },
  );
const notFound = () => refusal(404, 'NOT_FOUND');

function picture(body: Uint8Array<ArrayBuffer>, type: string, request: Request): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isVideo = type.startsWith('video/');
  const headers = {
    'Content-Type': type,
    ...(isVideo ? { 'Accept-Ranges': 'bytes' } : {}),
    'Cache-Control': FOREVER,
    ETag: etag,
    // Demo games run in sandboxed frames without an origin and load their images from this endpoint.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    // Prevents scripts in an SVG that is opened as a page.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  if (matchesTag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers });
  if (isVideo) {
    // A part of another version would not fit the client's data.
    const isSame = [null, etag].includes(request.headers.get('If-Range'));
    const size = body.byteLength;
    const range = isSame ? byteRange(request.headers.get('Range'), size) : 'whole';
    if (range === 'outside')
      return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
    if (range !== 'whole') {
      const { first, last } = range;
      return new Response(request.method === 'HEAD' ? null : body.slice(first, last + 1), {
        status: 206,
        headers: {
          ...headers,
          'Content-Range': `bytes ${first}-${last}/${size}`,
          'Content-Length': String(last - first + 1),
        },
      });
    }
  }
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'Content-Length': String(body.byteLength) },
  });
}

/** Whether a request for WebP gets AVIF instead: if the browser supports AVIF, which is smaller. */
const takesAvif = (request: Request): boolean => /\bimage\/avif\b/i.test(request.headers.get('Accept') ?? '');

function encode(image: Sharp, { format, quality }: Pick<Variant, 'format' | 'quality'>): Promise<Buffer> {
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  if (format === 'jpeg')
    return image.flatten({ background: '#1B1715' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  // The quality scales differ: AVIF 50 corresponds to WebP 70. More effort takes six times as long for 2 % fewer bytes.
  if (format === 'avif') return image.avif({ quality: quality - 20, effort: 2 }).toBuffer();
  return image.webp({ quality, alphaQuality: 90, effort: 5 }).toBuffer();
}

/** Opens an image; vectors are rendered at four times their size. */
const open = (file: string) => sharp(join(FILES, file), file.endsWith('.svg') ? { density: 288 } : {});

/** Enough for the images of an uncached lobby for several players at the same time. */
const mostWaiting = 300;

/**
 * Endpoint for the repository's images, raster ones in the requested size. Each size is created once and stored on
 * disk, and in the bucket if there is one.
 */
export function createImages(options: ImagesOptions): Images {
  const store = createStore(join(options.dataDir, 'cdn-cache'), options.cacheQuota, options.shared);
  const inTurn = createLimiter(2, { mostWaiting: options.mostWaiting ?? mostWaiting });
  const running = new Set<Promise<unknown>>();

  async function raster({ file, isBackdrop }: Subject, requested: Variant): Promise<Buffer> {
    const { width: ownWidth, height } = await open(file).metadata();
    const fullWidth = isBackdrop ? BACKDROP_WIDTH : ownWidth;
    const width = outputWidth(requested, fullWidth, ownWidth / height);
    const { format, quality } = requested;
    const name = `${PICTURES_VERSION}/${file}${isBackdrop ? '/backdrop' : ''}/${format}-${format === 'png' ? '' : quality}-${width}`;
    return await store.through(name, () =>
      inTurn(async () => {
        if (!isBackdrop) return await encode(open(file).resize(width), requested);
        const small = await open(file).resize(32).modulate({ brightness: 0.6 }).png().toBuffer();
        return await encode(sharp(small).resize(width, null, { kernel: 'cubic' }), requested);
      }),
    );
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refusal(405, 'METHOD_NOT_ALLOWED', { Allow: 'GET, HEAD' });
    const url = new URL(request.url);
    const key = decodePath(url.pathname.replace(/^\/cdn\//, ''));
    const subject = key === null ? null : readKey(key);
    if (key === null || !subject) return notFound();
    if (subject.game !== undefined && !(await options.hasGame(subject.game))) return notFound();
    const fixedType = FIXED[extname(key)] ?? (key.startsWith('banners/moving/') ? TYPES.webp : undefined);
    if (fixedType !== undefined)
      return picture(new Uint8Array(await readFile(join(FILES, subject.file))), fixedType, request);
    const requested = readVariant(url.searchParams);
    if (!requested) return refusal(400, 'UNKNOWN_VALUE');
    const named: Variant =
      key.endsWith('.png') && !url.searchParams.has('format') ? { ...requested, format: 'png' } : requested;
    const isNegotiated = named.format === 'webp';
    const variant: Variant = isNegotiated && takesAvif(request) ? { ...named, format: 'avif' } : named;
    try {
      const bytes = await raster(subject, variant);
      const response = picture(new Uint8Array(bytes), TYPES[variant.format], request);
      if (isNegotiated) response.headers.set('Vary', 'Accept');
      return response;
    } catch (error) {
      if (error instanceof BusyError) return refusal(503, 'GENERAL_ERROR', { 'Retry-After': '2' });
      throw error;
    }
  }

  return {
    async handle(request) {
      const work = answer(request);
      running.add(work);
      try {
        return await work;
      } finally {
        running.delete(work);
      }
    },
    async close() {
      await Promise.allSettled(running);
    },
  };
}
