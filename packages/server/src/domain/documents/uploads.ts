import { hasRow } from '../../db/rows.ts';
import {
  documentTypes,
  uploadPartBytes,
  uploadPartMinBytes,
  type UploadStart,
  type UploadState,
} from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { DocumentUploadsTable } from '../../db/document-tables.ts';
import type { Connection } from '../../db/types.ts';
import { randomId, sha256 } from '../../secrets.ts';
import { refuse, refuseFields } from '../errors/refusal.ts';
import { checkFiles, checkReplaced, checkRoomForUpload, factsOf } from './documents.ts';

type Upload = Selectable<DocumentUploadsTable>;

/** Maximum number of unfinished uploads per player. */
const mostOpen = 10;
/** Time from the start or the last part until an unfinished upload expires, ms. */
const lifetime = 24 * 3_600_000;

const viewOf = (row: Upload): UploadState => ({
  upload_id: row.id,
  document_type: row.document_type,
  side: row.side,
  name: row.name,
  size: row.size,
  received: row.received,
  part_size: uploadPartBytes,
  expires_at: row.expires_at.toISOString(),
});

const openUploads = (db: Connection, playerId: number, now: Date) =>
  db
    .selectFrom('document_uploads')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now);

/** Unfinished uploads of a player, oldest first (KYC-12). */
export async function listUploads(db: Connection, playerId: number, now: Date): Promise<UploadState[]> {
  const rows = await openUploads(db, playerId, now).orderBy('created_at').orderBy('id').execute();
  return rows.map(viewOf);
}

/**
 * Starts an upload in parts (KYC-11). Refuses immediately if the finished upload would surely be refused. `trx`
 * holds the player's lock.
 */
export async function startUpload(
  trx: Connection,
  playerId: number,
  wanted: UploadStart,
  now: Date,
): Promise<UploadState> {
  const open = await openUploads(trx, playerId, now).execute();
  if (open.length >= mostOpen) refuseFields({ documents: 'FILES_TOO_MANY' });
  const facts = factsOf(wanted);
  await checkReplaced(trx, playerId, facts.replaces_id);
  await checkRoomForUpload(trx, playerId, facts, wanted.name);
  const row = await trx
    .insertInto('document_uploads')
    .values({
      ...facts,
      id: randomId('upl'),
      player_id: playerId,
      name: wanted.name,
      size: wanted.size,
      sha256: wanted.sha256,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return viewOf(row);
}

/** Stores the next part; refuses a wrong offset and reports the expected one. */
export async function addPart(
  trx: Connection,
  playerId: number,
  id: string,
  part: { readonly offset: number; readonly content: Uint8Array },
  now: Date,
): Promise<UploadState> {
  const upload = await openUploads(trx, playerId, now).where('id', '=', id).forUpdate().executeTakeFirst();
  if (upload === undefined) return refuse(404, 'UPLOAD_NOT_FOUND');
  const { offset, content } = part;
  if (offset !== upload.received)
    return refuse(409, 'UPLOAD_OFFSET', { details: { received: upload.received } });
  if (content.byteLength > uploadPartBytes || offset + content.byteLength > upload.size)
    return refuse(413, 'BODY_TOO_LARGE');
  // `store` appends a small part to the last row, so tiny parts would rewrite that row too often.
  if (content.byteLength < uploadPartMinBytes && offset + content.byteLength < upload.size)
    refuseFields({ data: 'FIELD_INVALID' });
  await store(trx, id, offset, content);
  const row = await trx
    .updateTable('document_uploads')
    .set({ received: offset + content.byteLength, expires_at: new Date(now.getTime() + lifetime) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return viewOf(row);
}

/** Appends to the last row if that does not exceed the size of a part, so that small parts create few rows. */
async function store(trx: Connection, id: string, position: number, content: Uint8Array): Promise<void> {
  const last = await trx
    .selectFrom('document_upload_parts')
    .selectAll()
    .where('upload_id', '=', id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.content.byteLength + content.byteLength > uploadPartBytes) {
    await trx.insertInto('document_upload_parts').values({ upload_id: id, position, content }).execute();
    return;
  }
  await trx
    .updateTable('document_upload_parts')
    .set({ content: Buffer.concat([last.content, content]) })
    .where('upload_id', '=', id)
    .where('position', '=', last.position)
    .execute();
}

/** Joins the parts of an upload and checks the picture; stores nothing. */
export async function arrivedPicture(db: Connection, playerId: number, id: string, now: Date) {
  const upload = await openUploads(db, playerId, now).where('id', '=', id).executeTakeFirst();
  if (upload === undefined) return refuse(404, 'UPLOAD_NOT_FOUND');
  if (upload.received < upload.size)
    return refuse(409, 'UPLOAD_OFFSET', { details: { received: upload.received } });
  const parts = await db
    .selectFrom('document_upload_parts')
    .select('content')
    .where('upload_id', '=', id)
    .orderBy('position')
    .execute();
  const bytes = Buffer.concat(parts.map(({ content }) => content));
  if (sha256(bytes) !== upload.sha256) {
    return refuse(422, 'VALIDATION_ERROR', {
      fields: { documents: ['FILE_HASH'] },
      details: { files: [{ index: 0, code: 'FILE_HASH' }] },
    });
  }
  const files = await checkFiles([new File([bytes], upload.name, { type: documentTypes[0] })]);
  return { facts: factsOf(upload), files };
}

/** Deletes an upload with its parts; false for an unknown upload. */
export async function removeUpload(db: Connection, playerId: number, id: string): Promise<boolean> {
  const mine = db.deleteFrom('document_uploads').where('player_id', '=', playerId);
  return await hasRow(mine.where('id', '=', id).returning('id'));
}
