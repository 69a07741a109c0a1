/**
 * URL of a preview if it is safe, else `null`: a blob, this site, or HTTPS. Anything else, such as a script,
 * is never rendered.
 */
export function safePreview(address: string | undefined, base: string): string | null {
  if (!address) return null;
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.protocol === 'data:') return /^data:image\/(png|jpeg|webp)[;,]/iu.test(address) ? address : null;
  if (url.protocol === 'blob:' || url.protocol === 'https:') return address;
  return url.origin === new URL(base).origin && url.protocol === 'http:' ? address : null;
}

/** A fraction from 0 to 1 as a whole percentage; 0 if it is not a number. */
export function percent(share: number | undefined): number {
  return Number.isFinite(share) ? Math.round(Math.min(Math.max(share ?? 0, 0), 1) * 100) : 0;
}
