/** How a raster image is wanted. */
export interface Variant {
  readonly format: 'webp' | 'jpeg' | 'png';
  readonly quality: number;
  /** px; null: as drawn. */
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * The sizes and qualities that exist. A requested size gets the next one up, so that nobody can fill the cache by
 * asking for every number there is.
 */
export const SIZES = [
  64, 96, 132, 176, 208, 232, 248, 264, 296, 352, 412, 460, 528, 610, 690, 860, 1180, 1720,
] as const;
export const QUALITIES = [50, 60, 70, 80, 90] as const;

const upTo = (steps: readonly number[], requested: number): number =>
  steps.find((step) => step >= requested) ?? steps.at(-1) ?? requested;

function number(value: string | null, max: number): number | null | undefined {
  if (value === null || value === '') return null;
  if (!/^\d{1,5}$/.test(value)) return undefined;
  const read = Number(value);
  return read < 1 ? undefined : Math.min(read, max);
}

/** Reads `format`, `quality`, `width`, `height`; null when one of them is no such thing. */
export function readVariant(query: URLSearchParams): Variant | null {
  const format = query.get('format') || 'webp';
  const quality = number(query.get('quality'), 100);
  const width = number(query.get('width'), 10_000);
  const height = number(query.get('height'), 10_000);
  if (format !== 'webp' && format !== 'jpeg' && format !== 'png') return null;
  if (quality === undefined || width === undefined || height === undefined) return null;
  return {
    format,
    quality: upTo(QUALITIES, quality ?? 70),
    width: width === null ? null : upTo(SIZES, width),
    height: height === null ? null : upTo(SIZES, height),
  };
}
