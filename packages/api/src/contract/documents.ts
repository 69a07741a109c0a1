import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, integerBetween } from './fields.ts';
import { missingOr } from './person-fields.ts';
import { cleanLines } from './typed-text.ts';
import { checked, Count, Iso, list, Minor, Ok, open } from './types.ts';

export const documentMaxBytes = 20 * 1024 * 1024;
/** Maximum number of files of one request. */
export const documentMaxFiles = 10;
/** Accepted media types. The content of a file determines its type, not its name. */
export const documentTypes = ['image/jpeg', 'image/png'] as const;

const knownTypes = ['Passport', 'wallet_screenshot', 'bank_card_screenshot'] as const;
const DocumentType = open(knownTypes);
const Side = z.enum(['front', 'back'], 'UNKNOWN_VALUE');
/** Maximum size of one part of an upload, bytes. */
export const uploadPartBytes = 256 * 1024;
/** Minimum size of a part except the last, bytes: a picture of 20 MB has at most 1280 parts. */
export const uploadPartMinBytes = 16 * 1024;
/** Maximum request body with one part, headers included, bytes. */
export const uploadPartBodyBytes = uploadPartBytes + 4096;

/** A document that the player sent. Texts are in the player's language. */
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
  /** Null if the picture shows both sides, or the document has only one. */
  side: z.optional(z.nullable(Side)),
  /** Masked card or wallet number, for example "•• 4417". */
  subject: z.optional(z.nullable(z.string())),
  /** Only for a declined document: what to do next. */
  advice: z.optional(z.nullable(z.string())),
  /** When the decision is expected; null once it was made. */
  expected_at: z.optional(z.nullable(Iso)),
  decided_at: z.optional(z.nullable(Iso)),
  /** The declined document that this one replaces. */
  replaces_id: z.optional(z.nullable(z.int())),
});
export type Document = z.infer<typeof Document>;

/** A document that is required. Texts are in the player's language. */
export const NeededDocument = z.object({
  document_type: DocumentType,
  side: z.nullable(Side),
  subject: z.nullable(z.string()),
  title: z.string(),
  why: z.string(),
  state: z.enum(['missing', 'checking', 'approved', 'declined']),
  /** The approved document for this requirement, otherwise the newest one sent. */
  document_id: z.nullable(z.int()),
});
export type NeededDocument = z.infer<typeof NeededDocument>;

/** Sent documents, newest first. */
export const DocumentList = z.extend(list(Document), {
  /** Required documents, in the order to send them; `[]` once all of them are approved. */
  needed: z.optional(z.array(NeededDocument)),
  /** Usual duration of a check. */
  usual_minutes: z.optional(Count),
  /** Maximum amount withdrawn per day. */
  daily_limit_now: z.optional(Minor),
  daily_limit_verified: z.optional(Minor),
});
export type DocumentList = z.infer<typeof DocumentList>;

/** Document type of an upload. Servers may have more types than the known ones. */
const SentType = z.union(
  [z.enum(knownTypes), checked(z.string(), z.regex(/^[A-Za-z][A-Za-z_]{0,63}$/, 'UNKNOWN_VALUE'))],
  missingOr('UNKNOWN_VALUE'),
);

/** Maximum length of a message to the moderators, characters. */
export const documentMessageMax = 1000;
const Message = checked(
  z.string(),
  z.overwrite(cleanLines),
  z.maxLength(documentMessageMax, 'FIELD_INVALID'),
);
const Subject = checked(z.string(), z.minLength(1, 'FIELD_INVALID'), z.maxLength(40, 'FIELD_INVALID'));

/** Multipart body: the files are the parts `documents[0]`, `documents[1]` … */
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
  replaces_id: z.optional(integerBetween(1, 2_147_483_647)),
});
export type UploadBody = z.infer<typeof UploadBody>;

export const UploadStart = z.object({
  document_type: SentType,
  side: z.optional(Side),
  subject: z.optional(Subject),
  replaces_id: z.optional(checked(z.int(), z.minimum(1, 'UNKNOWN_VALUE'))),
  message: z.optional(Message),
  name: checked(z.string(), z.minLength(1, 'REQUIRED'), z.maxLength(255, 'FIELD_INVALID')),
  type: z.enum(documentTypes, missingOr('FILE_TYPE')),
  size: checked(z.int('REQUIRED'), z.minimum(1, 'FILE_EMPTY'), z.maximum(documentMaxBytes, 'FILE_TOO_LARGE')),
  /** Hex digest of the whole file. */
  sha256: checked(z.string(), z.regex(/^[\da-f]{64}$/, 'FIELD_INVALID')),
});
export type UploadStart = z.infer<typeof UploadStart>;

export const UploadState = z.object({
  upload_id: z.string(),
  document_type: DocumentType,
  side: z.nullable(Side),
  name: z.string(),
  size: Count,
  /** Bytes stored so far, which is the offset of the next part. */
  received: Count,
  /** Maximum size of a part, bytes. */
  part_size: Count,
  /** 24 h after the start or the last part. */
  expires_at: Iso,
});
export type UploadState = z.infer<typeof UploadState>;

export const UploadPart = z.object({
  /** Position of the first byte of the part in the file. */
  offset: integerBetween(0, documentMaxBytes),
  data: checked(z.file('REQUIRED'), z.minSize(1, 'FILE_EMPTY')),
});
export type UploadPart = z.infer<typeof UploadPart>;

const UploadParams = z.object({ upload_id: Id });

export const documents = defineEndpoint({
  id: 'documents',
  row: 'API-19',
  summary: 'Documents of the player, and those that are required.',
  method: 'GET',
  path: '/api/v1/profile/documents',
  auth: 'player',
  response: DocumentList,
});

/** Returns the new documents; nothing is stored if one file is refused. */
export const uploadDocuments = defineEndpoint({
  id: 'uploadDocuments',
  row: 'API-20',
  summary: 'Uploads documents of one type.',
  method: 'POST',
  path: '/api/v1/profile/documents/upload',
  auth: 'player',
  body: UploadBody,
  bodyType: 'multipart',
  response: list(Document),
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
  summary: 'Unfinished uploads in parts.',
  method: 'GET',
  path: '/api/v1/profile/documents/uploads',
  auth: 'player',
  response: list(UploadState),
});

export const startUpload = defineEndpoint({
  id: 'startUpload',
  row: 'addition',
  summary: 'Starts the upload of one picture in parts.',
  method: 'POST',
  path: '/api/v1/profile/documents/uploads',
  auth: 'player',
  body: UploadStart,
  response: UploadState,
  errors: { 422: ['FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE', 'FILES_TOO_MANY'] },
});

/**
 * Parts must be sent in order: an `offset` other than `received` is 409 with `details.received`. A part below
 * `uploadPartMinBytes` is 422 with FIELD_INVALID under `data`, unless it is the last one.
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
  response: UploadState,
  errors: {
    404: ['UPLOAD_NOT_FOUND'],
    409: ['UPLOAD_OFFSET'],
    413: ['BODY_TOO_LARGE'],
    422: ['FIELD_INVALID'],
  },
});

/** Checks the picture as `uploadDocuments` does. The parts are deleted also if it is refused with 422. */
export const finishUpload = defineEndpoint({
  id: 'finishUpload',
  row: 'addition',
  summary: 'Creates a document from the uploaded parts.',
  method: 'POST',
  path: '/api/v1/profile/documents/uploads/{upload_id}/finish',
  auth: 'player',
  params: UploadParams,
  response: list(Document),
  errors: {
    404: ['UPLOAD_NOT_FOUND'],
    409: ['UPLOAD_OFFSET', 'PLAYER_RESTRICTED'],
    422: ['FILE_TYPE', 'FILE_TOO_LARGE', 'FILE_HASH', 'FILES_TOO_MANY'],
    429: ['TOO_MANY_ATTEMPTS'],
  },
});

/** Cancelling an unknown upload is not an error. */
export const cancelUpload = defineEndpoint({
  id: 'cancelUpload',
  row: 'addition',
  summary: 'Cancels an upload in parts.',
  method: 'POST',
  path: '/api/v1/profile/documents/uploads/{upload_id}/cancel',
  auth: 'player',
  params: UploadParams,
  response: Ok,
});
