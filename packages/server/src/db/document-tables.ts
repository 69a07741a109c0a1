import type { ColumnType, Generated } from 'kysely';
import type { Moment, MomentOrNull } from './player-tables.ts';

export type DocumentStatus = 'process' | 'processing' | 'approved' | 'declined';

export interface DocumentsTable {
  id: Generated<number>;
  player_id: number;
  document_type: string;
  /** The player's file name, sanitized. */
  document_name: string;
  status: DocumentStatus;
  decline_code: string | null;
  message: string | null;
  file_key: string;
  created_at: Moment;
  updated_at: Moment;
  /** Side of the document; null: the whole of it. */
  side: DocumentSide | null;
  /** Masked number of the card or wallet; null for other documents. */
  subject: string | null;
  /** The declined document that this one replaces. */
  replaces_id: number | null;
  decided_at: MomentOrNull;
}

export type DocumentSide = 'front' | 'back';

export interface DocumentUploadsTable {
  /** `upl_…`, random. */
  id: string;
  player_id: number;
  document_type: string;
  side: DocumentSide | null;
  subject: string | null;
  replaces_id: number | null;
  message: string | null;
  name: string;
  /** Announced size of the complete file, bytes. */
  size: number;
  sha256: string;
  received: Generated<number>;
  created_at: Moment;
  expires_at: Moment;
}

export interface DocumentUploadPartsTable {
  upload_id: string;
  /** Offset in the file of the part's first byte. */
  position: number;
  content: Uint8Array;
}

export interface DocumentFilesTable {
  /** Random key, so that it reveals nothing about the player or the file. */
  key: string;
  /** JPEG that this server re-encoded; null: the file is in a bucket. */
  content: ColumnType<Uint8Array | null, Uint8Array | null, never>;
  /** SHA-256 of the file, hex; computed from `content` by default. */
  sha256: Generated<string>;
  /** When an unused file is deleted; null: a document uses it. */
  expires_at: MomentOrNull;
}

export interface DocumentTables {
  documents: DocumentsTable;
  document_files: DocumentFilesTable;
  document_uploads: DocumentUploadsTable;
  document_upload_parts: DocumentUploadPartsTable;
}
