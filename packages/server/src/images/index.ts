import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Images, Log } from '../ports.ts';
import { byteRange } from './byte-range.ts';
import { ART_VERSION, draw, encode, master, type Names } from './drawing.ts';
import { readKey, type Subject } from './keys.ts';
import { createLimiter } from './limiter.ts';
import { videoFile } from './videos.ts';
import { readVariant, type Variant } from './parameters.ts';
import { createStore } from './store.ts';

export type { Names } from './drawing.ts';

export interface ImagesOptions {
  /** Folder of the server's data; pictures go to `cdn-cache` in it. */
  readonly dataDir: string;
  readonly names: Names;
  readonly log: Pick<Log, 'warn'>;
}

/** The image endpoint, and a way to have pictures ready before they are asked for. */
export interface ImageService extends Images {
  /** Draws the keys in the background, one after the other, each in the widths given; stops at `close`. */
  warm(keys: readonly string[], widths: readonly number[]): Promise<void>;
}

const TYPES = { webp: 'image/webp', jpeg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' } as const;
/** A picture never changes under its key: new art comes with a new version of the server and of the catalogue. */
const FOREVER = 'public, max-age=31536000, immutable';

const notFound = (): Response =>
  Response.json(
    { message: 'NOT_FOUND', request_id: '' },
    { status: 404, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } },
  );

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

function keyOf(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname.replace(/^\/cdn\//, ''));
  } catch {
    return null;
  }
}

/** Images drawn by the server itself. At most two are drawn at a time, each once, and stored on disk. */
export function createImages(options: ImagesOptions): ImageService {
  const store = createStore(join(options.dataDir, 'cdn-cache'));
  const limiter = createLimiter(2);
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
  function raster(
    key: string,
    name: string,
    subject: Subject,
    variant: Variant,
    urgent: boolean,
  ): Promise<Buffer> {
    const base = `${ART_VERSION}/${key}/${name}`;
    const wanted = `${base}/${variant.format}-${variant.quality}-${variant.width ?? 0}x${variant.height ?? 0}`;
    const drawFull = async (): Promise<Buffer> => {
      const drawing = await draw(subject, options.names);
      if (!drawing) throw new Error(`nothing to draw for ${key}`);
      return master(drawing);
    };
    return store.through(wanted, () =>
      limiter.run(async () => encode(await store.through(`${base}/master`, drawFull), variant), urgent),
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
      return Response.json(
        { message: 'METHOD_NOT_ALLOWED', request_id: '' },
        { status: 405, headers: { Allow: 'GET, HEAD' } },
      );
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
    if (!asked) return notFound();
    const variant: Variant =
      key.endsWith('.png') && !url.searchParams.has('format') ? { ...asked, format: 'png' } : asked;
    const bytes = await raster(key, name, subject, variant, true);
    return picture(new Uint8Array(bytes), TYPES[variant.format], request);
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
