/** How much of a list is shown, 0 to 1. Whatever the two counts are, the answer can be drawn. */
export function loadedShare(shown: number, total: number): number {
  if (!(total > 0) || !(shown > 0)) return 0;
  return Math.min(shown / total, 1);
}
