import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { missingOr } from './person-fields.ts';
import { Iso, list, open, checked } from './types.ts';

/** Largest file, bytes. */
export const documentMaxBytes = 20 * 1024 * 1024;
/** Most files of one upload. */
export const documentMaxFiles = 10;
/** File types a player may upload. */
export const documentTypes = ['image/jpeg', 'image/png'] as const;

const knownTypes = ['Passport', 'wallet_screenshot', 'bank_card_screenshot'] as const;
const DocumentType = open(knownTypes);

/** A paper the player sent. `decline_reason` is text in the player's language. */
export const Document = z.object({
  id: z.int(),
  status: z.enum(['process', 'processing', 'approved', 'declined']),
  document_type: DocumentType,
  document_name: z.string(),
  decline_reason: z.nullable(z.string()),
  decline_code: z.nullable(
    open(['blurred', 'glare', 'cropped', 'expired', 'name_mismatch', 'not_owner', 'wrong_type']),
  ),
  created_at: Iso,
});
export type Document = z.infer<typeof Document>;

/** The type of a paper as it is sent: a server may know more words than these. */
const SentType = z.union(
  [z.enum(knownTypes), checked(z.string(), z.regex(/^[A-Za-z][A-Za-z_]{0,63}$/, 'UNKNOWN_VALUE'))],
  missingOr('UNKNOWN_VALUE'),
);

/** Sent as parts `documents[0]`, `documents[1]` …, `document_type` and, where there is one, `message`. */
export const UploadBody = z.object({
  documents: checked(
    z.array(
      checked(
        z.file('REQUIRED'),
        z.minSize(1, 'FILE_EMPTY'),
        z.maxSize(documentMaxBytes, 'FILE_TOO_LARGE'),
        z.mime([...documentTypes], 'FILE_TYPE'),
      ),
      'REQUIRED',
    ),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(documentMaxFiles, 'FILES_TOO_MANY'),
  ),
  document_type: SentType,
  message: z.optional(checked(z.string(), z.maxLength(1000, 'FIELD_INVALID'))),
});
export type UploadBody = z.infer<typeof UploadBody>;

export const documents = defineEndpoint({
  id: 'documents',
  row: 'API-19',
  summary: 'The papers the player sent.',
  method: 'GET',
  path: '/api/v1/profile/documents',
  auth: 'player',
  answer: list(Document),
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
    413: ['BODY_TOO_LARGE'],
    422: ['FILE_TYPE', 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILES_TOO_MANY', 'REQUIRED'],
  },
});
