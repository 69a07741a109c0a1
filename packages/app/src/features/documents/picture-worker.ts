import { checkSide, findProblems, type PictureProblem } from './picture-quality.ts';
import {
  fitInto,
  needsRedraw,
  pictureKind,
  sendLimit,
  claimedSize,
  mostPixels,
  sizeWithin,
} from './accepted-files.ts';

/** Why a picture is refused: wrong type or broken, undecodable HEIC, too many pixels, or unreadable file. */
export type PictureRefusal = 'FILE_TYPE' | 'FILE_HEIC' | 'FILE_TOO_LARGE' | 'FILE_GONE';

/** Result of the worker: the picture to send with its problems, or a refusal. */
export type PictureResult =
  | { readonly isTaken: true; readonly picture: Blob; readonly problems: readonly PictureProblem[] }
  | { readonly isTaken: false; readonly code: PictureRefusal };

function drawn(bitmap: ImageBitmap, side: number) {
  const { width, height } = fitInto(bitmap.width, bitmap.height, side);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: side === checkSide });
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency; without a background it would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context, width, height };
}

/** Problems of a picture, posted before re-encoding, which takes longer than the checks on slow phones. */
export interface PictureFindings {
  readonly problems: readonly PictureProblem[];
}

/** Checks a picture and converts it for sending (KYC-06 to KYC-08). */
async function preparePictureHere(
  file: Blob,
  onFindings: (findings: PictureFindings) => void,
): Promise<PictureResult> {
  const head = new Uint8Array(await file.slice(0, sizeWithin).arrayBuffer());
  const kind = pictureKind(head.subarray(0, 12));
  if (kind === null) return { isTaken: false, code: 'FILE_TYPE' };
  const claimed = claimedSize(kind, head);
  // Refuse before decoding: the device may not have the memory, and the server would refuse it.
  if (claimed && claimed.width * claimed.height > mostPixels)
    return { isTaken: false, code: 'FILE_TOO_LARGE' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    // Chromium and Firefox cannot decode HEIC; a broken picture cannot be decoded anywhere.
    return { isTaken: false, code: kind === 'heic' ? 'FILE_HEIC' : 'FILE_TYPE' };
  }
  try {
    const small = drawn(bitmap, checkSide);
    const problems = findProblems(small.context.getImageData(0, 0, small.width, small.height), bitmap);
    onFindings({ problems });
    const picture = needsRedraw(kind, file.size, bitmap.width, bitmap.height)
      ? await drawn(bitmap, sendLimit.side).canvas.convertToBlob({
          type: 'image/jpeg',
          quality: sendLimit.quality,
        })
      : file.slice(0, file.size, kind === 'png' ? 'image/png' : 'image/jpeg');
    return { isTaken: true, picture, problems };
  } finally {
    bitmap.close();
  }
}

addEventListener('message', ({ data: { id, file } }: MessageEvent<{ id: number; file: Blob }>) => {
  preparePictureHere(file, (findings) => postMessage({ id, findings })).then(
    (result) => postMessage({ id, result }),
    () => postMessage({ id, result: null }),
  );
});
