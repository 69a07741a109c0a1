import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, integerBetween } from './fields.ts';
import { missingOr } from './person-fields.ts';
import { cleanLines } from './typed-text.ts';
import { checked, Count, Iso, list, Minor, Ok, open } from './types.ts';

/** Largest file, bytes. */
export const documentMaxBytes = 20 * 1024 * 1024;
/** Most files of one upload. */
export const documentMaxFiles = 10;
/** File types a player may upload. */
export const documentTypes = ['image/jpeg', 'image/png'] as const;

const knownTypes = ['Passport', 'wallet_screenshot', 'bank_card_screenshot'] as const;
const DocumentType = open(knownTypes);
const Side = z.enum(['front', 'back'], 'UNKNOWN_VALUE');
/** Largest part of an upload, bytes. */
export const uploadPartBytes = 256 * 1024;
/** Smallest part of an upload but for the last, bytes: so a picture of 20 MB is 1280 parts at most. */
export const uploadPartMinBytes = 16 * 1024;
/** Most bytes of a body that brings one part: the part and the heads around it. */
export const uploadPartBodyBytes = uploadPartBytes + 4096;

/** A paper the player sent. `decline_reason` is text in the player's language. */
export const Document = z.object({
  id: z.int(),
  status: z.enum(['process', 'processing', 'approved', 'declined']),
  document_type: DocumentType,
  document_name: z.string(),
  decline_reason: z.nullable(z.string()),
  decline_code: z.nullable(
    open([
      'blurred',
      'glare',
      'cropped',
      'expired',
      'name_mismatch',
      'not_owner',
      'wrong_type',
      'digits_not_masked',
      'owner_not_visible',
      'screen_photo',
    ]),
  ),
  created_at: Iso,
  // Which side of the document it shows; null: the whole of it.
  side: z.optional(z.nullable(Side)),
  // Masked card or wallet it is about, for example "•• 4417".
  subject: z.optional(z.nullable(z.string())),
  // Of a declined one: what to do next, in the player's language.
  advice: z.optional(z.nullable(z.string())),
  // When the decision is due, and when it was made.
  expected_at: z.optional(z.nullable(Iso)),
  decided_at: z.optional(z.nullable(Iso)),
  // The declined document this one replaces.
  replaces_id: z.optional(z.nullable(z.int())),
});
export type Document = z.infer<typeof Document>;

/** A document the casino needs; title and reason are texts in the player's language. */
export const NeededDocument = z.object({
  document_type: DocumentType,
  side: z.nullable(Side),
  subject: z.nullable(z.string()),
  title: z.string(),
  why: z.string(),
  state: z.enum(['missing', 'checking', 'approved', 'declined']),
  // The newest document sent for it.
  document_id: z.nullable(z.int()),
});
export type NeededDocument = z.infer<typeof NeededDocument>;

/** Documents sent, newest first, and what is needed in the order to send it; `[]` when nothing is needed. */
export const DocumentList = z.extend(list(Document), {
  needed: z.optional(z.array(NeededDocument)),
  // Usual time of a check.
  usual_minutes: z.optional(Count),
  // Most that can be withdrawn a day.
  daily_limit_now: z.optional(Minor),
  daily_limit_verified: z.optional(Minor),
});
export type DocumentList = z.infer<typeof DocumentList>;

/** The type of a paper as it is sent: a server may know more words than these. */
const SentType = z.union(
  [z.enum(knownTypes), checked(z.string(), z.regex(/^[A-Za-z][A-Za-z_]{0,63}$/, 'UNKNOWN_VALUE'))],
  missingOr('UNKNOWN_VALUE'),
);

/** Most characters of the message to those who check the documents. */
export const documentMessageMax = 1000;
const Message = checked(
  z.string(),
  z.overwrite(cleanLines),
  z.maxLength(documentMessageMax, 'FIELD_INVALID'),
);
const Subject = checked(z.string(), z.minLength(1, 'FIELD_INVALID'), z.maxLength(40, 'FIELD_INVALID'));

/** The type of a file is read from its content, whatever its name and its part claim. Sent as parts `documents[0]`, `documents[1]` …, `document_type` and, where there is one, `message`. */
export const UploadBody = z.object({
  documents: checked(
    z.array(
      checked(z.file('REQUIRED'), z.minSize(1, 'FILE_EMPTY'), z.maxSize(documentMaxBytes, 'FILE_TOO_LARGE')),
      'REQUIRED',
    ),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(documentMaxFiles, 'FILES_TOO_MANY'),
  ),
  document_type: SentType,
  message: z.optional(Message),
  side: z.optional(Side),
  subject: z.optional(Subject),
  // The declined document the first of the files replaces.
  replaces_id: z.optional(integerBetween(1, 2_147_483_647)),
});
export type UploadBody = z.infer<typeof UploadBody>;

/** Begins an upload in parts; `sha256` is the hex of the whole file. */
export const UploadStart = z.object({
  document_type: SentType,
  side: z.optional(Side),
  subject: z.optional(Subject),
  replaces_id: z.optional(checked(z.int(), z.minimum(1, 'UNKNOWN_VALUE'))),
  message: z.optional(Message),
  name: checked(z.string(), z.minLength(1, 'REQUIRED'), z.maxLength(255, 'FIELD_INVALID')),
  type: z.enum(documentTypes, missingOr('FILE_TYPE')),
  size: checked(z.int('REQUIRED'), z.minimum(1, 'FILE_EMPTY'), z.maximum(documentMaxBytes, 'FILE_TOO_LARGE')),
  sha256: checked(z.string(), z.regex(/^[\da-f]{64}$/, 'FIELD_INVALID')),
});
export type UploadStart = z.infer<typeof UploadStart>;

/** An upload as far as it has come; it lapses 24 h after its last part. */
export const UploadState = z.object({
  upload_id: z.string(),
  document_type: DocumentType,
  side: z.nullable(Side),
  name: z.string(),
  size: Count,
  // Bytes stored so far: where the next part begins.
  received: Count,
  // Largest part, bytes.
  part_size: Count,
  expires_at: Iso,
});
export type UploadState = z.infer<typeof UploadState>;

/** One part: `offset` is the position of its first byte. */
export const UploadPart = z.object({
  offset: integerBetween(0, documentMaxBytes),
  data: checked(z.file('REQUIRED'), z.minSize(1, 'FILE_EMPTY')),
});
export type UploadPart = z.infer<typeof UploadPart>;

const UploadParams = z.object({ upload_id: Id });

export const documents = defineEndpoint({
  id: 'documents',
  row: 'API-19',
  summary: 'The papers the player sent.',
  method: 'GET',
  path: '/api/v1/profile/documents',
  auth: 'player',
  answer: DocumentList,
});

/** The answer holds the new documents; nothing is stored when one file is refused. */
export const uploadDocuments = defineEndpoint({
  id: 'uploadDocuments',
  row: 'API-20',
  summary: 'Sends papers of one type.',
  method: 'POST',
  path: '/api/v1/profile/documents/upload',
  auth: 'player',
  body: UploadBody,
  bodyType: 'multipart',
  answer: list(Document),
  errors: {
    409: ['PLAYER_RESTRICTED'],
    413: ['BODY_TOO_LARGE'],
    422: ['FILE_TYPE', 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILES_TOO_MANY', 'REQUIRED'],
    429: ['TOO_MANY_ATTEMPTS'],
  },
});

export const documentUploads = defineEndpoint({
  id: 'documentUploads',
  row: 'addition',
  summary: 'Uploads in parts that are not finished.',
  method: 'GET',
  path: '/api/v1/profile/documents/uploads',
  auth: 'player',
  answer: list(UploadState),
});

export const startUpload = defineEndpoint({
  id: 'startUpload',
  row: 'addition',
  summary: 'Begins to send one picture in parts.',
  method: 'POST',
  path: '/api/v1/profile/documents/uploads',
  auth: 'player',
  body: UploadStart,
  answer: UploadState,
  errors: { 422: ['FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE', 'FILES_TOO_MANY'] },
});

/**
 * Parts come in order; one at another place than `received` answers 409 with `details.received`. One of less than
 * `uploadPartMinBytes` (16 KiB) answers 422 with FIELD_INVALID under `data` and stores nothing, unless it is the last of
 * its picture: that one may have any size.
 */
export const sendUploadPart = defineEndpoint({
  id: 'sendUploadPart',
  row: 'addition',
  summary: 'Sends the next part of a picture.',
  method: 'POST',
  path: '/api/v1/profile/documents/uploads/{upload_id}/parts',
  auth: 'player',
  params: UploadParams,
  body: UploadPart,
  bodyType: 'multipart',
  bodyLimit: uploadPartBodyBytes,
  answer: UploadState,
  errors: {
    404: ['UPLOAD_NOT_FOUND'],
    409: ['UPLOAD_OFFSET'],
    413: ['BODY_TOO_LARGE'],
    422: ['FIELD_INVALID'],
  },
});

/** Checks the picture like an upload of whole files; the parts are removed whatever the result. */
export const finishUpload = defineEndpoint({
  id: 'finishUpload',
  row: 'addition',
  summary: 'Turns the parts into a document.',
  method: 'POST',
  path: '/api/v1/profile/documents/uploads/{upload_id}/finish',
  auth: 'player',
  params: UploadParams,
  answer: list(Document),
  errors: {
    404: ['UPLOAD_NOT_FOUND'],
    409: ['UPLOAD_OFFSET', 'PLAYER_RESTRICTED'],
    422: ['FILE_TYPE', 'FILE_TOO_LARGE', 'FILE_HASH', 'FILES_TOO_MANY'],
    429: ['TOO_MANY_ATTEMPTS'],
  },
});

/** Cancelling an unknown one is no error. */
export const cancelUpload = defineEndpoint({
  id: 'cancelUpload',
  row: 'addition',
  summary: 'Removes an upload in parts.',
  method: 'POST',
  path: '/api/v1/profile/documents/uploads/{upload_id}/cancel',
  auth: 'player',
  params: UploadParams,
  answer: Ok,
});
