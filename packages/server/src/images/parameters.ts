/** Requested variant of a raster image. */
export interface Variant {
  /** `avif` cannot be requested by URL: it is used for WebP requests whose `Accept` contains it. */
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png';
  /** Ignored by `png`. */
  readonly quality: number;
  /** px, at most so wide and so high; null: as drawn. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The widths and qualities that exist; anything else gets the next one up, so that the number of files is bounded. */
export const SIZES = [
  64, 96, 132, 176, 208, 232, 248, 264, 296, 352, 412, 460, 528, 610, 690, 860, 1180, 1720,
] as const;
export const QUALITIES = [50, 70, 90] as const;

const upTo = (steps: readonly number[], requested: number): number =>
  steps.find((step) => step >= requested) ?? steps.at(-1) ?? requested;

function number(value: string | null, max: number): number | null | undefined {
  if (value === null || value === '') return null;
  if (!/^\d{1,5}$/.test(value)) return undefined;
  const read = Number(value);
  return read < 1 ? undefined : Math.min(read, max);
}

/** Reads `format`, `quality`, `width`, `height`; null when one of them has no such value. */
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
 * Width of the file that answers a request, px: a listed one, or the width the picture is drawn in. A height only
 * chooses among the same widths. `aspect`: width by height.
 */
export function outputWidth(asked: Variant, drawnWidth: number, aspect: number): number {
  const wanted = Math.min(asked.width ?? Infinity, (asked.height ?? Infinity) * aspect);
  return wanted === Infinity ? drawnWidth : Math.min(upTo(SIZES, Math.ceil(wanted)), drawnWidth);
}
