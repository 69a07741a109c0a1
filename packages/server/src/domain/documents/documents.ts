import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { DocumentsTable } from '../../db/account-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomToken } from '../../secrets.ts';
import { lockPlayer } from '../ledger/index.ts';
import { achieve, notify } from '../notifications/index.ts';
import { refuse } from '../errors/refusal.ts';
import type { Language } from '../locale/locale.ts';
import { declineText } from './decline-reasons.ts';
import type { DeclineCode } from './decline-reasons.ts';
import { redraw, shownName } from './pictures.ts';
import type { FileProblem } from './pictures.ts';

export type Document = AnswerOf<(typeof endpoints)['documents']>['data'][number];
export type DocumentRow = Selectable<DocumentsTable>;

/** Papers of one player that may wait for a decision at once. */
const mostWaiting = 30;
/** After this time a new paper counts as taken up for checking, ms. */
const takenUpAfter = 30_000;
/** The type that proves who the player is. */
const identityTypes: ReadonlySet<string> = new Set(['Passport']);

/** A picture ready to be stored. */
export interface CheckedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The contract's shape of a paper, in a language. */
const viewOf = (row: DocumentRow, language: Language): Document => ({
  id: row.id,
  status: row.status,
  document_type: row.document_type,
  document_name: row.document_name,
  decline_reason: row.decline_code === null ? null : declineText(row.decline_code, language),
  decline_code: row.decline_code,
  created_at: row.created_at.toISOString(),
});

/** Papers of a player, newest first. */
export async function listDocuments(
  db: Connection,
  playerId: number,
  language: Language,
): Promise<Document[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => viewOf(row, language));
}

/**
 * Re-encodes every picture before anything is stored. Refuses with 422 when one of them is not taken; `details.files`
 * says which.
 */
export async function checkFiles(files: readonly File[]): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  const problems: { index: number; code: FileProblem }[] = [];
  for (const [index, file] of files.entries()) {
    const drawn = await redraw(file.name, new Uint8Array(await file.arrayBuffer()));
    if ('problem' in drawn) problems.push({ index, code: drawn.problem });
    else checked.push({ name: shownName(file.name), content: drawn.content });
  }
  if (problems.length === 0) return checked;
  return refuse(422, 'VALIDATION_ERROR', {
    fields: { documents: [...new Set(problems.map(({ code }) => code))] },
    details: { files: problems },
  });
}

interface Upload {
  readonly documentType: string;
  readonly message: string | null;
  readonly files: readonly CheckedFile[];
}

/** Keeps papers of one type; all or none. The pictures live in the database: every server process has them. */
export async function addDocuments(
  trx: Connection,
  playerId: number,
  { documentType, message, files }: Upload,
  language: Language,
  now: Date,
): Promise<Document[]> {
  await lockPlayer(trx, playerId);
  const { waiting } = await trx
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('player_id', '=', playerId)
    .where('status', 'in', ['process', 'processing'])
    .executeTakeFirstOrThrow();
  if (Number(waiting) + files.length > mostWaiting) {
    return refuse(422, 'VALIDATION_ERROR', { fields: { documents: ['FILES_TOO_MANY'] } });
  }
  const rows: DocumentRow[] = [];
  for (const { name, content } of files) {
    const key = randomToken();
    await trx.insertInto('document_files').values({ key, content }).execute();
    const row = await trx
      .insertInto('documents')
      .values({
        player_id: playerId,
        document_type: documentType,
        document_name: name,
        status: 'process',
        decline_code: null,
        message,
        file_key: key,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    rows.push(row);
  }
  return rows.map((row) => viewOf(row, language));
}

/** What a checker says about a paper. */
export type Verdict =
  { readonly status: 'approved' } | { readonly status: 'declined'; readonly code: DeclineCode };

/**
 * Decides about a document once and notifies the player; an approved identity document verifies the player. False for an unknown
 * paper and for one that was decided before.
 */
export async function decideDocument(
  trx: Connection,
  id: number,
  verdict: Verdict,
  now: Date,
): Promise<boolean> {
  const found = await trx.selectFrom('documents').select('player_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return false;
  await lockPlayer(trx, found.player_id);
  const row = await trx
    .updateTable('documents')
    .set({
      status: verdict.status,
      decline_code: verdict.status === 'declined' ? verdict.code : null,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', 'in', ['process', 'processing'])
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  const isVerified =
    verdict.status === 'approved' &&
    identityTypes.has(row.document_type) &&
    (await verify(trx, row.player_id, now));
  await notify(
    trx,
    {
      playerId: row.player_id,
      subType: `document_${verdict.status}`,
      facts: verdict.status === 'declined' ? { reason: verdict.code } : {},
    },
    now,
  );
  if (isVerified) await achieve(trx, row.player_id, 'verified', {}, now);
  return true;
}

/** Marks a player as verified; false for one who was before. */
async function verify(trx: Connection, playerId: number, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('players')
    .set({ is_doc_verified: true, verify_at: now })
    .where('id', '=', playerId)
    .where('is_doc_verified', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a paper as being checked; false when it is not new. */
export async function startChecking(trx: Connection, id: number, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('documents')
    .set({ status: 'processing', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'process')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets new papers pass to the checkers; run now and then. */
export async function takeUpDocuments({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('documents')
    .set({ status: 'processing', updated_at: now })
    .where('status', '=', 'process')
    .where('created_at', '<=', new Date(now.getTime() - takenUpAfter))
    .execute();
}

/** Papers for those who check them, newest first; of one player when given. */
export async function documentsToCheck(
  db: Connection,
  filter: { readonly playerId?: number; readonly onlyWaiting?: boolean } = {},
): Promise<DocumentRow[]> {
  let query = db.selectFrom('documents').selectAll().orderBy('id', 'desc').limit(200);
  if (filter.playerId !== undefined) query = query.where('player_id', '=', filter.playerId);
  if (filter.onlyWaiting === true) query = query.where('status', 'in', ['process', 'processing']);
  return await query.execute();
}

/** A stored picture by its random key; null for a key that names nothing. */
export async function documentFile(db: Connection, key: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('document_files')
    .select('content')
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : row.content;
}
