/** Loaded share of a list, 0 to 1, valid for any two counts. */
export function loadedShare(shown: number, total: number): number {
  if (!(total > 0) || !(shown > 0)) return 0;
  return Math.min(shown / total, 1);
}
