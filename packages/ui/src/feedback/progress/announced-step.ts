/** Announcements at 0, 25, 50, 75 and 100 per cent. */
const quarters = 4;

/** Filled fraction (0 to 1) of a bar; values out of bounds are clamped. */
export function filledPart(value: number, max: number): number {
  if (!(max > 0) || !Number.isFinite(value)) return 0;
  return Math.min(Math.max(value / max, 0), 1);
}

/** The last complete quarter (0 to 4); only its changes are announced. */
export function announcedStep(value: number, max: number): number {
  return Math.floor(filledPart(value, max) * quarters);
}
