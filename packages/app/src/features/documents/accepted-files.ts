import { documentMaxBytes, documentMaxFiles } from '@tulpar/api/contract';
import type { FileRules } from '@tulpar/ui/file-upload';

export const MEGABYTE = 1024 * 1024;

/** Rules of the file picker (VALID-25, KYC-05, KYC-06); the actual type is read from the content later. */
export const pickRules: FileRules = {
  extensions: ['jpg', 'jpeg', 'png', 'heic', 'heif'],
  maxSize: documentMaxBytes,
  maxFiles: documentMaxFiles,
};

/** Maximum pixels of a picture to decode: a small file can expand to more memory than a phone has (KYC-06). */
export const mostPixels = 80_000_000;

/** How much of a file is searched for width and height, bytes; the camera metadata before them is shorter. */
export const sizeWithin = 256 * 1024;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** JPEG markers of a frame, whose header holds the size: `C0` to `CF` except three. */
const beginsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(view: DataView): Size | null {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (beginsFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Markers can be preceded by fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Box of a HEIC file that holds a size. */
const ISPE = 0x69737065;

/** The largest size in a HEIC file, which also contains the sizes of its tiles and thumbnail. */
function heicSize(view: DataView): Size | null {
  let largest: Size | null = null;
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Size of a picture from its header, before decoding; null if the header does not contain it. */
export function claimedSize(kind: 'jpeg' | 'png' | 'heic', head: Uint8Array): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (kind === 'jpeg') return jpegSize(view);
  if (kind === 'heic') return heicSize(view);
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}

type PictureKind = 'jpeg' | 'png' | 'heic' | null;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif', 'mif1', 'msf1']);

/**
 * Detects the type of a picture from its first twelve bytes, since the file name is unreliable (KYC-06, VALID-25). HEIC
 * is detected because some devices can convert it to JPEG; everything else is null and refused.
 */
export function pictureKind(head: Uint8Array): PictureKind {
  const startsWith = (bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);
  if (startsWith([0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.startsWith('ftyp') && HEIC_BRANDS.has(text.slice(4)) ? 'heic' : null;
}

/** Larger pictures (bytes, or px of the longer side) are redrawn before sending, as JPEG of `quality` (KYC-07). */
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
