export interface Variant {
  /** `avif` cannot be requested by URL: it is used for WebP requests whose `Accept` contains it. */
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png';
  /** Ignored by `png`. */
  readonly quality: number;
  /** Maximum width and height, px; null: the source's. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Available widths and qualities; other values are rounded up, so that the number of files is bounded. */
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

/** Parses `format`, `quality`, `width`, `height`; null if one is invalid. */
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
 * Width of the file for a request, px: an available one, or the source's. A height only selects among the
 * same widths. `aspect`: width divided by height.
 */
export function outputWidth(asked: Variant, drawnWidth: number, aspect: number): number {
  const wanted = Math.min(asked.width ?? Infinity, (asked.height ?? Infinity) * aspect);
  return wanted === Infinity ? drawnWidth : Math.min(upTo(SIZES, Math.ceil(wanted)), drawnWidth);
}
