/**
 * The address of a preview if it may be shown, else `null`: a picture the browser holds, one of this site, or one over
 * HTTPS. Anything else, a script above all, is not put on the page.
 */
export function safePreview(address: string | undefined, base: string): string | null {
  if (!address) return null;
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.protocol === 'data:') return /^data:image\/(png|jpeg|webp)[;,]/iu.test(address) ? address : null;
  if (url.protocol === 'blob:' || url.protocol === 'https:') return address;
  return url.origin === new URL(base).origin && url.protocol === 'http:' ? address : null;
}

/** A share from 0 to 1 as whole per cents; what is no number is nothing done yet. */
export function percent(share: number | undefined): number {
  return Number.isFinite(share) ? Math.round(Math.min(Math.max(share ?? 0, 0), 1) * 100) : 0;
}
