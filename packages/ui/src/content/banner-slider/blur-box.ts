/** Minimum height of the slider, px: a strip of this height would cover the picture. */
const HIGHEST = 266;

/** Height of the blurred strip, px, or null for an invalid value from the server. */
export function blurHeight(height: number): number | null {
  if (!(height > 0)) return null;
  return Math.min(Math.round(height), HIGHEST);
}
