/** Most pixels of a picture the device decodes: a small file can unfold into more memory than a phone has (KYC-06). */
export const mostPixels = 80_000_000;

/** How much of a file is looked at for its size, bytes: what a camera writes before the picture is shorter. */
export const sizeWithin = 256 * 1024;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Markers of a JPEG that begin a frame, whose header holds the size: `C0` to `CF` but for three that do not. */
const beginsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(view: DataView): Size | null {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (beginsFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A marker may be filled up with more bytes of this kind.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** `ispe`, the box of a HEIC that holds a size. */
const ISPE = 0x69737065;

/** The largest size a HEIC names: beside the whole picture it names that of its tiles and of a small one. */
function heicSize(view: DataView): Size | null {
  let largest: Size | null = null;
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** The size a picture says it has, before anything of it is decoded; null where its beginning does not say. */
export function claimedSize(kind: 'jpeg' | 'png' | 'heic', head: Uint8Array): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (kind === 'jpeg') return jpegSize(view);
  if (kind === 'heic') return heicSize(view);
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}
