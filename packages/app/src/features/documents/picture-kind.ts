/** What the first bytes of a file say it is. */
type PictureKind = 'jpeg' | 'png' | 'heic' | null;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif', 'mif1', 'msf1']);

/**
 * Names the type of a picture from its first twelve bytes, since a name can lie (KYC-06, VALID-25). HEIC is recognised so that the device
 * can turn it into a JPEG; everything else is null and refused.
 */
export function pictureKind(head: Uint8Array): PictureKind {
  const startsWith = (bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);
  if (startsWith([0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.startsWith('ftyp') && HEIC_BRANDS.has(text.slice(4)) ? 'heic' : null;
}

/** Larger pictures are scaled before they are sent (KYC-07): bytes, and px of the longer side. */
export const sendLimit = { bytes: 4 * 1024 * 1024, side: 4096, quality: 0.85 } as const;

/** Size of a picture whose longer side may have so many px. */
export function fitInto(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a picture has to be drawn anew as a JPEG before it is sent. */
export function needsRedraw(kind: PictureKind, bytes: number, width: number, height: number): boolean {
  return kind === 'heic' || bytes > sendLimit.bytes || Math.max(width, height) > sendLimit.side;
}
