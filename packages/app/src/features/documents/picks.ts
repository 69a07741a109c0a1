import { documentMaxBytes, documentMaxFiles, type NeededDocument } from '@tulpar/api/contract';
import type { FileRefusal, FileRules } from '@tulpar/ui/file-upload';
import type { PictureProblem } from './picture-checks.ts';

/** Fields of the form, by the name they are sent for (DOC-07). */
export const pictureFields = ['images_pass', 'images_method'] as const;
export type PictureField = (typeof pictureFields)[number];

/** Screenshots a player may choose between (DOC-02). */
export const methodTypes = ['bank_card_screenshot', 'wallet_screenshot'] as const;
export type MethodType = (typeof methodTypes)[number];

/** Which files may be picked (VALID-25, KYC-05, KYC-06); what they are is read from them afterwards. */
export const pickRules: FileRules = {
  extensions: ['jpg', 'jpeg', 'png', 'heic', 'heif'],
  maxSize: documentMaxBytes,
  maxFiles: documentMaxFiles,
};

/** What a picture is sent as: a document type, one side of it, a card, and the declined document it replaces. */
export interface PictureTarget {
  readonly type: string;
  readonly side: 'front' | 'back' | null;
  readonly subject: string | null;
  readonly replacesId: number | null;
}

/** An upload in parts that has begun: its id, and the bytes the server has acknowledged. */
export interface StartedUpload {
  readonly id: string;
  readonly received: number;
}

/** A picked picture. */
export interface Pick {
  readonly id: string;
  readonly field: PictureField;
  readonly target: PictureTarget;
  readonly file: File;
  /**
   * `checking` on the device or being scaled there, `ready` to be sent, `sending`, `paused` by a cut connection, or `refused` with a code.
   */
  readonly state: 'checking' | 'ready' | 'sending' | 'paused' | 'refused';
  readonly problems: readonly PictureProblem[];
  /** The player keeps it in spite of its problems. */
  readonly isKept: boolean;
  readonly code: string | null;
  readonly upload: StartedUpload | null;
  /** What the player wrote when it was sent. */
  readonly message: string;
  /** When it was picked, ms. */
  readonly pickedAt: number;
}

const refusalCodes: Readonly<Record<FileRefusal, string>> = {
  empty: 'FILE_EMPTY',
  size: 'FILE_TOO_LARGE',
  count: 'FILES_TOO_MANY',
};

/** Where a picture is picked and what for; `id` tells it from all others, after a reload, too. */
export interface PickPlace {
  readonly id: string;
  readonly field: PictureField;
  readonly target: PictureTarget;
  readonly pickedAt: number;
}

/** A picture that was just picked; with a reason it is refused. */
export function newPick(place: PickPlace, file: File, reason?: FileRefusal): Pick {
  return {
    ...place,
    file,
    state: reason ? 'refused' : 'checking',
    problems: [],
    isKept: false,
    code: reason ? refusalCodes[reason] : null,
    upload: null,
    message: '',
  };
}

/**
 * The picture the player is asked about: the first with a problem that is not decided yet (KYC-09), also while it is still
 * being made fit to be sent.
 */
export function pickToReview(picks: readonly Pick[]): Pick | undefined {
  return picks.find(
    ({ state, problems, isKept }) =>
      (state === 'checking' || state === 'ready') && problems.length > 0 && !isKept,
  );
}

/** The field a document type belongs to. */
export const fieldOf = (type: string): PictureField =>
  type === 'Passport' ? 'images_pass' : 'images_method';

/** What a picture for a needed document is sent as. */
export function targetOf(needed: NeededDocument): PictureTarget {
  const { document_type: type, side, subject, state, document_id: id } = needed;
  return { type, side, subject, replacesId: state === 'declined' ? id : null };
}

/** Whether a picture that can be sent was picked for a needed document. */
export function isPicked(needed: NeededDocument, picks: readonly Pick[]): boolean {
  return picks.some(
    ({ target, state }) =>
      state !== 'refused' &&
      target.type === needed.document_type &&
      (target.side === null || target.side === needed.side) &&
      (target.subject === null || target.subject === needed.subject),
  );
}

/** The first needed document that waits for the player: it carries the primary button of the page (KYC-02). */
export function firstWaiting(
  needed: readonly NeededDocument[],
  picks: readonly Pick[],
): NeededDocument | undefined {
  return needed.find((one) => (one.state === 'missing' || one.state === 'declined') && !isPicked(one, picks));
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
