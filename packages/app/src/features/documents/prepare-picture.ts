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
 * Checks a picture in a worker and scales it where it is large; the code of the reason when it is not a JPEG, PNG or a
 * HEIC this browser can decode, or has more pixels than may be decoded (KYC-06). What is wrong with it is told before it
 * is scaled (KYC-08). Nothing leaves the device (KYC-10). Where the worker fails the server judges alone.
 */
export async function preparePicture(
  file: File,
  onFindings: (findings: PictureFindings) => void,
): Promise<PreparedPicture | PictureRefusal> {
  const answer = await ask(file, onFindings);
  if (answer === null) return { file, problems: [] };
  if (!answer.isTaken) return answer.code;
  const { picture, problems } = answer;
  return { file: new File([picture], sentName(file.name, picture.type), { type: picture.type }), problems };
}
