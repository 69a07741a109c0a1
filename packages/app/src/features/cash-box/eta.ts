/** How long a method takes, as the unit a person would name. */
export type Eta = { unit: 'instant' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/** Reads the longest time of a method; null when the server does not tell. */
export function etaOf(minutes: { min: number; max: number } | null): Eta | null {
  if (!minutes) return null;
  const { max } = minutes;
  if (max <= 0) return { unit: 'instant' };
  if (max < 60) return { unit: 'minutes', count: Math.ceil(max) };
  if (max < 24 * 60) return { unit: 'hours', count: Math.ceil(max / 60) };
  return { unit: 'days', count: Math.ceil(max / (24 * 60)) };
}
