/** Minor units in one whole unit, for every currency of the product. */
const minorPerMajor = 100;

/** Whole units in groups of three ("25 000"); a rest in minor units is dropped. Empty for `null`. */
export function formatMajor(minor: number | null, groupSeparator: string): string {
  if (minor === null) return '';
  return String(Math.floor(minor / minorPerMajor)).replace(/\B(?=(\d{3})+$)/gu, groupSeparator);
}

/** Minor units of what is typed; `null` when there is no digit. */
export function readMajor(text: string): number | null {
  const digits = text.replace(/\D/gu, '');
  return digits ? Number(digits) * minorPerMajor : null;
}
