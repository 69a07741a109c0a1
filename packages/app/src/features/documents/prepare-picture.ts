import { pictureKind } from './picture-kind.ts';
import type { PictureProblem } from './picture-checks.ts';
import type { PictureAnswer, PictureFindings, PictureRefusal } from './picture-worker.ts';

/** A picture that is ready to be sent. */
interface PreparedPicture {
  readonly file: File;
  /** Found on the device; empty when it could not look. */
  readonly problems: readonly PictureProblem[];
}

let worker: Worker | undefined;
let lastId = 0;

type Told = { id: number } & ({ findings: PictureFindings } | { answer: PictureAnswer | null });

function ask(file: File, onFindings: (findings: PictureFindings) => void): Promise<PictureAnswer | null> {
  worker ??= new Worker(new URL('picture-worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  const id = ++lastId;
  return new Promise((resolve) => {
    const end = new AbortController();
    const finish = (answer: PictureAnswer | null) => {
      end.abort();
      resolve(answer);
    };
    const { signal } = end;
    asked.addEventListener(
      'message',
      ({ data }: MessageEvent<Told>) => {
        if (data.id !== id) return;
        if ('answer' in data) finish(data.answer);
        else onFindings(data.findings);
      },
      { signal },
    );
    asked.addEventListener(
      'error',
      () => {
        // One that could not be loaded never answers: the next picture gets another.
        if (worker === asked) worker = undefined;
        finish(null);
      },
      { signal },
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    asked.postMessage({ id, file });
  });
}

/** Name of the file as it is sent: a redrawn picture is a JPEG. */
function sentName(name: string, type: string): string {
  const base = name.replace(/\.[^.]*$/u, '');
  return `${base}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/**
 * A file with its content in memory: the one that was picked may be deleted, renamed or changed before it is sent
 * (INPUT-07). Null when it cannot be read.
 */
async function inMemory(picked: File): Promise<File | null> {
  try {
    return new File([await picked.arrayBuffer()], picked.name, { type: picked.type });
  } catch {
    return null;
  }
}

/** Whether a file can still be read. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength > 0,
      () => false,
    );

/**
 * Reads a picture, checks it in a worker and scales it where it is large; the code of the reason when it is not a JPEG, PNG or a
 * HEIC this browser can decode, has more pixels than may be decoded (KYC-06) or cannot be read. What is wrong with it is
 * reported before it is scaled (KYC-08). Nothing leaves the device (KYC-10). Where the worker fails the server judges alone.
 */
export async function preparePicture(
  picked: File,
  onFindings: (findings: PictureFindings) => void,
): Promise<PreparedPicture | PictureRefusal> {
  const file = await inMemory(picked);
  if (file === null) return 'FILE_GONE';
  const kind = pictureKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (kind === null) return 'FILE_TYPE';
  const answer = await ask(file, onFindings);
  if (answer === null) return kind === 'heic' ? 'FILE_HEIC' : { file, problems: [] };
  if (!answer.isTaken) return answer.code;
  const { picture, problems } = answer;
  return { file: new File([picture], sentName(file.name, picture.type), { type: picture.type }), problems };
}
