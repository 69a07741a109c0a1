import type { Context, Handler } from 'hono';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DrawnPage } from '@tulpar/api/first-view';
import { entityTag, matchesTag } from './answer.ts';
import { prepareDocument, type AppDocument, fillDocument, type DrawPage } from './first-views.ts';
import type { BuildArchive } from './build-archive.ts';

const compressors = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;
type Encoding = keyof typeof compressors;
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);
/** File extensions that no page of the app has; a missing file with one of them is 404 (REACH-10). */
const fileEndings = new Set(
  Object.keys(types)
    .filter((ending) => ending !== '.html')
    .concat(
      '.mjs',
      '.map',
      '.xml',
      '.gif',
      '.jpeg',
      '.bmp',
      '.woff',
      '.ttf',
      '.webm',
      '.mp4',
      '.pdf',
      '.zip',
      '.php',
    ),
);

/** Bytes to send, compressed on first use. */
interface Sendable {
  readonly bytes: Uint8Array;
  readonly tag: string;
  readonly encoded: Partial<Record<Encoding, Promise<Uint8Array>>>;
}

interface AppFile extends Sendable {
  readonly version: string;
  /** Absolute path. */
  readonly name: string;
  readonly document: (() => AppDocument) | null;
}

/** A rendered page, which is the same for every visitor with the same view. */
interface PreparedPage extends Sendable {
  readonly status: number;
  readonly policy: string;
}

export interface AppSurroundings {
  /** Stores the files of former builds (REACH-10); optional. */
  readonly archive?: BuildArchive;
  /** Called if the build could not be copied. */
  readonly onError?: (error: unknown) => void;
  readonly chatOrigins?: readonly string[];
  /** Renders the first view of pages; without it browsers render every page. */
  readonly draw?: DrawPage<PreparedPage>;
}

/** Serves the files of the built app in a folder; for other paths a rendered page or `index.html`, or 404. */
export function serveApp(
  folder: string,
  { archive, onError, chatOrigins, draw }: AppSurroundings = {},
): Handler {
  const files = new Map<string, AppFile>();

  const load = async (path: string, from = folder): Promise<AppFile | null> => {
    const name = join(from, path);
    if (!name.startsWith(from + sep)) return null;
    const found = await stat(name).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const version = `${found.mtimeMs}-${found.size}`;
    const known = files.get(name);
    if (known?.version === version) return known;
    const bytes = await readFile(name);
    const document = extname(path) === '.html' ? prepareDocument(bytes.toString('utf8'), chatOrigins) : null;
    const file = { version, name, bytes, tag: entityTag(bytes.toString('latin1')), encoded: {}, document };
    files.set(name, file);
    if (path === 'index.html')
      archive?.remember(buildName(bytes)).catch((error: unknown) => onError?.(error));
    return file;
  };

  /** Finds a file of a former build, for pages that were opened with that build. */
  const loadArchived = async (path: string): Promise<AppFile | null> => {
    for (const former of (await archive?.folders()) ?? []) {
      const file = await load(path, former);
      if (file !== null) return file;
    }
    return null;
  };

  const encode = (file: AppFile, encoding: Encoding): Promise<Uint8Array> =>
    (file.encoded[encoding] ??= readFile(file.name + suffixes[encoding]).catch(() =>
      compressors[encoding](file.bytes),
    ));

  /**
   * A rendered page has the same nonce while it is cached, for some seconds. Injected markup cannot know the nonce:
   * texts from the database are older, and a page with another URL has another nonce.
   */
  const prepare = (index: AppFile, page: DrawnPage): PreparedPage => {
    const { html, policy } = prepareDocument(
      fillDocument(Buffer.from(index.bytes).toString('utf8'), page),
      chatOrigins,
    )();
    const tag = entityTag([index.tag, page.version, chatOrigins].join('\n'));
    return { status: page.status, bytes: Buffer.from(html), tag, encoded: {}, policy };
  };

  return async (context) => {
    if (isForm(context)) return context.redirect(ownAddress(context), 303);
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      return context.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    }
    const path = fileOf(context.req.path);
    if (path !== null) {
      // Source maps are only for the error service (REACH-17).
      if (/\.map(?:\.|$)/.test(path)) return context.text('Not found', 404);
      const isAsset = path.startsWith('assets/');
      const file = path === '' ? null : ((await load(path)) ?? (isAsset ? await loadArchived(path) : null));
      if (file !== null) return await send(context, path, file, encode);
      if (path === 'assets' || isAsset || fileEndings.has(extname(path).toLowerCase()))
        return context.text('Not found', 404);
    }
    const index = await load('index.html');
    if (index === null) {
      return context.text(`There is no built app in ${folder}: build it, or set APP_DIR.`, 404);
    }
    const page = path === null ? null : await draw?.(context, (drawn) => prepare(index, drawn));
    if (page) return await sendPage(context, page);
    // The app has a page for unknown paths.
    return await send(context, 'index.html', index, encode, path === null ? 404 : 200);
  };
}

/** Whether a form was posted by a browser that does not run the app's scripts; the server cannot handle it. */
const isForm = ({ req }: Context): boolean =>
  req.method === 'POST' && (req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded');

/** Path and query of the request; leading slashes are reduced to one, because two would name another host. */
function ownAddress({ req }: Context): string {
  const { pathname, search } = new URL(req.url);
  return `${pathname.replace(/^\/+/, '/')}${search}`;
}

/** Name of a build: hash of its document, which names the entry script and so depends on all files. */
const buildName = (document: Uint8Array) => createHash('sha256').update(document).digest('hex').slice(0, 16);

/** Decodes a path; null if it has an invalid percent sign or a NUL. */
export function decodePath(urlPath: string): string | null {
  try {
    const path = decodeURIComponent(urlPath);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** File path relative to the folder; null if it is outside, contains a hidden name, or is invalid. */
function fileOf(urlPath: string): string | null {
  const path = decodePath(urlPath);
  if (path === null || path.includes('\\')) return null;
  const relative = normalize(path).replace(/^\/+/, '').replace(/\/+$/, '');
  return relative === '.' ? '' : relative.split('/').some((part) => part.startsWith('.')) ? null : relative;
}

const encodingFor = (context: Context): Encoding | undefined => {
  const accepted = context.req.header('Accept-Encoding') ?? '';
  return (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
};

/** Sends a rendered page. `Vary` lists what the page depends on, and shared caches must not store it. */
async function sendPage(context: Context, page: PreparedPage): Promise<Response> {
  const { status, bytes, tag, encoded, policy } = page;
  const headers = new Headers({
    'Cache-Control': 'private, no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding, Accept-Language, Cookie, Save-Data, Sec-CH-UA-Mobile, User-Agent',
  });
  // The browser uses its stored copy with the nonce and policy of that copy.
  if (status === 200 && matchesTag(context.req.header('If-None-Match') ?? null, tag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', types['.html'] ?? '');
  headers.set('Content-Security-Policy', policy);
  const encoding = encodingFor(context);
  if (encoding === undefined) return new Response(bytes, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await (encoded[encoding] ??= compressors[encoding](bytes)), { status, headers });
}

async function send(
  context: Context,
  path: string,
  file: AppFile,
  encode: (file: AppFile, encoding: Encoding) => Promise<Uint8Array>,
  status = 200,
): Promise<Response> {
  const kind = extname(path);
  const headers = new Headers({
    'Content-Type': types[kind] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : kind === '.png'
        ? 'public, max-age=86400'
        : 'no-cache',
    Vary: 'Accept-Encoding',
  });
  const encoding = compressible.has(kind) ? encodingFor(context) : undefined;
  if (file.document !== null) {
    const { html, policy } = file.document();
    headers.set('Content-Security-Policy', policy);
    // A document with a nonce differs in each response, so it has no tag and is compressed each time.
    if (html.length !== file.bytes.length || html !== Buffer.from(file.bytes).toString('utf8')) {
      if (encoding === undefined) return new Response(html, { status, headers });
      headers.set('Content-Encoding', encoding);
      return new Response(Buffer.from(await compressors[encoding](Buffer.from(html))), { status, headers });
    }
  }
  headers.set('ETag', file.tag);
  if (status === 200 && matchesTag(context.req.header('If-None-Match') ?? null, file.tag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding === undefined) return new Response(Buffer.from(file.bytes), { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(Buffer.from(await encode(file, encoding)), { status, headers });
}

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
