type PictureKind = 'jpeg' | 'png' | 'heic' | null;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif', 'mif1', 'msf1']);

/**
 * Detects the type of a picture from its first twelve bytes, since the file name is unreliable (KYC-06,
 * VALID-25). HEIC is detected because some devices can convert it to JPEG; everything else is null and
 * refused.
 */
export function pictureKind(head: Uint8Array): PictureKind {
  const startsWith = (bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);
  if (startsWith([0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.startsWith('ftyp') && HEIC_BRANDS.has(text.slice(4)) ? 'heic' : null;
}

/** Larger pictures are resized before sending (KYC-07): bytes, and px of the longer side. */
export const sendLimit = { bytes: 4 * 1024 * 1024, side: 4096, quality: 0.85 } as const;

/** Scales a size down so that its longer side is at most `side` px. */
export function fitInto(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a picture must be re-encoded as JPEG before sending. */
export function needsRedraw(kind: PictureKind, bytes: number, width: number, height: number): boolean {
  return kind === 'heic' || bytes > sendLimit.bytes || Math.max(width, height) > sendLimit.side;
}
