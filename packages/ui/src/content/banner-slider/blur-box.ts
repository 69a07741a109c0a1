/** The lowest slider there is, px: a strip as high would hide the picture. */
const HIGHEST = 266;

/** Height of the blurred strip to draw, px, or null when there is nothing to draw. The number comes from a server. */
export function blurHeight(height: number): number | null {
  if (!(height > 0)) return null;
  return Math.min(Math.round(height), HIGHEST);
}
