import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Images, Log } from '../ports.ts';
import { byteRange } from './byte-range.ts';
import { ART_VERSION, aspectOf, draw, drawnWidth, encode, master, type Names } from './drawing.ts';
import { readKey, type Subject } from './keys.ts';
import { BusyError, createLimiter } from './limiter.ts';
import { videoFile } from './videos.ts';
import { outputWidth, readVariant, type Variant } from './parameters.ts';
import { createStore } from './store.ts';

export type { Names } from './drawing.ts';

export interface ImagesOptions {
  /** Folder of the server's data; pictures go to `cdn-cache` in it. */
  readonly dataDir: string;
  /** Bytes that folder may hold. */
  readonly cacheQuota?: number;
  /** Conversions that may wait for their turn; the next request is answered with 503. */
  readonly mostWaiting?: number;
  readonly names: Names;
  readonly log: Pick<Log, 'warn'>;
}

/** The image endpoint, and a way to have pictures ready before they are asked for. */
export interface ImageService extends Images {
  /** Draws the keys in the background, one after the other, each in the widths given; stops at `close`. */
  warm(keys: readonly string[], widths: readonly number[]): Promise<void>;
}

const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const;
/** A picture never changes under its key: new art comes with a new version of the server and of the catalogue. */
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
    // Demo games run in frames without an origin of their own; their pictures come from here.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    // An SVG opened by itself runs nothing.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  // A compressed answer carries the tag as a weak one.
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === etag)
    return new Response(null, { status: 304, headers });
  if (isVideo) {
    // A part of another version would not fit what the player has.
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

/** WebP is asked for by the address; a browser that also reads AVIF gets that, which is smaller. */
const takesAvif = (request: Request): boolean => /\bimage\/avif\b/i.test(request.headers.get('Accept') ?? '');

function keyOf(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname.replace(/^\/cdn\//, ''));
  } catch {
    return null;
  }
}

/** Pictures of a lobby that nobody has opened yet, for several players at the same moment. */
const mostWaiting = 300;

/** Images drawn by the server itself. At most two are drawn at a time, each once, and stored on disk. */
export function createImages(options: ImagesOptions): ImageService {
  const store = createStore(join(options.dataDir, 'cdn-cache'), options.cacheQuota);
  const limiter = createLimiter(2, options.mostWaiting ?? mostWaiting);
  let closed = false;
  const running = new Set<Promise<unknown>>();

  const track = async <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  };

  /** Only a picture that is not stored yet is drawn. */
  async function raster(
    key: string,
    name: string,
    subject: Subject,
    asked: Variant,
    urgent: boolean,
  ): Promise<Buffer> {
    const base = `${ART_VERSION}/${key}/${name}`;
    const fullWidth = drawnWidth(subject);
    const readMaster = () =>
      store.through(`${base}/master`, async () => {
        const drawing = await draw(subject, options.names);
        if (!drawing) throw new Error(`nothing to draw for ${key}`);
        return master(drawing, fullWidth);
      });
    const aspect =
      asked.height === null ? 1 : await limiter.run(async () => aspectOf(await readMaster()), urgent);
    const width = outputWidth(asked, fullWidth, aspect);
    const { format, quality } = asked;
    const file = `${base}/${format}-${format === 'png' ? '' : quality}-${width}`;
    return await store.through(file, () =>
      limiter.run(async () => encode(await readMaster(), { format, quality, width }), urgent),
    );
  }

  /** The name is part of the cache key: a renamed game gets new lettering. */
  async function nameOf(subject: Subject): Promise<string | null> {
    if (!('slug' in subject)) return '';
    return subject.kind === 'provider'
      ? options.names.provider(subject.slug)
      : options.names.game(subject.slug);
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refusal(405, 'METHOD_NOT_ALLOWED', { Allow: 'GET, HEAD' });
    const url = new URL(request.url);
    const key = keyOf(url);
    const video = key === null ? null : videoFile(key);
    if (video) return picture(video.bytes, video.type, request);
    const subject = key === null ? null : readKey(key);
    if (key === null || !subject) return notFound();
    const name = await nameOf(subject);
    if (name === null) return notFound();
    if (key.endsWith('.svg')) {
      const drawing = await draw(subject, options.names);
      return drawing?.vector
        ? picture(new TextEncoder().encode(drawing.svg), TYPES.svg, request)
        : notFound();
    }
    const asked = readVariant(url.searchParams);
    if (!asked) return refusal(400, 'UNKNOWN_VALUE');
    const named: Variant =
      key.endsWith('.png') && !url.searchParams.has('format') ? { ...asked, format: 'png' } : asked;
    const isNegotiated = named.format === 'webp';
    const variant: Variant = isNegotiated && takesAvif(request) ? { ...named, format: 'avif' } : named;
    try {
      const bytes = await raster(key, name, subject, variant, true);
      const response = picture(new Uint8Array(bytes), TYPES[variant.format], request);
      if (isNegotiated) response.headers.set('Vary', 'Accept');
      return response;
    } catch (error) {
      if (error instanceof BusyError) return refusal(503, 'GENERAL_ERROR', { 'Retry-After': '2' });
      throw error;
    }
  }

  return {
    handle: (request) => track(answer(request)),
    warm: (keys, widths) =>
      track(
        (async () => {
          for (const key of keys) {
            const subject = readKey(key);
            const name = subject && (await nameOf(subject));
            if (!subject || name === null) continue;
            for (const width of widths) {
              if (closed) return;
              const variant = readVariant(new URLSearchParams({ width: String(width) }));
              if (!variant) continue;
              try {
                await raster(key, name, subject, variant, false);
              } catch (error) {
                options.log.warn({ key, error: String(error) }, 'a picture could not be made ready');
                return;
              }
            }
          }
        })(),
      ),
    async close() {
      closed = true;
      await Promise.allSettled(running);
    },
  };
}
