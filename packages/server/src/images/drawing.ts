import sharp from 'sharp';
import { legalMark, PAYMENT_MARKS, providerMark } from './art/marks.ts';
import { OBJECTS } from './art/objects.ts';
import { recipeFor } from './art/recipe.ts';
import { stage, symbol, titleArt } from './art/stage.ts';
import { tile } from './art/tile.ts';
import type { Subject } from './keys.ts';
import type { Variant } from './parameters.ts';

/** Raised whenever the art changes, so that no stale file is ever served from the cache. */
export const ART_VERSION = '1';

// One thread per picture: two are drawn at a time, and the rest of the server needs the other cores.
sharp.concurrency(1);
sharp.cache(false);

/** Names of what is drawn, looked up by whoever knows the catalogue; null: there is no such game or studio. */
export interface Names {
  game(slug: string): Promise<string | null>;
  provider(slug: string): Promise<string | null>;
}

/** A drawing as SVG. */
export interface Drawing {
  readonly svg: string;
  /** Served as SVG; otherwise drawn to pixels. */
  readonly vector: boolean;
}

/** Draws a subject; null when the catalogue does not know it. Takes a few milliseconds. */
export async function draw(subject: Subject, names: Names): Promise<Drawing | null> {
  switch (subject.kind) {
    case 'object': {
      const object = OBJECTS[subject.object];
      return { svg: object.svg(), vector: false };
    }
    case 'payment': {
      const svg = Object.hasOwn(PAYMENT_MARKS, subject.name) ? PAYMENT_MARKS[subject.name] : undefined;
      return svg === undefined ? null : { svg, vector: true };
    }
    case 'legal': {
      const svg = legalMark(subject.name);
      return svg === null ? null : { svg, vector: true };
    }
    case 'provider': {
      const name = await names.provider(subject.slug);
      if (name === null) return null;
      const svg = providerMark(subject.slug, name);
      return { svg, vector: !subject.raster };
    }
    case 'symbol': {
      const name = await names.game(subject.slug);
      return name === null
        ? null
        : { svg: symbol(recipeFor(subject.slug, name), subject.symbol), vector: false };
    }
    default: {
      const name = await names.game(subject.slug);
      if (name === null) return null;
      const make = { tile, alternative: tile, stage, title: titleArt }[subject.kind];
      const recipe = recipeFor(subject.slug, name, subject.kind === 'alternative' ? '~' : '');
      return { svg: make(recipe), vector: false };
    }
  }
}

/** Width a subject is drawn in, px; no file of it is wider. */
export function drawnWidth(subject: Subject): number {
  if (subject.kind === 'object') return OBJECTS[subject.object].shown;
  if (subject.kind === 'symbol') return 160;
  // A stage fills the whole frame of a game, on any screen.
  return subject.kind === 'stage' ? 1_180 : 460;
}

/** The drawing at full width, cached so that other sizes need not be drawn again. */
export function master(drawing: Drawing, width: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing.svg))
    .resize(width)
    .webp({ quality: 92, alphaQuality: 95, effort: 4 })
    .toBuffer();
}

/** Width of a master divided by its height. */
export async function aspectOf(source: Buffer): Promise<number> {
  const { width, height } = await sharp(source).metadata();
  return width / height;
}

/** A master in a width and format. */
export function encode(
  source: Buffer,
  {
    format,
    quality,
    width,
  }: { readonly format: Variant['format']; readonly quality: number; readonly width: number },
): Promise<Buffer> {
  const image = sharp(source).resize({ width, withoutEnlargement: true });
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  if (format === 'jpeg')
    return image.flatten({ background: '#1B1715' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  // The scales differ: AVIF 50 looks like WebP 70. More effort takes six times as long for 2 % fewer bytes.
  if (format === 'avif') return image.avif({ quality: quality - 20, effort: 2 }).toBuffer();
  return image.webp({ quality, alphaQuality: 90, effort: 5 }).toBuffer();
}
