import { documentMaxBytes, documentMaxFiles } from '@tulpar/api/contract';
import type { FileRefusal, FileRules } from '@tulpar/ui/file-upload';
import type { PictureProblem } from './picture-checks.ts';

/** Fields of the form, by the name they are sent for (DOC-07), and the document type of each (DOC-02). */
export const fieldTypes = { images_pass: 'Passport', images_method: 'bank_card_screenshot' } as const;
export type PictureField = keyof typeof fieldTypes;
export const pictureFields = Object.keys(fieldTypes) as readonly PictureField[];

/** Which files may be picked (VALID-25, KYC-05, KYC-06); HEIC is turned into JPEG or refused afterwards. */
export const pickRules: FileRules = {
  extensions: ['jpg', 'jpeg', 'png', 'heic', 'heif'],
  maxSize: documentMaxBytes,
  maxFiles: documentMaxFiles,
};

/** A picked picture. */
export interface Pick {
  readonly id: string;
  readonly field: PictureField;
  readonly file: File;
  /** `checking` on the device, `ready` to be sent, `sending`, or `refused` with a code. */
  readonly state: 'checking' | 'ready' | 'sending' | 'refused';
  readonly problems: readonly PictureProblem[];
  /** The player keeps it in spite of its problems. */
  readonly isKept: boolean;
  readonly code: string | null;
}

const refusalCodes: Readonly<Record<FileRefusal, string>> = {
  type: 'FILE_TYPE',
  empty: 'FILE_EMPTY',
  size: 'FILE_TOO_LARGE',
  count: 'FILES_TOO_MANY',
};

let lastId = 0;

/** A picture that was just picked; with a reason it is refused. */
export function newPick(field: PictureField, file: File, reason?: FileRefusal): Pick {
  return {
    id: String(++lastId),
    field,
    file,
    state: reason ? 'refused' : 'checking',
    problems: [],
    isKept: false,
    code: reason ? refusalCodes[reason] : null,
  };
}

/** The picture the player is asked about: the first with a problem he has not decided on (KYC-09). */
export function pickToReview(picks: readonly Pick[]): Pick | undefined {
  return picks.find((one) => one.state === 'ready' && one.problems.length > 0 && !one.isKept);
}

/** Index and code of each refused file, as `details.files` names them (KYC-14). */
export function refusedFiles(details: Readonly<Record<string, unknown>>): ReadonlyMap<number, string> {
  const files = details['files'];
  const found = new Map<number, string>();
  if (!Array.isArray(files)) return found;
  for (const entry of files as unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { index, code } = entry as { index?: unknown; code?: unknown };
    if (typeof index === 'number' && typeof code === 'string') found.set(index, code);
  }
  return found;
}
