const MINUTE = 60;

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as a clock shows them: `0:07`, `14:05`, `2:59:59`. Fractions are cut off; less than none counts as none. */
export function clockText(total: number): string {
  const seconds = Math.max(0, Math.floor(total));
  const minutes = Math.floor(seconds / MINUTE);
  const hours = Math.floor(minutes / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes % MINUTE)}:${rest}` : `${minutes}:${rest}`;
}
