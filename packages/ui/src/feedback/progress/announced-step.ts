/** How many times a bar speaks on its way: at 0, 25, 50, 75 and 100 per cent. */
const quarters = 4;

/** The part (0 to 1) of a bar that is filled; a value outside its bounds is brought back into them. */
export function filledPart(value: number, max: number): number {
  if (!(max > 0) || !Number.isFinite(value)) return 0;
  return Math.min(Math.max(value / max, 0), 1);
}

/** The last quarter (0 to 4) that is complete. A screen reader announces its changes, not every per cent. */
export function announcedStep(value: number, max: number): number {
  return Math.floor(filledPart(value, max) * quarters);
}
