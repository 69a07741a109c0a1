import { pictureKind } from './accepted-files.ts';
import type { PictureProblem } from './picture-quality.ts';
import type { PictureResult, PictureFindings, PictureRefusal } from './picture-worker.ts';

interface PreparedPicture {
  readonly file: File;
  /** Problems found; also empty if the check failed. */
  readonly problems: readonly PictureProblem[];
}

let worker: Worker | undefined;
let lastId = 0;

type WorkerMessage = { id: number } & ({ findings: PictureFindings } | { result: PictureResult | null });

function postToWorker(
  file: File,
  onFindings: (findings: PictureFindings) => void,
): Promise<PictureResult | null> {
  worker ??= new Worker(new URL('picture-worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const id = ++lastId;
  return new Promise((resolve) => {
    const end = new AbortController();
    const finish = (result: PictureResult | null) => {
      end.abort();
      resolve(result);
    };
    const { signal } = end;
    current.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.id !== id) return;
        if ('result' in data) finish(data.result);
        else onFindings(data.findings);
      },
      { signal },
    );
    current.addEventListener(
      'error',
      () => {
        // A worker that failed to load never responds, so create a new one for the next picture.
        if (worker === current) worker = undefined;
        finish(null);
      },
      { signal },
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    current.postMessage({ id, file });
  });
}

/** File name to send: a re-encoded picture is a JPEG. */
function sentName(name: string, type: string): string {
  const base = name.replace(/\.[^.]*$/u, '');
  return `${base}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/**
 * Copies a file into memory: the original may be deleted, renamed or changed before it is sent (INPUT-07).
 * Null if it cannot be read.
 */
async function inMemory(picked: File): Promise<File | null> {
  try {
    return new File([await picked.arrayBuffer()], picked.name, { type: picked.type });
  } catch {
    return null;
  }
}

/**
 * Reads a picture, checks it in a worker and resizes a large one. Returns a code if it is not a JPEG, PNG or
 * a HEIC this browser can decode, has too many pixels (KYC-06) or cannot be read. Problems are reported
 * before resizing (KYC-08). Nothing leaves the device (KYC-10). If the worker fails, a HEIC is refused, and others are
 * checked only by the server.
 */
export async function preparePicture(
  picked: File,
  onFindings: (findings: PictureFindings) => void,
): Promise<PreparedPicture | PictureRefusal> {
  const file = await inMemory(picked);
  if (file === null) return 'FILE_GONE';
  const kind = pictureKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (kind === null) return 'FILE_TYPE';
  const result = await postToWorker(file, onFindings);
  if (result === null) return kind === 'heic' ? 'FILE_HEIC' : { file, problems: [] };
  if (!result.isTaken) return result.code;
  const { picture, problems } = result;
  return { file: new File([picture], sentName(file.name, picture.type), { type: picture.type }), problems };
}
