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

/** The size a JPEG or PNG says it has, before anything of it is decoded; null where its beginning does not say. */
export function claimedSize(kind: 'jpeg' | 'png' | 'heic', head: Uint8Array): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (kind === 'jpeg') return jpegSize(view);
  if (kind === 'png' && view.byteLength >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  return null;
}
