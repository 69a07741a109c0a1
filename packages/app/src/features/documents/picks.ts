import type { Document, NeededDocument } from '@tulpar/api/contract';
import type { FileRefusal } from '@tulpar/ui/file-upload';
import type { PictureProblem } from './picture-quality.ts';

/** Names of the file inputs: for a passport and for payment documents (DOC-07). */
export const pictureFields = ['images_pass', 'images_method'] as const;
export type PictureField = (typeof pictureFields)[number];

/** Types of payment documents to choose from (DOC-02). */
export const methodTypes = ['bank_card_screenshot', 'wallet_screenshot'] as const;
export type MethodType = (typeof methodTypes)[number];

export interface PictureTarget {
  readonly type: string;
  readonly side: 'front' | 'back' | null;
  readonly subject: string | null;
  readonly replacesId: number | null;
}

/** A started upload in parts: its id, and the bytes acknowledged by the server. */
export interface StartedUpload {
  readonly id: string;
  readonly received: number;
}

export interface Pick {
  readonly id: string;
  readonly field: PictureField;
  readonly target: PictureTarget;
  readonly file: File;
  /** `checking`: being checked or resized on the device; `paused`: interrupted; `refused`: see `code`. */
  readonly state: 'checking' | 'ready' | 'sending' | 'paused' | 'refused';
  readonly problems: readonly PictureProblem[];
  /** Whether the player decided to send the picture despite its problems. */
  readonly isConfirmed: boolean;
  readonly code: string | null;
  readonly upload: StartedUpload | null;
  /** Message the player entered when the picture was sent. */
  readonly message: string;
  /** When the picture was selected, ms. */
  readonly pickedAt: number;
}

/** Why sending failed, by the id of the first picture of each failed request. */
export type PickErrors = Readonly<Record<string, string>>;

const refusalCodes: Readonly<Record<FileRefusal, string>> = {
  empty: 'FILE_EMPTY',
  size: 'FILE_TOO_LARGE',
  count: 'FILES_TOO_MANY',
};

export interface PictureSlot {
  readonly field: PictureField;
  readonly target: PictureTarget;
}

/** Slot, id and time (ms) of a selected picture; the id is unique, also across reloads. */
export interface PickPlace extends PictureSlot {
  readonly id: string;
  readonly pickedAt: number;
}

/** A newly selected picture; `reason`: why it is refused without a check. */
export function newPick(place: PickPlace, file: File, reason?: FileRefusal): Pick {
  return {
    ...place,
    file,
    state: reason ? 'refused' : 'checking',
    problems: [],
    isConfirmed: false,
    code: reason ? refusalCodes[reason] : null,
    upload: null,
    message: '',
  };
}

/** The picture to review: the first undecided one with a problem (KYC-09), even while it is still being resized. */
export function pickToReview(picks: readonly Pick[]): Pick | undefined {
  return picks.find(
    ({ state, problems, isConfirmed }) =>
      (state === 'checking' || state === 'ready') && problems.length > 0 && !isConfirmed,
  );
}

export const fieldOf = (type: string): PictureField =>
  type === 'Passport' ? 'images_pass' : 'images_method';

/** Slot of a picture that is for no particular document. */
export const openSlot = (type: string): PictureSlot => ({
  field: fieldOf(type),
  target: { type, side: null, subject: null, replacesId: null },
});

export function slotOf(needed: NeededDocument): PictureSlot {
  const { document_type: type, side, subject, state, document_id: id } = needed;
  const replacesId = state === 'declined' ? id : null;
  return { field: fieldOf(type), target: { type, side, subject, replacesId } };
}

export const isWaiting = ({ state }: NeededDocument): boolean => state === 'missing' || state === 'declined';

/** Pictures selected for exactly this required document, also refused ones. */
export const picksFor = (needed: NeededDocument, picks: readonly Pick[]): readonly Pick[] =>
  picks.filter(
    ({ target }) =>
      target.type === needed.document_type &&
      target.side === needed.side &&
      target.subject === needed.subject,
  );

/** Request fields with what a picture shows and the player's message; empty ones are left out. */
export const bodyOf = ({ target, message }: Pick) => ({
  document_type: target.type,
  ...(target.side === null ? {} : { side: target.side }),
  ...(target.subject === null ? {} : { subject: target.subject }),
  ...(target.replacesId === null ? {} : { replaces_id: target.replacesId }),
  ...(message === '' ? {} : { message }),
});

export function isPicked(needed: NeededDocument, picks: readonly Pick[]): boolean {
  return picks.some(
    ({ target, state }) =>
      state !== 'refused' &&
      target.type === needed.document_type &&
      (target.side === null || target.side === needed.side) &&
      (target.subject === null || target.subject === needed.subject),
  );
}

/** The first required document that needs an action; it has the primary button of the page (KYC-02). */
export function firstWaiting(
  needed: readonly NeededDocument[],
  picks: readonly Pick[],
): NeededDocument | undefined {
  return needed.find((one) => isWaiting(one) && !isPicked(one, picks));
}

/** Index and code of each refused file from `details.files` of an error (KYC-14). */
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

interface Content {
  document_type: string;
  side?: Document['side'];
  subject?: Document['subject'];
}

/** Whether two documents show the same. One without a side shows both sides, one without a card any card. */
const isAlike = (a: Content, b: Content) =>
  a.document_type === b.document_type &&
  (a.side == null || b.side == null || a.side === b.side) &&
  (a.subject == null || b.subject == null || a.subject === b.subject);

const isNewer = (a: Document, b: Document) =>
  a.created_at === b.created_at ? a.id > b.id : Date.parse(a.created_at) > Date.parse(b.created_at);

/**
 * Whether to offer a replacement of a declined document: no other one replaces it, no newer one shows the same, and no
 * required document does (KYC-16).
 */
export function isWanted(
  sent: Document,
  documents: readonly Document[],
  needed: readonly NeededDocument[],
): boolean {
  if (sent.status !== 'declined') return false;
  if (needed.some((one) => one.document_id === sent.id || isAlike(one, sent))) return false;
  return !documents.some(
    (other) => other.replaces_id === sent.id || (isNewer(other, sent) && isAlike(other, sent)),
  );
}
