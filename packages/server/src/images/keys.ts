import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the images; its `README.md` describes them. */
export const FILES = fileURLToPath(new URL('files/', import.meta.url));

export interface Subject {
  /** Path of the file below `FILES`. */
  readonly file: string;
  /** Slug of the image's game, which must be in the catalogue. */
  readonly game?: string;
  /** Whether the image is the blurred cover behind a demo slot. */
  readonly isBackdrop?: true;
}

/** All existing files; a key is looked up here and never used as a path. */
const files: ReadonlySet<string> = new Set(
  readdirSync(FILES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => ['.webp', '.svg', '.webm'].includes(extname(path))),
);

/** Symbols of a demo slot from the most valuable to the most common. */
export const SYMBOLS = ['emblem', 'first', 'second', 'a', 'k', 'q', 'j', 'nine'] as const;
const LETTERS: ReadonlySet<string> = new Set(SYMBOLS.slice(3));

/** Covers of several games, by a word in the slug. */
const sharedCovers = new Map<string, string[]>();
for (const file of [...files].toSorted()) {
  const word = /^games\/covers\/(.+)-\d\.webp$/.exec(file)?.[1];
  if (word !== undefined) sharedCovers.set(word, [...(sharedCovers.get(word) ?? []), file]);
}
/** Words by which a shared cover is chosen: first types of games, because `lantern-dash` is shown as a dash. */
const WORDS = [
  'roulette',
  'blackjack',
  'baccarat',
  'wheel',
  'poker',
  'dash',
  'drop',
  'ladder',
  'scratch',
  'keno',
  ...sharedCovers.keys(),
];
const emblems = [...files].filter((file) => file.startsWith('games/symbols/emblem-')).toSorted();

/** Picks an item of a non-empty list; always the same item for the same slug. */
function pickFor(slug: string, list: readonly string[], step = 0): string {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return list[(sum + step) % list.length] ?? '';
}

function sharedCover(slug: string, step = 0): string {
  const word = WORDS.find((known) => slug.includes(known) && sharedCovers.has(known));
  const covers = word === undefined ? undefined : sharedCovers.get(word);
  return pickFor(slug, covers ?? [...sharedCovers.values()].flat(), step);
}

function cover(slug: string): string {
  const own = `games/covers/${slug}.webp`;
  return files.has(own) ? own : sharedCover(slug);
}

function symbolFile(slug: string, name: string): string | null {
  if (LETTERS.has(name)) return `games/symbols/${name}.webp`;
  const at = ['emblem', 'first', 'second'].indexOf(name);
  return at === -1 ? null : pickFor(slug, emblems, at * 5);
}

/** Object on the image of each lobby slide. */
const BANNERS: Readonly<Record<string, string>> = {
  welcome: 'tulpar',
  demo: 'reels',
  tournament: 'trophy',
  cashback: 'cashback',
  premiere: 'crown',
};
/** Object on the image of each bonus, by template code. */
const BONUSES: Readonly<Record<string, string>> = {
  w1: 'tulpar',
  w1gs: 'reels',
  w1fs: 'reels',
  w2: 'money',
  w3: 'chest',
  r50: 'money',
  nd: 'coin',
  dgs: 'reels',
  ndgs: 'reels',
  tw: 'trophy',
  'gsw-w1gs': 'reels',
  'gsw-dgs': 'reels',
  'gsw-ndgs': 'reels',
  cbw: 'cashback',
  cbm: 'cashback',
  demo20: 'ticket',
  vip25: 'crown',
  week20: 'ticket',
  month10: 'laurel',
  spin15: 'reels',
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function gamePicture(slug: string, [part = '', symbol = '', ...rest]: readonly string[]): Subject | null {
  if (!SLUG.test(slug) || rest.length > 0) return null;
  if (part === 'symbols') {
    const file = symbol.endsWith('.webp') ? symbolFile(slug, symbol.slice(0, -5)) : null;
    return file === null ? null : { file, game: slug };
  }
  if (symbol !== '') return null;
  if (part === 'card.webp') return { file: cover(slug), game: slug };
  if (part === 'alternative.webp') return { file: sharedCover(slug, 1), game: slug };
  return part === 'stage.webp' ? { file: cover(slug), game: slug, isBackdrop: true } : null;
}

/** Name of the object that an image shows; `-promo`, `-s` and `-b` are variants of the same object. */
function objectOf(folder: string, name: string): string | undefined {
  if (folder === 'banners') return new Map(Object.entries(BANNERS)).get(name);
  const code = name.replace(folder === 'welcome' ? /-promo$/ : /-[sb]$/, '');
  return new Map(Object.entries(BONUSES)).get(code);
}

/** The file of a key; null for an unknown key. */
export function readKey(key: string): Subject | null {
  const [folder = '', name = '', ...rest] = key.split('/');
  if (folder === 'games') return gamePicture(name, rest);
  if (folder === 'providers') {
    const file = `providers/${name}.svg`;
    return ['icon.svg', 'icon.png'].includes(rest.join('/')) && files.has(file) ? { file } : null;
  }
  if (['banners', 'welcome', 'offers'].includes(folder) && rest.length === 0) {
    const object = name.endsWith('.webp') ? objectOf(folder, name.slice(0, -5)) : undefined;
    return object === undefined ? null : { file: `objects/${object}.webp` };
  }
  return files.has(key) ? { file: key } : null;
}

export interface Variant {
  /** A URL cannot request `avif`: requests for WebP get it if their `Accept` header contains it. */
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png';
  /** Not used for `png`. */
  readonly quality: number;
  /** Maximum width and height, px; null: the source's. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Available widths, and below qualities; others are rounded up, or down to the largest, to limit stored files. */
export const SIZES = [
  64, 96, 132, 176, 208, 232, 248, 264, 296, 352, 412, 460, 528, 610, 690, 860, 1180, 1720,
] as const;
const QUALITIES = [50, 70, 90] as const;

const upTo = (steps: readonly number[], requested: number): number =>
  steps.find((step) => step >= requested) ?? steps.at(-1) ?? requested;

function number(value: string | null, max: number): number | null | undefined {
  if (value === null || value === '') return null;
  if (!/^\d{1,5}$/.test(value)) return undefined;
  const read = Number(value);
  return read < 1 ? undefined : Math.min(read, max);
}

/** Parses `format`, `quality`, `width` and `height`; null if one is invalid. */
export function readVariant(query: URLSearchParams): Variant | null {
  const format = query.get('format') || 'webp';
  const quality = number(query.get('quality'), 100);
  const width = number(query.get('width'), 10_000);
  const height = number(query.get('height'), 10_000);
  if (format !== 'webp' && format !== 'jpeg' && format !== 'png') return null;
  if (quality === undefined || width === undefined || height === undefined) return null;
  return { format, quality: upTo(QUALITIES, quality ?? 70), width, height };
}

/**
 * Width of the file for a request, px: one of the available widths, but at most `drawnWidth`, and that if none is
 * requested. A maximum height is converted to a width. `aspect`: width divided by height.
 */
export function outputWidth(variant: Variant, drawnWidth: number, aspect: number): number {
  const width = Math.min(variant.width ?? Infinity, (variant.height ?? Infinity) * aspect);
  return width === Infinity ? drawnWidth : Math.min(upTo(SIZES, Math.ceil(width)), drawnWidth);
}
