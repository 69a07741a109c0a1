import type { Player } from '../ledger/post.ts';
import { countRows, hasRow } from '../../db/rows.ts';
import type { Document, DocumentList } from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { DocumentsTable } from '../../db/document-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomToken, sha256 } from '../../secrets.ts';
import { refuse, refuseFields } from '../errors/refusal.ts';
import type { Language } from '../locale/locale.ts';
import { dailyLimits } from '../payments/withdraw.ts';
import { isExcludedDocument } from '../players/lookalikes.ts';
import { declineAdvice, declineText, neededDocuments, paidOutCards } from './needed.ts';
import { redraw, shownName, type FileProblem } from './pictures.ts';

export type DocumentRow = Selectable<DocumentsTable>;

/** Maximum number of a player's pending documents. */
const mostWaiting = 30;
/** Usual duration of a check, minutes; shown to players, and the basis of the due time. */
const usualMinutes = 24 * 60;

/** How long a stored file may remain without a document, ms. */
const unusedFor = 3_600_000;

export interface CheckedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface StoredFile {
  readonly name: string;
  readonly key: string;
  readonly sha256: string;
}

/** What the player says about pictures sent together; the first picture replaces the document `replaces_id`. */
export type DocumentFacts = Pick<
  DocumentRow,
  'document_type' | 'side' | 'subject' | 'replaces_id' | 'message'
>;

type SentFacts = { readonly [Name in keyof DocumentFacts]?: DocumentFacts[Name] | undefined } & {
  readonly document_type: string;
};

export const factsOf = ({
  document_type,
  side,
  subject,
  replaces_id,
  message,
}: SentFacts): DocumentFacts => ({
  document_type,
  side: side ?? null,
  subject: subject ?? null,
  replaces_id: replaces_id ?? null,
  message: message ?? null,
});

const viewOf = (row: DocumentRow, language: Language): Document => {
  const code = row.decline_code;
  const isWaiting = row.status === 'process' || row.status === 'processing';
  const due = new Date(row.created_at.getTime() + usualMinutes * 60_000);
  return {
    id: row.id,
    status: row.status,
    document_type: row.document_type,
    document_name: row.document_name,
    decline_reason: code === null ? null : declineText(code, language),
    decline_code: code,
    created_at: row.created_at.toISOString(),
    side: row.side,
    subject: row.subject,
    advice: code === null ? null : declineAdvice(code, language),
    expected_at: isWaiting ? due.toISOString() : null,
    decided_at: row.decided_at?.toISOString() ?? null,
    replaces_id: row.replaces_id,
  };
};

/** Documents of a player, newest first, those still required, and daily withdrawal limits now and once verified. */
export async function listDocuments(
  db: Connection,
  player: Player,
  language: Language,
): Promise<DocumentList> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('player_id', '=', player.id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  const { now, verified, isVerified } = await dailyLimits(db, player);
  const cards = await paidOutCards(db, player.id);
  return {
    data: rows.map((row) => viewOf(row, language)),
    needed: neededDocuments(rows, { isVerified, cards }, language),
    usual_minutes: usualMinutes,
    daily_limit_now: now,
    daily_limit_verified: verified,
  };
}

/**
 * Re-encodes every picture before anything is stored. Refuses with 422 if a picture is not accepted;
 * `details.files` says which one.
 */
export async function checkFiles(files: readonly File[]): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  const problems: { index: number; code: FileProblem }[] = [];
  for (const [index, file] of files.entries()) {
    const drawn = await redraw(new Uint8Array(await file.arrayBuffer()));
    if ('problem' in drawn) problems.push({ index, code: drawn.problem });
    else checked.push({ name: shownName(file.name), content: drawn.content });
  }
  if (problems.length === 0) return checked;
  return refuse(422, 'VALIDATION_ERROR', {
    fields: { documents: [...new Set(problems.map(({ code }) => code))] },
    details: { files: problems },
  });
}

/** Refuses with 422 if too many documents would be pending (KYC-16). */
async function checkRoom(db: Connection, playerId: number, added: number): Promise<void> {
  const mine = db.selectFrom('documents').where('player_id', '=', playerId);
  const waiting = await countRows(mine.where('status', 'in', ['process', 'processing']));
  if (waiting + added > mostWaiting) refuseFields({ documents: 'FILES_TOO_MANY' });
}

/** Maximum value of the id column; a larger id would cause a database error. */
const largestId = 2_147_483_647;

/** Refuses with 422 unless the document to replace is a declined one of the player. */
export async function checkReplaced(db: Connection, playerId: number, replacesId: number | null) {
  if (replacesId === null) return;
  const declined = db
    .selectFrom('documents')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '=', 'declined');
  if (replacesId > largestId || !(await hasRow(declined.where('id', '=', replacesId))))
    refuseFields({ replaces_id: 'UNKNOWN_VALUE' });
}

const replacedBy = (facts: DocumentFacts, index: number) => (index === 0 ? facts.replaces_id : null);

/** Documents of the player with the same facts, except declined ones. */
const sentLike = (db: Connection, playerId: number, facts: Omit<DocumentFacts, 'replaces_id'>) =>
  db
    .selectFrom('documents')
    .where('player_id', '=', playerId)
    .where('document_type', '=', facts.document_type)
    .where('side', 'is not distinct from', facts.side)
    .where('subject', 'is not distinct from', facts.subject)
    .where('message', 'is not distinct from', facts.message)
    .where('status', '<>', 'declined');

/**
 * Refuses to start an upload if too many documents are pending. If a document with the same name and facts exists,
 * it may be the same picture, sent before a lost response; then the limit is only checked at the end of the upload.
 */
export async function checkRoomForUpload(
  db: Connection,
  playerId: number,
  facts: DocumentFacts,
  name: string,
): Promise<void> {
  const same = sentLike(db, playerId, facts)
    .select('id')
    .where('document_name', '=', shownName(name))
    .where('replaces_id', 'is not distinct from', facts.replaces_id);
  if (!(await hasRow(same.limit(1)))) await checkRoom(db, playerId, 1);
}

/**
 * For each file, the document under which it was already sent, if any. After a lost response the same picture
 * may arrive with another idempotency key: the page was closed meanwhile, or the player added more pictures. A
 * declined picture may be sent again.
 */
async function sentBefore(
  db: Connection,
  playerId: number,
  facts: DocumentFacts,
  files: readonly StoredFile[],
): Promise<(DocumentRow | undefined)[]> {
  const rows = await sentLike(db, playerId, facts)
    .innerJoin('document_files', 'document_files.key', 'documents.file_key')
    .selectAll('documents')
    .select('document_files.sha256')
    .orderBy('documents.id')
    .execute();
  return files.map(({ name, sha256: hash }, index) => {
    const at = rows.findIndex(
      (row) =>
        row.sha256 === hash && row.document_name === name && row.replaces_id === replacedBy(facts, index),
    );
    return at < 0 ? undefined : rows.splice(at, 1)[0];
  });
}

/** Refuses documents that must not be added; returns, for each file, the document that already contains it. */
async function checkAddition(
  db: Connection,
  playerId: number,
  facts: DocumentFacts,
  files: readonly StoredFile[],
  now: Date,
): Promise<(DocumentRow | undefined)[]> {
  const known = await sentBefore(db, playerId, facts, files);
  await checkRoom(db, playerId, known.filter((row) => row === undefined).length);
  await checkReplaced(db, playerId, facts.replaces_id);
  for (const { sha256: hash } of files)
    if (await isExcludedDocument(db, playerId, hash, now)) refuse(409, 'PLAYER_RESTRICTED');
  return known;
}

/**
 * Stores the pictures of documents before they are added. Call it before the transaction, because it is slow;
 * a picture whose document is not added expires.
 */
export async function storeFiles(
  { db, files, clock }: Pick<Ports, 'db' | 'files' | 'clock'>,
  playerId: number,
  facts: DocumentFacts,
  checked: readonly CheckedFile[],
): Promise<StoredFile[]> {
  const now = clock.now();
  const stored = checked.map(({ name, content }) => ({
    name,
    content,
    key: randomToken(),
    sha256: sha256(content),
  }));
  await checkAddition(db, playerId, facts, stored, now);
  const expiresAt = new Date(now.getTime() + unusedFor);
  await Promise.all(stored.map(({ key, content }) => files.put(key, content, expiresAt)));
  return stored;
}

/**
 * Adds documents of one type, all or none; for a picture that was already sent it returns the existing document.
 * `trx` holds the player's lock.
 */
export async function addDocuments(
  trx: Connection,
  playerId: number,
  facts: DocumentFacts,
  files: readonly StoredFile[],
  language: Language,
  now: Date,
): Promise<Document[]> {
  const known = await checkAddition(trx, playerId, facts, files, now);
  const rows: DocumentRow[] = [];
  for (const [index, { name, key }] of files.entries()) {
    const sent = known[index];
    if (sent !== undefined) {
      rows.push(sent);
      continue;
    }
    await trx.updateTable('document_files').set({ expires_at: null }).where('key', '=', key).execute();
    const row = await trx
      .insertInto('documents')
      .values({
        ...facts,
        player_id: playerId,
        document_name: name,
        status: 'process',
        file_key: key,
        created_at: now,
        updated_at: now,
        replaces_id: replacedBy(facts, index),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    rows.push(row);
  }
  return rows.map((row) => viewOf(row, language));
}

/**
 * Deletes files that no document uses, such as those of erased players; run periodically. Each run deletes few
 * files, because a slow bucket would delay the other jobs.
 */
export async function deleteUnusedFiles({
  db,
  files,
  clock,
}: Pick<Ports, 'db' | 'files' | 'clock'>): Promise<void> {
  const rows = await db
    .selectFrom('document_files')
    .select('key')
    .where('expires_at', '<=', clock.now())
    .limit(20)
    .execute();
  for (const { key } of rows) await files.delete(key);
}
