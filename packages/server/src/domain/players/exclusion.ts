import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { Connection } from '../../db/types.ts';

/** Players who must not return: banned or currently self-excluded. A break is not an exclusion. */
const isExcluded = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(players.banned_at is not null or (players.restriction_kind = 'self_exclusion'
    and (players.restriction_until is null or players.restriction_until > ${now})))`;

/**
 * Whether an e-mail is the mailbox of an excluded player in another spelling: a `+` tag, Gmail's dots or its
 * second domain.
 */
export async function isExcludedMailbox(db: Connection, email: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select('id')
    .where(sql`mailbox_of(email)`, '=', sql`mailbox_of(${email})`)
    .where(isExcluded(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a picture is a document of an excluded player; compares re-encoded pictures. */
export async function isExcludedDocument(
  db: Connection,
  playerId: number,
  content: Uint8Array,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('document_files', 'document_files.key', 'documents.file_key')
    .innerJoin('players', 'players.id', 'documents.player_id')
    .select('documents.id')
    .where(sql`sha256(document_files.content)`, '=', sql`sha256(${content}::bytea)`)
    .where('players.id', '<>', playerId)
    .where(isExcluded(now))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Holds a player with the name and birthday of an excluded one until the operator decides; until then
 * deposits and real-money play are refused.
 */
export async function holdLookalike(trx: Connection, playerId: number, now: Date): Promise<void> {
  await sql`
    update players mine set resembles = other.id, resembles_decided_at = null
    from (
      select players.id, players.birthday, lower(btrim(players.first_name)) as first_name,
        lower(btrim(players.last_name)) as last_name
      from players where ${isExcluded(now)}
    ) other
    where mine.id = ${playerId} and mine.banned_at is null
      and other.id <> mine.id and other.id is distinct from mine.resembles
      and other.birthday = mine.birthday
      and other.first_name = lower(btrim(mine.first_name)) and other.first_name <> ''
      and other.last_name = lower(btrim(mine.last_name)) and other.last_name <> ''
  `.execute(trx);
}

/** Held players, with the excluded player that each resembles. */
export async function heldPlayers(db: Connection) {
  return await db
    .selectFrom('players')
    .select(['id', 'first_name', 'last_name', 'birthday', 'resembles'])
    .where('resembles', 'is not', null)
    .where('resembles_decided_at', 'is', null)
    .where('banned_at', 'is', null)
    .orderBy('id')
    .limit(50)
    .execute();
}

/** The operator has compared the two and lets the player play. False if nothing was pending. */
export async function releaseLookalike(trx: Connection, playerId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('players')
    .set({ resembles_decided_at: now })
    .where('id', '=', playerId)
    .where('resembles', 'is not', null)
    .where('resembles_decided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
